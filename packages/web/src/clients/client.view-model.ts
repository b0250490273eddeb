import type { BlocksController } from '@greenroom/core/blocks/blocks.controller';
import { customerLanguage } from '@greenroom/core/chat/quick-replies/quick-reply-book';
import {
  languageFor,
  translationMenu,
  type TranslationController,
} from '@greenroom/core/chat/translation/translation.controller';
import type { ClientRecord } from '@greenroom/core/clients/client-record';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import type { Language } from '@greenroom/core/localisation/language';
import type { LocalisationController } from '@greenroom/core/localisation/localisation.controller';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import type { ModerationController } from '@greenroom/core/moderation/moderation.controller';
import { clientName } from '@greenroom/core/session/client-name';
import { createMemoForm } from '../memos/memo-form.view-model.ts';
import { read } from '../mobx/read.ts';
import { listOf, viewOf } from '../ui/query-view.ts';

export interface ClientDeps {
  readonly clients: ClientsController;
  readonly memos: MemosController;
  readonly blocks: BlocksController;
  readonly moderation: Pick<ModerationController, 'begin'>;
  readonly translation: Pick<TranslationController, 'choices' | 'chooseFor' | 'isOffered'>;
  readonly localisation: Pick<LocalisationController, 'watch'>;
}

/** One customer: record, memos, history, and what can be done. @spec §2 /clients/{client_id}/, §3 Client record */
export const createClientModel = ({ clients, memos, blocks, moderation, translation, localisation }: ClientDeps) => ({
  card: viewOf(clients.card),
  about: viewOf(memos.about),
  history: listOf(clients.history),
  /** Undefined where the platform has no sums by month. */
  months: clients.offersDetails ? viewOf(clients.months) : undefined,
  form: createMemoForm(memos),
  /** True while the block of a customer is made or lifted. */
  isBlocking: ({ id, block }: ClientRecord): boolean =>
    (block === undefined ? read(blocks.blocking.watch).get(id) : read(blocks.unblocking.watch).get(block.id))
      ?.status === 'busy',
  block: ({ id, username }: ClientRecord, reason: string): void =>
    blocks.blocking.mutate({ client: { id, name: username }, reason: reason.trim() }),
  unblock: ({ id, block }: ClientRecord): void => {
    if (block !== undefined) blocks.unblocking.mutate({ id: block.id, client: id });
  },
  /** Opens a report to a moderator. */
  flag: ({ id, username }: ClientRecord): void => moderation.begin({ id, name: username }),
  isSavingAwait: (): boolean => read(clients.awaiting.watch).status === 'busy',
  setAwaited: ({ id }: ClientRecord, isAwaited: boolean): void => clients.awaiting.mutate({ client: id, isAwaited }),
  /** Undefined where nothing can be translated. */
  translation: ({ id, username }: ClientRecord) =>
    translation.isOffered
      ? translationMenu({
          own: read(localisation.watch).language,
          likely: customerLanguage(clientName(username).country),
          chosen: languageFor(read(translation.choices), id),
        })
      : undefined,
  translate: ({ id }: ClientRecord, language: Language | undefined): void => translation.chooseFor(id, language),
});

export type ClientModel = ReturnType<typeof createClientModel>;
