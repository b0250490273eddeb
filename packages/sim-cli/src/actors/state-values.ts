import type { Approval } from '@greenroom/core/account/performer-account';
import { THEME_CHOICES } from '@greenroom/core/account/settings';
import { ERROR_CODES } from '@greenroom/core/app/app-error';
import { alertKeys } from '@greenroom/core/app/wiring/alert-rows';
import type { Delivery } from '@greenroom/core/chat/chat-message';
import type { ChatState, FontSize } from '@greenroom/core/chat/chat-state';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import type { CodeChannel } from '@greenroom/core/login/login-refusal';
import type { PerformerStatus } from '@greenroom/core/login/performer-status-state';
import { MODAL_NAMES } from '@greenroom/core/navigation/modals.machine';
import type { RealtimePhase, RealtimeStatus } from '@greenroom/core/realtime/realtime-phase';
import type { Outage } from '@greenroom/core/realtime/realtime.controller';
import { SERVICES } from '@greenroom/core/services/service';
import type { ServicesState } from '@greenroom/core/services/services-state';
import { END_MESSAGE_KEY } from '@greenroom/core/session/session-signal';
import type { SecondChoice, SessionStatus } from '@greenroom/core/session/session-state';
import type { ToyConnectionPhase, ToyConnectionStatus } from '@greenroom/core/toys/connection/toy-connection.machine';
import type { QueuePhase, ToyQueueState } from '@greenroom/core/toys/queue/toy-queue-state';

/** Lists all values of a union: one that is missing or unknown does not compile. */
const all = <Value extends string>(known: Readonly<Record<Value, true>>): readonly string[] => Object.keys(known);

/** Texts that a state of a scenario can have, or those in its list, where they are known. */
export const STATE_VALUES: Readonly<Record<string, readonly string[]>> = {
  'login.status': all<PerformerStatus>({
    unauthenticated: true,
    authenticating: true,
    initializing: true,
    authenticated: true,
    loggedOut: true,
  }),
  'login.codeSentBy': all<CodeChannel>({ sms: true, email: true, authenticator: true }),
  'login.error': ERROR_CODES,
  'account.approval': all<Approval>({ approved: true, notApproved: true }),
  'account.theme': THEME_CHOICES,
  language: LANGUAGES,
  'services.status': all<ServicesState['status']>({ ready: true, pause: true }),
  'services.on': SERVICES,
  'services.confirmed': SERVICES,
  'services.save': all<ServicesState['save']>({ idle: true, waiting: true, saving: true }),
  'services.error': ERROR_CODES,
  'realtime.status': all<RealtimeStatus>({ disconnected: true, connecting: true, connected: true }),
  'realtime.phase': all<RealtimePhase>({
    idle: true,
    opening: true,
    greeting: true,
    authenticating: true,
    online: true,
    waiting: true,
    stopped: true,
  }),
  'realtime.outage': all<Outage>({ none: true, short: true, long: true }),
  'realtime.error': ERROR_CODES,
  'session.status': all<SessionStatus>({ idle: true, active: true, connected: true, error: true }),
  'session.requestError': ERROR_CODES,
  'session.secondChoice': all<SecondChoice>({ none: true, after: true, take: true }),
  'session.timers': ['none', 'platform', 'device', 'both'],
  'session.error': ERROR_CODES,
  'session.end': Object.keys(END_MESSAGE_KEY),
  'chat.delivery': all<Delivery>({ pending: true, sent: true, failed: true }),
  'chat.fontSize': all<FontSize>({ small: true, medium: true, large: true, xlarge: true }),
  'chat.gap': all<ChatState['gap']>({ none: true, fetching: true, filled: true, failed: true }),
  modal: MODAL_NAMES,
  alerts: alertKeys(ERROR_CODES),
  'news.status': ['idle', 'loading', 'ready', 'failed'],
  'toys.status': all<ToyConnectionStatus>({
    disconnected: true,
    connecting: true,
    waiting_for_qr: true,
    connected: true,
  }),
  'toys.phase': all<ToyConnectionPhase>({
    off: true,
    lookingLocally: true,
    openingSocket: true,
    waitingForQr: true,
    waitingToReconnect: true,
    local: true,
    phone: true,
    phoneOff: true,
  }),
  'toys.error': ERROR_CODES,
  'toys.queue': all<QueuePhase['status']>({
    rest: true,
    due: true,
    sending: true,
    between: true,
    running: true,
    gap: true,
    settling: true,
    stopPause: true,
    stopping: true,
  }),
  'toys.stop': all<ToyQueueState['stop']['status']>({ none: true, asked: true, confirmed: true, unconfirmed: true }),
};

/** States of a scenario that are a number, or null where there is none. */
export const NUMBER_STATES: ReadonlySet<string> = new Set([
  'realtime.attempt',
  'realtime.connections',
  'session.clientTime',
  'session.joinSecondsLeft',
  'session.peek',
  'session.voyeur',
  'session.publishAttempt',
  'session.duration',
  'chat.count',
  'toys.waiting',
]);

/** States of a scenario that are true or false, or null where there is neither. */
export const BOOLEAN_STATES: ReadonlySet<string> = new Set([
  'login.takeOverOffered',
  'realtime.authenticated',
  'realtime.refused',
  'session.accepting',
  'session.wasReady',
  'session.clientCam',
  'session.clientBlocked',
  'chat.typing',
  'toys.paused',
]);
