import type { DraftStore } from '../kernel/draft-store.port.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import type { MutationController } from '../kernel/mutation.controller.ts';
import { seenText } from '../kernel/outside-text.ts';
import { createResource } from '../kernel/resource.ts';
import type { Flag, FlaggedClient } from './flag.ts';
import type { ModerationApi } from './moderation-api.port.ts';

/** The report that is being written. */
export interface FlagDraft {
  readonly client: FlaggedClient;
  readonly reason: string;
}

export interface ModerationController {
  /** Undefined while no report is written. */
  readonly draft: Watchable<FlagDraft | undefined>;
  readonly flagging: MutationController<Flag>;
  /** Begins a report, or restores the draft about this customer. */
  readonly begin: (client: FlaggedClient) => void;
  readonly write: (reason: string) => void;
  /** Without a word about what happened nothing is sent. */
  readonly send: () => void;
  /** Closes the report and keeps its draft. */
  readonly close: () => void;
  readonly reset: () => void;
}

export interface ModerationDeps {
  readonly api: ModerationApi;
  readonly drafts: DraftStore;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

const draftName = (client: ClientId): string => `report about ${client}`;

/** Sends reports on customers to the moderators. @spec §6 Roles and permissions — a moderator flag call */
export const createModerationController = ({ api, drafts, log, performerId }: ModerationDeps): ModerationController => {
  const resource = createResource(log);
  const draft = resource.value<FlagDraft | undefined>(undefined);
  const flagging = resource.mutation<Flag, undefined>('telling a moderator', api.flag, {
    onSuccess: ({ clientId }) => {
      drafts.write(draftName(clientId), '');
      if (draft.state()?.client.id === clientId) draft.set(undefined);
    },
  });
  return {
    draft,
    flagging,
    begin: (client) => {
      flagging.reset();
      draft.set({ client, reason: drafts.read(draftName(client.id)) });
    },
    write: (reason) => {
      const open = draft.state();
      if (open === undefined) return;
      draft.set({ ...open, reason });
      drafts.write(draftName(open.client.id), reason);
    },
    send: () => {
      const open = draft.state();
      const reason = seenText(open?.reason ?? '');
      if (open === undefined || reason === '') return;
      flagging.mutate({ performerId: performerId(), clientId: open.client.id, reason });
    },
    close: () => draft.set(undefined),
    reset: resource.reset,
  };
};
