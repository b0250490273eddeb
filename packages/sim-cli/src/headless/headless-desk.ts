import { decodeRealtimeEvent } from '@greenroom/adapters-socket/realtime/decode-realtime-event';
import { chatLine } from '@greenroom/core/chat/chat-line';
import type { CallFailure } from '@greenroom/core/kernel/call-failure';
import { clientId, messageId, type ClientId } from '@greenroom/core/kernel/ids';
import { done, err, type Result } from '@greenroom/core/kernel/result';
import { elapsed, millis, millisToSeconds, seconds, type Millis, type Seconds } from '@greenroom/core/kernel/units';
import type { OutboundEvent } from '@greenroom/core/realtime/realtime-event';
import type { SimulatedSocket } from '@greenroom/core/realtime/realtime-socket.sim';
import type { ClientData } from '@greenroom/core/session/client-data';
import type { CurrentWork, UntoldEnd } from '@greenroom/core/session/current-work';
import type { EndReason } from '@greenroom/core/session/end-reason';
import type { OneOnOne } from '@greenroom/core/session/one-on-one';
import type { CustomerHears, CustomerLink } from '../actors/customer-link.port.ts';
import { readRequestAnswer } from '../actors/request-answer.wire.ts';
import { PERFORMER_GONE_AFTER, UNDELIVERED_FOR } from '../platform/realtime/realtime.constants.ts';
import type { Diary } from '../traffic/happening.ts';
import { refusal, type HeadlessPlatform } from './headless-platform.ts';
import { troubledRing } from './troubled-ring.ts';

/** A request, or the session that it became. */
interface Couple {
  readonly status: 'pending' | 'accepted';
  readonly client: ClientData;
  readonly askedAt: Millis;
  readonly camera: boolean;
  readonly startTimer: Millis | undefined;
  readonly deviceTimer: Millis | undefined;
}

/** The grant of every session here. */
export const HEADLESS_STREAMS: OneOnOne = {
  id: 's1',
  publish: { name: 'anna-out', token: 'p', server: 'media-1' },
  play: { name: 'anna-in', token: 'q', server: 'media-1' },
};

interface Undelivered {
  readonly at: number;
  readonly name: string;
  readonly content: unknown;
}

/** The platform between her and her customers. */
export interface HeadlessDesk {
  /** The platform says something to her; what is not well formed reaches her as a sign of life alone. */
  readonly ring: (name: string, content: unknown) => void;
  /** Makes somebody a customer; the same name is the same man. */
  readonly customer: (name: string, country: string) => CustomerLink;
  /** Who asks for her or is with her, as the platform has it. */
  readonly couples: ReadonlyMap<string, Couple>;
  /** Whether her socket is one that the platform knows. */
  readonly isOnline: () => boolean;
}

