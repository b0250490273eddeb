import type { AvailabilityStatus } from '../availability/availability.ts';
import { offeredReplies, customerLanguage, fillIn } from '../chat/quick-replies/quick-reply-book.ts';
import type { QuickReplyBook } from '../chat/quick-replies/quick-reply-book.ts';
import type { ClientCard } from '../clients/client-record.ts';
import type { ClientId } from '../kernel/ids.ts';
import type { Query } from '../kernel/query.machine.ts';
import type { SessionMoney } from '../meter/session-money.ts';
import type {
  MicrophoneState,
  RemoteReply,
  RemoteView,
  RemoteWorkStatus,
  ToyMovement,
} from '../realtime/remote-signal.ts';
import { clientName } from '../session/client-name.ts';
import type { SessionState } from '../session/session-state.ts';
import type { CameraState } from '../session/video/camera.machine.ts';
import type { ToyQueueState } from '../toys/queue/toy-queue-state.ts';

/** Longest text of a memo that a remote gets, in characters; a phone shows no more at a glance. */
const LONGEST_MEMO = 200;
/** Longest text of a reply that a remote gets; the whole text is sent to the customer. */
const LONGEST_REPLY = 300;
/** Longest name, before it is cut as names are shown. */
const LONGEST_NAME = 100;

/** States of the page that a remote shows. */
export interface RemoteSources {
  readonly availability: AvailabilityStatus;
  readonly session: Pick<SessionState, 'status' | 'client' | 'clientTime' | 'timers' | 'error'>;
  readonly money: Pick<SessionMoney, 'total' | 'isAbout' | 'today' | 'isTodayAbout'>;
  readonly card: Query<ClientId, ClientCard>;
  readonly camera: Pick<CameraState, 'status' | 'request' | 'got'>;
  readonly toys: Pick<ToyQueueState, 'stop' | 'mustStop'>;
  readonly book: QuickReplyBook;
}

const WORK_STATUS = {
  notApproved: 'offAir',
  idle: 'offAir',
  elsewhere: 'offAir',
  readyElsewhere: 'offAir',
  failed: 'offAir',
  starting: 'offAir',
  offline: 'offAir',
  paused: 'paused',
  notReachable: 'notReachable',
  ready: 'ready',
  request: 'ringing',
  connected: 'inSession',
} as const satisfies Record<AvailabilityStatus, RemoteWorkStatus>;

/** A closed microphone cannot be muted. */
const microphone = ({ status, request, got }: RemoteSources['camera']): MicrophoneState => {
  if (status !== 'on') return 'none';
  if (!request.wanted.microphone) return 'off';
  return got.microphone === undefined ? 'none' : 'on';
};

const toyMovement = ({ stop, mustStop }: RemoteSources['toys']): ToyMovement => {
  if (stop.status === 'asked') return 'stopping';
  if (stop.status === 'unconfirmed') return 'unconfirmed';
  return mustStop === 'no' ? 'rest' : 'moving';
};

/** Quick replies in the language of the customer, as they are sent. */
export const remoteReplies = (book: QuickReplyBook, rawName: string): readonly RemoteReply[] => {
  const { name, country, anonymous } = clientName(rawName);
  return offeredReplies(book, customerLanguage(country)).map((reply) => ({
    name: reply.name,
    text: fillIn(reply.text, anonymous ? undefined : name),
  }));
};

/** Makes the view that a remote shows. The customer is in it in a session alone. */
export const remoteView = (sources: RemoteSources, answered: RemoteView['answered']): RemoteView => {
  const { availability, session, money, card, camera, toys, book } = sources;
  const { client, clientTime, timers } = session;
  const record = client !== undefined && card.key === client.id ? card.data : undefined;
  const isInSession = session.status === 'connected' && client !== undefined;
  return {
    status: WORK_STATUS[availability],
    customer: isInSession
      ? {
          id: client.id,
          name: client.name.slice(0, LONGEST_NAME),
          time: clientTime,
          isCounting: timers.platform && timers.device,
          visits: record?.client.visits,
          memo: record?.topMemo?.content.slice(0, LONGEST_MEMO),
        }
      : undefined,
    earned: isInSession ? money.total : undefined,
    isAbout: money.isAbout,
    today: money.today,
    isTodayAbout: money.isTodayAbout,
    microphone: microphone(camera),
    toys: toyMovement(toys),
    hasEndFailed: session.error === 'session.endFailed',
    replies: isInSession
      ? remoteReplies(book, client.name).map(({ name, text }) => ({ name, text: text.slice(0, LONGEST_REPLY) }))
      : [],
    answered,
  };
};

/** The part of a view whose change is sent at once; the time counts on by itself. */
export const urgentPart = ({ customer, earned, today, ...rest }: RemoteView): string =>
  JSON.stringify([rest, earned === undefined, today === undefined, { ...customer, time: 0 }]);

/** The part whose change is sent within a second: in a session it changes all the time. */
export const amountsOf = ({ earned, today }: RemoteView): string => JSON.stringify([earned, today]);
