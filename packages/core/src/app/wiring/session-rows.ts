import type { ClientId } from '../../kernel/ids.ts';
import { becomes, ceases, changeOf, only, when, type Row } from '../../kernel/row.ts';
import { millisToSeconds, seconds, type Seconds } from '../../kernel/units.ts';
import type { ModalName } from '../../navigation/modals.machine.ts';
import { requestKind, type RequestKind, sessionService } from '../../session/client-data.ts';
import { isBroadcasting, type SessionState } from '../../session/session-state.ts';
import type { SessionSettings } from '../../session/session.constants.ts';
import type { AppParts } from '../app-parts.ts';

/** Modal in which the performer answers a request, by its kind. @spec §2 Modals — chat request and VIP request */
const REQUEST_MODAL = { chat: 'chat-request', vip: 'vip-request' } as const satisfies Record<RequestKind, ModalName>;

/** Number of past sessions that the session screen fetches. */
const CALLER_HISTORY_LIMIT = 20;

const requestModalOf = ({ request }: SessionState): ModalName | undefined =>
  request.status === 'pending' ? REQUEST_MODAL[requestKind(request.client)] : undefined;

/** The customer of the running session, else of the pending request, else of the last session. */
const callerOf = ({ client, lastEnd, request }: SessionState): ClientId | undefined =>
  client?.id ?? (request.status === 'pending' ? request.client.id : lastEnd?.client.id);

/**
 * Finds the time since a session began. The timer of one that this page takes up leaves out the time to join, in which lines were
 * exchanged too.
 */
const ageOf = ({ clientTime }: SessionState, before: SessionState, { joinTimeout }: SessionSettings): Seconds => {
  const isTakenUp = !isBroadcasting(before) && !before.starting;
  return isTakenUp ? seconds(clientTime + millisToSeconds(joinTimeout)) : clientTime;
};

/**
 * Rows that run at requests, sessions and their ends: modals, chat, customer data, services and toys.
 * @spec §4 Session status, Request flow
 */
export const sessionRows = (parts: AppParts): readonly Row[] => {
  const { blocks, chat, clients, memos, meter, missed, modals, rates, services, session, toys } = parts;

  const began = changeOf(session.watch, (now, before) =>
    now.client === undefined || now.client.id === before.client?.id
      ? undefined
      : { id: now.client.id, age: ageOf(now, before, session.settings) },
  );
  const ended = ceases(session.watch, ({ client }) => client !== undefined);
  const stopped = ceases(session.watch, isBroadcasting);
  const requestShown = changeOf(session.watch, (now, before) =>
    requestModalOf(now) === requestModalOf(before) ? undefined : requestModalOf(now),
  );
  const requestGone = changeOf(session.watch, (now, before) =>
    requestModalOf(now) === undefined ? requestModalOf(before) : undefined,
  );
  const summaryReady = changeOf(session.watch, (now, before) =>
    now.lastEnd === before.lastEnd ? undefined : now.lastEnd,
  );
  const summaryRead = becomes(session.watch, ({ lastEnd }) => lastEnd === undefined);
  const modalClosed = changeOf(modals.watch, ({ open }, before) => (open === undefined ? before.open : undefined));
  const callerChanged = changeOf(session.watch, (now, before) =>
    callerOf(now) === callerOf(before) ? undefined : now,
  );
  const secondAsks = changeOf(session.watch, ({ second }, before) =>
    second?.client.id === before.second?.client.id ? undefined : second?.client,
  );
  const secondGone = ceases(session.watch, ({ second }) => second !== undefined);
  const requestModal = (): ModalName | undefined => requestModalOf(session.watch.state());
  const isAsked = (): boolean => requestModal() !== undefined;
  const hasSummary = (): boolean => session.watch.state().lastEnd !== undefined;

  return [
    // The conversation
    when(ended, chat.close),
    when(began, ({ id, age }) => chat.open(id, age)),

    // Windows. A customer who waited during the session asks at once; the summary comes after the answer.
    when(requestShown, modals.open),
    when(requestGone, modals.close),
    when(summaryRead, () => modals.close('session')),
    when(
      only(summaryReady, () => !isAsked()),
      () => modals.open('session'),
    ),
    // A request or a summary that was behind another window is shown again.
    when(only(modalClosed, isAsked), () => modals.open(requestModal() ?? 'chat-request')),
    when(
      only(modalClosed, (name) => !isAsked() && name === 'session'),
      session.dismissSummary,
    ),
    when(
      only(modalClosed, (name) => !isAsked() && name !== 'session' && hasSummary()),
      () => modals.open('session'),
    ),

    // The end of the broadcast
    /** Switches services that need the camera off when the broadcast ends. @spec §4 Session status — cam, videocall and voyeur go off */
    when(
      only(stopped, () => session.watch.state().elsewhere === undefined),
      services.sessionWentIdle,
    ),
    when(session.onToysStop, toys.stopByProgram),
    // The end that was reported can be that of a session which this page does not show.
    when(session.onEndReported, meter.compare),
    when(session.onMissed, missed.add),
    when(session.onMissedAlone, missed.addAnswered),
    when(session.onStillAsks, missed.stillAsks),

    // Customer data: loaded with the request, shown beside the chat, and fetched again after each session. @spec §3 Client record
    when(summaryReady, ({ client }) => clients.changed(client.id)),
    when(
      only(summaryReady, () => session.watch.state().clientBlocked),
      blocks.list.reload,
    ),
    when(callerChanged, (state) => {
      const caller = callerOf(state);
      if (caller === undefined) clients.caller.cancel();
      else clients.caller.load(caller);
    }),
    when(secondAsks, ({ id }) => clients.second.load(id)),
    when(secondAsks, (client) => rates.ask(sessionService(client))),
    when(secondGone, clients.second.cancel),
    when(ended, clients.callerHistory.cancel),
    when(ended, memos.aboutCaller.cancel),
    when(began, ({ id }) =>
      clients.callerHistory.load({ client: id, months: 0, limit: CALLER_HISTORY_LIMIT, offset: 0 }),
    ),
    when(began, ({ id }) => memos.aboutCaller.load(id)),
  ];
};