/** @spec §4 Request flow, from the platform's side */
export const createHeadlessDesk = (platform: HeadlessPlatform, socket: SimulatedSocket, diary: Diary): HeadlessDesk => {
  const { clock } = platform;
  const couples = new Map<ClientId, Couple>();
  const blocked = new Set<ClientId>();
  const listeners = new Map<string, (heard: CustomerHears) => void>();
  let undelivered: Undelivered[] = [];
  let known = 0;
  let messages = 0;

  let isReady = false;
  let wasReady = false;
  let ended: UntoldEnd | undefined;

  const since = (at: Millis | undefined): Seconds | undefined =>
    at === undefined ? undefined : millisToSeconds(elapsed(at, clock.now()));
  const untold = ({ client, startTimer, deviceTimer }: Couple): UntoldEnd => {
    const ran = startTimer === undefined || deviceTimer === undefined ? undefined : Math.max(startTimer, deviceTimer);
    return {
      client,
      reason: 'DISCONNECT',
      duration: ran === undefined ? seconds(0) : (since(millis(ran)) ?? seconds(0)),
      at: clock.today(),
    };
  };
  const current = (): CurrentWork => {
    const live = [...couples.values()];
    const accepted = live.find(({ status }) => status === 'accepted');
    return {
      ready: isReady,
      wasReady,
      session: accepted && {
        client: accepted.client,
        streams: HEADLESS_STREAMS,
        camera: accepted.camera,
        sinceStartTimer: since(accepted.startTimer),
        sinceDeviceTimer: since(accepted.deviceTimer),
      },
      requests: live
        .filter(({ status }) => status === 'pending')
        .map(({ client, askedAt }) => ({ client, waiting: since(askedAt) ?? seconds(0) })),
      ended,
    };
  };
  const isOnline = (): boolean => socket.alive() > 0 && known === socket.opened();
  const newId = (): string => `m${(messages += 1)}`;
  const ring = troubledRing(platform, (name, content) => {
    diary.write({ kind: 'event', name, content });
    const event = decodeRealtimeEvent(name, content, newId);
    if (event.ok) socket.say(event.value);
    else {
      diary.write({ kind: 'event', name: 'unreadable', content: event.error.problem });
      socket.say({ type: 'unreadable', name });
    }
  });
  const ringSurely = (name: string, content: unknown): void => {
    if (isOnline()) ring(name, content);
    else if (!platform.faults.has('lose-events')) undelivered.push({ at: clock.now(), name, content });
  };
  const tell = (id: ClientId, heard: CustomerHears): void => {
    diary.write({ kind: 'heard', who: id, what: heard.type, ...('text' in heard ? { text: heard.text } : {}) });
    platform.stirred += 1;
    listeners.get(id)?.(heard);
  };
  const over = (id: ClientId): boolean => {
    const couple = couples.get(id);
    if (couple?.status === 'accepted' && !isOnline()) ended = untold(couple);
    return couples.delete(id);
  };
  const leaveWork = (): void => {
    isReady = false;
    wasReady = false;
    for (const id of couples.keys()) if (over(id)) tell(id, { type: 'endedByPerformer' });
  };
  const goneAfterAWhile = (): void => {
    clock.schedule(PERFORMER_GONE_AFTER, () => {
      if (!isOnline()) leaveWork();
    });
  };
  /** REJPERF declines; what is only told leaves the request waiting. */
  const answerRequest = (id: ClientId, content: OutboundEvent['content']): void => {
    const heard = readRequestAnswer(content);
    if (heard === undefined || !couples.has(id)) return;
    if (heard.type === 'declined') over(id);
    else if (couples.get(id)?.status !== 'pending') return;
    tell(id, heard);
  };
  const hearHer = ({ event, content, receiverId, receiverType }: OutboundEvent): void => {
    diary.write({ kind: 'sent', name: event, to: receiverId === '' ? receiverType : receiverId, content });
    const id = clientId(receiverId);
    if (event === 'videoChat') answerRequest(id, content);
    if (event === 'typing' && couples.has(id)) tell(id, { type: 'typing' });
  };
  socket.onTold((what, event) => {
    if (event !== undefined) return hearHer(event);
    if (what !== 'authenticate' || socket.line.acknowledgement !== 'accepts') return undefined;
    known = socket.opened();
    const kept = undelivered.filter(({ at }) => clock.now() - at < UNDELIVERED_FOR);
    undelivered = [];
    for (const { name, content } of kept) ring(name, content);
    return undefined;
  });
  socket.onBroken(goneAfterAWhile);
  platform.desk = {
    accept: (id): Result<undefined, CallFailure> => {
      const couple = couples.get(id);
      if (couple?.status !== 'pending') return err(refusal(409, 'request_gone'));
      couples.set(id, { ...couple, status: 'accepted' });
      ended = undefined;
      // One customer at a time: whose end was lost is over now.
      for (const [other, { status }] of couples) {
        if (status === 'accepted' && other !== id && over(other)) tell(other, { type: 'endedByPerformer' });
      }
      tell(id, { type: 'accepted' });
      return done;
    },
    end: (id, isBlocked) => {
      if (isBlocked) blocked.add(id);
      if (over(id)) tell(id, { type: 'endedByPerformer' });
    },
    timeOut: (id) => {
      if (over(id)) tell(id, { type: 'timedOut' });
    },
    said: (id, text) => tell(id, { type: 'message', text }),
    leaveWork,
    pageStarted: () => {
      if ([...couples.values()].some(({ status }) => status === 'accepted')) return;
      const was = isReady || wasReady;
      leaveWork();
      wasReady = was;
    },
    setReady: (on) => {
      isReady = on;
      wasReady = false;
      if (on) ended = undefined;
    },
    current,
  };

  const customer: HeadlessDesk['customer'] = (name, country) => {
    const id = clientId(name);
    const outcome = async (refusedBy: string | undefined): Promise<Result<undefined, { readonly error: string }>> => {
      platform.stirred += 1;
      return refusedBy === undefined ? done : err({ error: refusedBy });
    };
    const inSession = (act: () => void, change: Partial<Couple> = {}): ReturnType<typeof outcome> => {
      const couple = couples.get(id);
      if (couple?.status !== 'accepted') return outcome('no_session');
      couples.set(id, { ...couple, ...change });
      act();
      return outcome(undefined);
    };
    const end = (type: string, value?: EndReason): ReturnType<typeof outcome> => {
      if (!over(id)) return outcome('no_request');
      ringSurely('videoChat', { type, clientId: id, ...(value === undefined ? {} : { value }) });
      return outcome(undefined);
    };
    const shown = name.charAt(0).toUpperCase() + name.slice(1);
    return {
      id,
      name: `${country}|${shown}`,
      listen: (listener) => void listeners.set(id, listener),
      ask: (_performerId, { sessionType, type }) => {
        if (blocked.has(id)) return outcome('blocked');
        if (couples.has(id)) return outcome('already_asking');
        const value = { name: `${country}|${shown}`, sessionType, type };
        couples.set(id, {
          status: 'pending',
          client: { id, ...value },
          askedAt: clock.now(),
          camera: false,
          startTimer: undefined,
          deviceTimer: undefined,
        });
        ringSurely('videoChat', { type: 'REQUEST', clientId: id, value });
        return outcome(undefined);
      },
      // She accepted first: there is nothing to take back any more, he can only leave.
      cancel: () => (couples.get(id)?.status === 'accepted' ? end('DISCONNECT', 'CLICK') : end('CANCEL_REQUEST')),
      startTimer: (type) =>
        inSession(
          () => ringSurely('videoChat', { type, clientId: id }),
          type === 'START_TIMER' ? { startTimer: clock.now() } : { deviceTimer: clock.now() },
        ),
      show: (on) => inSession(() => ring('clientstream', { clientId: id, value: on }), { camera: on }),
      say: (text, translation) =>
        inSession(() => {
          const line = messageId(`${id}-${newId()}`);
          const kept = platform.conversations.get(id) ?? [];
          const { account } = platform;
          const written = { id: line, performerId: account.id, clientId: id, sentBy: 'CLIENT', content: text } as const;
          kept.push({ ...chatLine({ ...written, date: clock.today() }), contentTranslate: translation });
          platform.conversations.set(id, kept);
          if (!isOnline()) return;
          const common = { id: line, clientId: id, senderType: 'ROLE_CLIENT', message: text };
          if (translation === undefined) ring('msg', common);
          else ring('msgt', { ...common, language: country, languageTranslate: 'nl', messageTranslate: translation });
        }),
      type: () => inSession(() => ring('typing', { clientId: id })),
      pay: (payment) => inSession(() => ring('toy', { type: payment.for, value: String(payment.value), clientId: id })),
      leave: (reason) => end('DISCONNECT', reason),
      close: () => undefined,
    };
  };
  return { ring, customer, couples, isOnline };
};
