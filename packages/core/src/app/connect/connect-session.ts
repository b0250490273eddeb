import type { AlertClass } from '../../alerts/alert.ts';
import type { Cancel } from '../../kernel/clock.port.ts';
import type { ModalName, ModalsState } from '../../navigation/modals.machine.ts';
import type { ClientData } from '../../session/client-data.ts';
import { clientName } from '../../session/client-name.ts';
import { requestKind, type RequestKind } from '../../session/request-kind.ts';
import { END_MESSAGE_KEY, type SessionEndReason } from '../../session/session-end.ts';
import { isPresent, type SessionState } from '../../session/session-state.ts';
import type { EndReason } from '../../session/end-reason.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';

/** @spec §2 Modals — chat request and VIP request */
const REQUEST_MODAL = { chat: 'chat-request', vip: 'vip-request' } as const satisfies Record<RequestKind, ModalName>;

/** Class of the alert in the history for each reason of an end. @spec §8 Session and disconnect */
const END_ALERT_CLASS = {
  BROKE: 'info',
  CLICK: 'info',
  DISCONNECT: 'error',
  DEFAULT: 'error',
  ENDED_BY_PERFORMER: 'info',
  JOIN_TIMEOUT: 'info',
} as const satisfies Record<SessionEndReason, AlertClass>;

const isOnAir = ({ status }: SessionState): boolean => status === 'active' || status === 'connected';
const requestModalOf = ({ request }: SessionState): ModalName | undefined =>
  request.status === 'pending' ? REQUEST_MODAL[requestKind(request.client)] : undefined;

/** Checks whether the customer of an accepted request took it back before the session began. */
const hasVanished = (state: SessionState, before: SessionState): boolean => {
  const { request, second } = before;
  const chosen =
    second !== undefined && second.choice !== 'none'
      ? second.client
      : request.status === 'pending' && request.accepting
        ? request.client
        : undefined;
  return chosen !== undefined && !isPresent(state, chosen.id) && isOnAir(state);
};

/** Connects requests, sessions and their ends to modals, alerts, chat and the other capabilities. @spec §4 Session status, Request flow */
export const connectSession = ({
  alerts,
  chat,
  missed,
  modals,
  quickReplies,
  services,
  session,
}: AppParts): readonly Cancel[] => {
  const onRequest = (state: SessionState, before: SessionState): void => {
    const [modal, last] = [requestModalOf(state), requestModalOf(before)];
    if (modal === last) return;
    if (modal !== undefined) modals.open(modal);
    else if (last !== undefined) modals.close(last);
  };
  const onEnd = (state: SessionState, before: SessionState): void => {
    const { lastEnd } = state;
    if (lastEnd === before.lastEnd) return;
    if (lastEnd === undefined) {
      modals.close('session');
      return;
    }
    // The summary shows it; a second message would only disturb.
    alerts.note({ class: END_ALERT_CLASS[lastEnd.reason], key: END_MESSAGE_KEY[lastEnd.reason] });
    // A customer who waited during the session asks at once; the summary comes after the answer.
    if (requestModalOf(state) === undefined) modals.open('session');
  };
  const onClient = ({ client }: SessionState, before: SessionState): void => {
    if (client?.id === before.client?.id) return;
    if (client === undefined) {
      chat.close();
      quickReplies.keepUses();
    } else {
      chat.open(client.id);
    }
  };
  const onSession = (state: SessionState, before: SessionState): void => {
    onClient(state, before);
    onRequest(state, before);
    onEnd(state, before);
    if (isOnAir(before) && !isOnAir(state)) services.sessionWentIdle();
  };

  /** @spec §8 Session and disconnect */
  const tellDisconnected = (reason: EndReason): void =>
    alerts.show({ class: END_ALERT_CLASS[reason], key: END_MESSAGE_KEY[reason] });

  /** Shows a request or a summary again that was behind another modal. */
  const onModals = ({ open }: ModalsState, before: ModalsState): void => {
    if (open !== undefined || before.open === undefined) return;
    const waiting = requestModalOf(session.watch.state());
    if (waiting !== undefined) modals.open(waiting);
    else if (before.open === 'session') session.dismissSummary();
    else if (session.watch.state().lastEnd !== undefined) modals.open('session');
  };
  const onVanished = (state: SessionState, before: SessionState): void => {
    if (hasVanished(state, before)) alerts.show({ class: 'info', key: 'session.request.vanished' });
  };
  const remind = (client: ClientData): void => {
    const { name, anonymous } = clientName(client.name);
    if (anonymous) alerts.show({ class: 'info', key: 'session.request.reminderAnonymous' });
    else alerts.show({ class: 'info', key: 'session.request.reminder', params: { name } });
  };
  return [
    watchChanges(session.watch, onSession),
    watchChanges(session.watch, onVanished),
    watchChanges(modals.watch, onModals),
    session.onDisconnected(tellDisconnected),
    session.onMissed(missed.add),
    session.onReminder(remind),
  ];
};
