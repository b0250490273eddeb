import type { AlertClass } from '../../alerts/alert-queue.machine.ts';
import type { Upload } from '../../gallery/uploads.machine.ts';
import type { ClientId } from '../../kernel/ids.ts';
import type { Watchable } from '../../kernel/machine.ts';
import { changeOf, failed, only, succeeded, when, type Row, type Source } from '../../kernel/row.ts';
import type { LoginState } from '../../login/performer-status-state.ts';
import type { MissedWhy } from '../../session/client-data.ts';
import { clientName, type ClientName } from '../../session/client-name.ts';
import { END_MESSAGE_KEY, type SessionEndReason } from '../../session/session-signal.ts';
import { isBroadcasting, isPresent, type SessionState } from '../../session/session-state.ts';
import type { ErrorCode } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';

/** Class of the alert for each reason of an end. @spec §8 Session and disconnect */
const END_ALERT_CLASS = {
  BROKE: 'info',
  CLICK: 'info',
  DISCONNECT: 'error',
  DEFAULT: 'error',
  ENDED_BY_PERFORMER: 'info',
  JOIN_TIMEOUT: 'info',
  PERFORMER_LOST: 'error',
} as const satisfies Record<SessionEndReason, AlertClass>;

/** Reason shown for the loss of an accepted request. A declined one is no news, and an outage has its own error. */
const LOST_REASON: Partial<Record<MissedWhy, SessionEndReason>> = {
  disconnected: 'DISCONNECT',
  performerLost: 'PERFORMER_LOST',
  timedOut: 'JOIN_TIMEOUT',
  // Kept for after the session, which lasted longer than the time to join.
  busy: 'JOIN_TIMEOUT',
};

const newError = <State>(
  watch: Watchable<State>,
  errorOf: (state: State) => ErrorCode | undefined,
): Source<ErrorCode> => changeOf(watch, (now, before) => (errorOf(now) === errorOf(before) ? undefined : errorOf(now)));

/** The error of a login; undefined on the login page, which shows it itself. */
const whileLoggedIn = ({ status, error }: LoginState): ErrorCode | undefined =>
  status === 'unauthenticated' || status === 'authenticating' ? undefined : error;

/** Uploads that changed their phase. */
const uploadsThatMoved = (now: readonly Upload[], before: readonly Upload[]): readonly Upload[] => {
  const earlier = new Map(before.map(({ id, phase }) => [id, phase.at]));
  return now.filter(({ id, phase }) => phase.at !== earlier.get(id));
};

/** Finds the customer of an accepted request who is gone before the session began, other than by an outage. */
const vanishedClient = (state: SessionState, before: SessionState): ClientId | undefined => {
  const { request, second } = before;
  const chosen =
    second !== undefined && second.choice !== 'none'
      ? second.client
      : request.status === 'pending' && request.accepting
        ? request.client
        : undefined;
  const isReported = !isBroadcasting(state) || state.error === 'session.outage';
  return chosen !== undefined && !isPresent(state, chosen.id) && !isReported ? chosen.id : undefined;
};

