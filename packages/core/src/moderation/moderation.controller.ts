import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { readOnly } from '../kernel/machine.ts';
import { seenText } from '../kernel/outside-text.ts';
import { createResource } from '../kernel/resource.ts';
import type { DraftStore } from '../kernel/storage.port.ts';
import type { Flag, FlaggedClient } from './flag.ts';
import type { ModerationApi } from './moderation-api.port.ts';

/** The report that is being written. */
export interface FlagDraft {
  readonly client: FlaggedClient;
  readonly reason: string;
}

export interface ModerationDeps {
  readonly api: ModerationApi;
  readonly drafts: DraftStore;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

const draftName = (client: ClientId): string => `report about ${client}`;

/** Sends reports on customers to the moderators. @spec §6 Roles and permissions — a moderator flag call */
export const createModerationController = ({ api, drafts, log, performerId }: ModerationDeps) => {
  const resource = createResource(log);
  const draft = resource.value<FlagDraft | undefined>(undefined);
  const flagging = resource.mutation<Flag, undefined>('telling a moderator', api.flag, {
    onSuccess: ({ clientId }) => {
      drafts.write(draftName(clientId), '');
      if (draft.state()?.client.id === clientId) draft.set(undefined);
    },
  });
  return {
    /** Undefined while no report is written. */
    draft: readOnly(draft),
    flagging,
    /** Begins a report, or restores the draft about this customer. */
    begin: (client: FlaggedClient) => {
      flagging.reset();
      draft.set({ client, reason: drafts.read(draftName(client.id)) });
    },
    write: (reason: string) => {
      const open = draft.state();
      if (open === undefined) return;
      draft.set({ ...open, reason });
      drafts.write(draftName(open.client.id), reason);
    },
    /** Sends the report; an empty one is not sent. */
    send: () => {
      const open = draft.state();
      const reason = seenText(open?.reason ?? '');
      if (open === undefined || reason === '') return;
      flagging.mutate({ performerId: performerId(), clientId: open.client.id, reason });
    },
    /** Closes the report and keeps its draft. */
    close: () => draft.set(undefined),
    reset: resource.reset,
  };
};

export type ModerationController = ReturnType<typeof createModerationController>;
