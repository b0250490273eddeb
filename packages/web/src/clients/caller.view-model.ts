import type { ClientCard } from '@greenroom/core/clients/client-record';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { QueryController } from '@greenroom/core/kernel/query.controller';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { isTwelfthVisit } from '@greenroom/core/my-day/my-day';
import { createMemoForm } from '../memos/memo-form.view-model.ts';
import { read } from '../mobx/read.ts';

interface CallerDeps {
  readonly card: Pick<QueryController<ClientId, ClientCard>, 'watch' | 'reload'>;
  readonly memos: MemosController;
  /** The customer asks or is connected; false where a conversation is read. */
  readonly isVisit: boolean;
}

/** The record of the customer who sends a request, is connected, or has the open conversation. @spec §3 Client record */
export const createCallerModel = ({ card: { watch, reload }, memos, isVisit }: CallerDeps) => ({
  /** Undefined until it is known. */
  get card(): ClientCard | undefined {
    return read(watch).data;
  },
  /** The visit that begins is the twelfth. */
  get isTwelfth(): boolean {
    return isVisit && this.card !== undefined && isTwelfthVisit(this.card.client.visits);
  },
  /** The last fetch of it failed. */
  get failed(): boolean {
    return read(watch).status === 'failed';
  },
  form: createMemoForm(memos),
  retry: reload,
});

export type CallerModel = ReturnType<typeof createCallerModel>;
