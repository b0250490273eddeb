import type { Cancel } from '../../kernel/clock.port.ts';
import type { ClientId } from '../../kernel/ids.ts';
import type { SessionState } from '../../session/session-state.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { follow } from './follow.ts';

/** Who is with her, else who asks for her, else who has just left. */
const callerOf = ({ client, lastEnd, request }: SessionState): ClientId | undefined =>
  client?.id ?? (request.status === 'pending' ? request.client.id : lastEnd?.client.id);

/** What she knows of a customer is there when he asks for her, and beside the chat. @spec §3 Client record */
export const followCaller = ({
  alerts,
  blocks,
  clients,
  memos,
  moderation,
  session,
}: Pick<AppParts, 'alerts' | 'blocks' | 'clients' | 'memos' | 'moderation' | 'session'>): readonly Cancel[] => [
  follow(session.watch, (state, before) => {
    const caller = callerOf(state);
    if (caller === callerOf(before)) return;
    if (caller === undefined) clients.caller.leave();
    else clients.caller.ask(caller);
  }),
  follow(memos.saving.watch, ({ status, order }, before) => {
    if (status === 'done' && before.status === 'busy' && order !== undefined) clients.changed(order.client);
  }),
  follow(blocks.blocking.watch, ({ status }) => {
    if (status === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY['blocks.notBlocked'] });
  }),
  follow(blocks.unblocking.watch, ({ status }) => {
    if (status === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY['blocks.notUnblocked'] });
  }),
  follow(moderation.flagging.watch, ({ status }, before) => {
    if (status === 'done' && before.status === 'busy') alerts.show({ class: 'success', key: 'moderation.flagged' });
    // The open report says it itself.
    if (status === 'failed' && moderation.draft.state() === undefined)
      alerts.show({ class: 'error', key: ERROR_I18N_KEY['moderation.notFlagged'] });
  }),
];
