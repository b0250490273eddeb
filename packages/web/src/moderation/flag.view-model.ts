import { computed, makeObservable } from 'mobx';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import { seenText } from '@greenroom/core/kernel/outside-text';
import type { Flag } from '@greenroom/core/moderation/flag';
import type { FlagDraft, ModerationController } from '@greenroom/core/moderation/moderation.controller';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import { Mirror } from '../mobx/mirror.ts';
import type { FlagModalModel } from './FlagModal.tsx';

/** Mirrors the report to a moderator. @spec §6 Roles and permissions — a moderator flag call */
export class FlagViewModel implements FlagModalModel {
  readonly write: FlagModalModel['write'];
  readonly send: () => void;
  readonly close: () => void;
  readonly #draft: Mirror<FlagDraft | undefined>;
  readonly #flagging: Mirror<Mutation<Flag>>;

  constructor(moderation: ModerationController) {
    this.write = moderation.write;
    this.send = moderation.send;
    this.close = moderation.close;
    this.#draft = new Mirror(moderation.draft);
    this.#flagging = new Mirror(moderation.flagging.watch);
    makeObservable(this, { open: computed, client: computed, reason: computed, maySend: computed });
  }

  get open(): boolean {
    return this.#draft.current !== undefined;
  }

  get client(): ClientName {
    return clientName(this.#draft.current?.client.name ?? '');
  }

  get reason(): string {
    return this.#draft.current?.reason ?? '';
  }

  get maySend(): boolean {
    return seenText(this.reason) !== '';
  }

  get sending(): boolean {
    return this.#flagging.current.status === 'busy';
  }

  get failed(): boolean {
    return this.#flagging.current.status === 'failed';
  }

  readonly dispose = (): void => {
    this.#draft.dispose();
    this.#flagging.dispose();
  };
}
