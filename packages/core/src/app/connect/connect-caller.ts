import type { Cancel, Clock } from '../../kernel/clock.port.ts';
import type { ClientId } from '../../kernel/ids.ts';
import { millis, type Millis } from '../../kernel/units.ts';
import type { SessionState } from '../../session/session-state.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';

/** The customer of the running session, else of the pending request, else of the last session. */
const callerOf = ({ client, lastEnd, request }: SessionState): ClientId | undefined =>
  client?.id ?? (request.status === 'pending' ? request.client.id : lastEnd?.client.id);

/** Number of past sessions that the session screen fetches. */
const CALLER_HISTORY_LIMIT = 20;

/** After a failure the facts are asked for again, less and less often. The times are our choice. */
const FIRST_RETRY = millis(2_000);
const LONGEST_RETRY = millis(60_000);

/** Fetches the facts of the customer again until they are there or the customer is another one. */
const retryCaller = ({ caller }: AppParts['clients'], clock: Clock): Cancel => {
  let cancelRetry: Cancel = () => undefined;
  let wait: Millis = FIRST_RETRY;
  const unfollow = watchChanges(caller.watch, ({ status, key: question }, before) => {
    if (question !== before.key || status === 'ready') wait = FIRST_RETRY;
    if (status === before.status) return;
    cancelRetry();
    if (status !== 'failed') return;
    cancelRetry = clock.schedule(wait, caller.reload);
    wait = millis(Math.min(wait * 2, LONGEST_RETRY));
  });
  return () => {
    unfollow();
    cancelRetry();
  };
};

/** The facts about a customer are there with the request and beside the chat, and are fresh after each session. @spec §3 Client record */
export const connectCaller = (
  {
    alerts,
    blocks,
    clients,
    memos,
    moderation,
    session,
  }: Pick<AppParts, 'alerts' | 'blocks' | 'clients' | 'memos' | 'moderation' | 'session'>,
  clock: Clock,
): readonly Cancel[] => [
  retryCaller(clients, clock),
  watchChanges(session.watch, (state, before) => {
    const caller = callerOf(state);
    const { lastEnd } = state;
    if (lastEnd !== undefined && lastEnd !== before.lastEnd) clients.changed(lastEnd.client.id);
    if (caller === callerOf(before)) return;
    if (caller === undefined) clients.caller.cancel();
    else clients.caller.load(caller);
  }),
  watchChanges(session.watch, ({ client }, before) => {
    if (client?.id === before.client?.id) return;
    if (client === undefined) {
      clients.callerHistory.cancel();
      memos.aboutCaller.cancel();
      return;
    }
    clients.callerHistory.load({ client: client.id, months: 0, limit: CALLER_HISTORY_LIMIT, offset: 0 });
    memos.aboutCaller.load(client.id);
  }),
  watchChanges(memos.saving.watch, ({ status, variables: order }, before) => {
    if (status === 'done' && before.status === 'busy' && order !== undefined) clients.changed(order.client);
    const open = memos.draft.state();
    // An open form shows it itself.
    const isShown = open !== undefined && open.client === order?.client && open.id === order.id;
    if (status === 'failed' && !isShown) {
      const code = order?.id === undefined ? 'memos.notCreated' : 'memos.notUpdated';
      alerts.show({ class: 'error', key: ERROR_I18N_KEY[code] });
    }
  }),
  watchChanges(blocks.blocking.watch, ({ status }) => {
    if (status === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY['blocks.notBlocked'] });
  }),
  watchChanges(blocks.unblocking.watch, ({ status }) => {
    if (status === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY['blocks.notUnblocked'] });
  }),
  watchChanges(moderation.flagging.watch, ({ status }, before) => {
    if (status === 'done' && before.status === 'busy') alerts.show({ class: 'success', key: 'moderation.flagged' });
    // The open report shows it itself.
    if (status === 'failed' && moderation.draft.state() === undefined)
      alerts.show({ class: 'error', key: ERROR_I18N_KEY['moderation.notFlagged'] });
  }),
];