/** Rows that show failures and events as alerts, on every page. A page or form that shows an error itself has no row. @spec §8 */
export const alertRows = (parts: AppParts): readonly Row[] => {
  const { account, alerts, blocks, clients, forum, inbox, localisation, login } = parts;
  const { media, memos, missed, moderation, realtime, services, session, toys } = parts;
  const showError = (code: ErrorCode): void => alerts.show({ class: 'error', key: `error.${code}` });
  // Toys that may still move are an error, also when the alert is about a skipped tip.
  const showToyError = (code: ErrorCode): void =>
    code === 'toys.stopUnconfirmed' ? showError(code) : alerts.show({ class: 'toy', key: `error.${code}` });
  const showUpload = ({ task, phase }: Upload): void => {
    // Its page shows it beside the file: there it goes to the alert history only.
    if (phase.at === 'failed' && media.isShown(task.kind)) alerts.note({ class: 'error', key: `error.${phase.code}` });
    else if (phase.at === 'failed') showError(phase.code);
    else if (phase.at !== 'done') return;
    else if (task.kind === 'photo') alerts.show({ class: 'success', key: 'media.photoSent' });
    else alerts.show({ class: 'success', key: 'media.videoSent' });
  };
  const showReminder = ({ name, anonymous }: ClientName): void => {
    if (anonymous) alerts.show({ class: 'info', key: 'session.request.reminderAnonymous' });
    else alerts.show({ class: 'info', key: 'session.request.reminder', params: { name } });
  };
  const showOnline = ({ name, anonymous }: ClientName): void => {
    if (anonymous) alerts.show({ class: 'info', key: 'clients.cameOnlineAnonymous' });
    else alerts.show({ class: 'info', key: 'clients.cameOnline', params: { name } });
  };
  const showElsewhere = ({ name, anonymous }: ClientName): void => {
    if (anonymous) alerts.show({ class: 'info', key: 'session.request.acceptedElsewhereAnonymous' });
    else alerts.show({ class: 'info', key: 'session.request.acceptedElsewhere', params: { name } });
  };
  const isShown = (code: ErrorCode): boolean =>
    alerts.watch.state().shown.some(({ content }) => content.key === `error.${code}`);
  const showVanished = (id: ClientId): void => {
    const why = missed.watch.state().find(({ client }) => client.id === id)?.why;
    if (why === 'cancelled') return alerts.show({ class: 'info', key: 'session.request.vanished' });
    const reason = why && LOST_REASON[why];
    if (reason !== undefined) alerts.show({ class: END_ALERT_CLASS[reason], key: END_MESSAGE_KEY[reason] });
  };
  return [
    // Errors of a capability, each once
    when(newError(login.watch, whileLoggedIn), showError),
    ...[account, realtime, services, session].map(({ watch }) =>
      when(
        newError<{ readonly error: ErrorCode | undefined }>(watch, ({ error }) => error),
        showError,
      ),
    ),
    when(localisation.onNotSaved, () => showError('account.settingsNotSaved')),
    when(
      newError(session.watch, ({ request }) => (request.status === 'pending' ? request.error : undefined)),
      showError,
    ),
    /** Shows that an event could not be sent, unless the same error is on the screen already. @spec §8 Socket */
    when(
      only(realtime.onUnsent, (code) => !isShown(code)),
      showError,
    ),

    // Toys: alerts for a stop that is not confirmed, and for a tip that was refused, failed or missed. @spec §8 Toy
    when(
      newError(toys.queue.watch, ({ stop }) => (stop.status === 'unconfirmed' ? 'toys.stopUnconfirmed' : undefined)),
      showError,
    ),
    when(toys.onRefused, ({ code }) => showToyError(code)),
    when(
      only(toys.onFinished, ({ outcome }) => outcome === 'failed' || outcome === 'missed'),
      ({ code }) => showToyError(code ?? 'toys.commandMissed'),
    ),

    // Changes that failed where no form shows it
    when(blocks.blocking.onFailed, () => showError('blocks.notBlocked')),
    when(session.onAcceptedElsewhere, ({ name }) => showElsewhere(clientName(name))),
    when(session.onNotTakenOver, () => showError('session.notTakenOver')),
    when(session.onNotBlocked, () => showError('blocks.notBlocked')),
    when(blocks.unblocking.onFailed, () => showError('blocks.notUnblocked')),
    when(failed(clients.awaiting), () => showError('clients.awaitNotSaved')),
    /** Shows that a topic could not be followed or unfollowed. @spec §8 Forum */
    when(failed(forum.following), () => showError('forum.notFollowed')),
    when(
      only(forum.posting.onFailed, ({ thread }) => !forum.isShown(`thread ${thread}`)),
      () => showError('forum.postNotCreated'),
    ),
    when(
      only(forum.creatingThread.onFailed, ({ topic }) => !forum.isShown(`topic ${topic}`)),
      () => showError('forum.threadNotCreated'),
    ),
    when(
      only(forum.creatingTopic.onFailed, ({ section }) => !forum.isShown(`section ${section}`)),
      () => showError('forum.topicNotCreated'),
    ),
    when(failed(inbox.moving), ({ variables }) =>
      showError(variables?.to === 'removed' ? 'inbox.notRemoved' : 'inbox.notRestored'),
    ),
    when(
      only(inbox.sending.onFailed, ({ receiver }) => !inbox.isShown(receiver)),
      () => showError('inbox.notSent'),
    ),
    when(
      only(memos.saving.onFailed, (order) => !memos.isShown(order)),
      ({ id }) => showError(id === undefined ? 'memos.notCreated' : 'memos.notUpdated'),
    ),
    when(memos.pinning.onFailed, () => showError('memos.notPinned')),
    when(
      only(failed(moderation.flagging), () => moderation.draft.state() === undefined),
      () => showError('moderation.notFlagged'),
    ),
    when(succeeded(moderation.flagging), () => alerts.show({ class: 'success', key: 'moderation.flagged' })),

    // Uploads: alerts for changes of their phase, because they go on while the performer is on another page. @spec §8 Profile and media
    when(
      changeOf(media.uploads.watch, (now, before) => uploadsThatMoved(now.uploads, before.uploads)),
      (uploads) => uploads.forEach(showUpload),
    ),

    // Customers: the end of a session goes to the alert history only, because the summary shows it as well. @spec §8 Session and disconnect
    when(
      changeOf(session.watch, ({ lastEnd }, before) => (lastEnd === before.lastEnd ? undefined : lastEnd)),
      ({ reason }) => alerts.note({ class: END_ALERT_CLASS[reason], key: END_MESSAGE_KEY[reason] }),
    ),
    when(session.onDisconnected, (reason) =>
      alerts.show({ class: END_ALERT_CLASS[reason], key: END_MESSAGE_KEY[reason] }),
    ),
    when(changeOf(session.watch, vanishedClient), showVanished),
    when(session.onReminder, ({ name }) => showReminder(clientName(name))),
    when(clients.onOnline, ({ name }) => showOnline(clientName(name))),
  ];
};

/**
 * Lists every key that an alert of the core can have, for tools that wait for one.
 * @param codes `ERROR_CODES`, which the page does not load
 * @spec §3 Alert message
 */
export const alertKeys = (codes: readonly ErrorCode[]): readonly string[] => [
  ...codes.map((code) => `error.${code}`),
  ...Object.values(END_MESSAGE_KEY),
  'account.approved',
  'account.notApproved',
  'clients.cameOnline',
  'clients.cameOnlineAnonymous',
  'inbox.newMessage',
  'media.photoSent',
  'media.videoSent',
  'moderation.flagged',
  'push.requestOver',
  'push.requestWaits',
  'push.requestWaitsAnonymous',
  'session.break.endsSoon',
  'session.break.over',
  'session.break.overIdle',
  'session.request.acceptedElsewhere',
  'session.request.acceptedElsewhereAnonymous',
  'session.request.reminder',
  'session.request.reminderAnonymous',
  'session.request.vanished',
  'session.summary.waits',
  'session.summary.waitsAnonymous',
];
