import { seenText } from '@greenroom/core/kernel/outside-text';
import type { ModerationController } from '@greenroom/core/moderation/moderation.controller';
import { clientName } from '@greenroom/core/session/client-name';
import { read } from '../mobx/read.ts';

/** The report to a moderator. @spec §6 Roles and permissions — a moderator flag call */
export const createFlagModel = ({ draft, flagging, write, send, close }: ModerationController) => ({
  get open(): boolean {
    return read(draft) !== undefined;
  },
  get client() {
    return clientName(read(draft)?.client.name ?? '');
  },
  get reason(): string {
    return read(draft)?.reason ?? '';
  },
  get maySend(): boolean {
    return seenText(this.reason) !== '';
  },
  get sending(): boolean {
    return read(flagging.watch).status === 'busy';
  },
  get failed(): boolean {
    return read(flagging.watch).status === 'failed';
  },
  write,
  send,
  close,
});

export type FlagModel = ReturnType<typeof createFlagModel>;
