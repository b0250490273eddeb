import { decodeRealtimeEvent } from '@greenroom/adapters-socket/realtime/decode-realtime-event';
import { chatLine } from '@greenroom/core/chat/chat-line';
import type { CallFailure } from '@greenroom/core/kernel/call-failure';
import { clientId, messageId, type ClientId } from '@greenroom/core/kernel/ids';
import { done, err, type Result } from '@greenroom/core/kernel/result';
import type { OutboundEvent } from '@greenroom/core/realtime/realtime-event';
import type { SimulatedSocket } from '@greenroom/core/realtime/realtime-socket.sim';
import type { EndReason } from '@greenroom/core/session/end-reason';
import type { CustomerHears, CustomerLink } from '../actors/customer-link.port.ts';
import { PERFORMER_GONE_AFTER, UNDELIVERED_FOR } from '../platform/realtime/realtime.constants.ts';
import type { Diary } from '../traffic/happening.ts';
import { refusal, type HeadlessPlatform } from './headless-platform.ts';
import { troubledRing } from './troubled-ring.ts';

/** A request, or the session that it became. */
interface Couple {
  readonly status: 'pending' | 'accepted';
}

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

  const isOnline = (): boolean => socket.alive() > 0 && known === socket.opened();
  const newId = (): string => `m${(messages += 1)}`;
  const ring = troubledRing(platform, (name, content) => {
    diary.write({ kind: 'event', name, content });
    const event = decodeRealtimeEvent(name, content, newId);
    if (event.ok) socket.say(event.value);
    else diary.write({ kind: 'event', name: 'unreadable', content: event.error.problem });
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
    platform.goingOn.set(id, false);
    return couples.delete(id);
  };
  const leaveWork = (): void => {
    for (const id of couples.keys()) if (over(id)) tell(id, { type: 'endedByPerformer' });
  };
  const goneAfterAWhile = (): void => {
    clock.schedule(PERFORMER_GONE_AFTER, () => {
      if (!isOnline()) leaveWork();
    });
  };
  const hearHer = ({ event, content, receiverId, receiverType }: OutboundEvent): void => {
    diary.write({ kind: 'sent', name: event, to: receiverId === '' ? receiverType : receiverId, content });
    const id = clientId(receiverId);
    if (event === 'videoChat' && over(id)) tell(id, { type: 'declined' });
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
      if (couples.get(id)?.status !== 'pending') return err(refusal(409, 'request_gone'));
      couples.set(id, { status: 'accepted' });
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
  };

  const customer: HeadlessDesk['customer'] = (name, country) => {
    const id = clientId(name);
    const outcome = async (refusedBy: string | undefined): Promise<Result<undefined, { readonly error: string }>> => {
      platform.stirred += 1;
      return refusedBy === undefined ? done : err({ error: refusedBy });
    };
    const inSession = (act: () => void): ReturnType<typeof outcome> => {
      if (couples.get(id)?.status !== 'accepted') return outcome('no_session');
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
        couples.set(id, { status: 'pending' });
        platform.goingOn.set(id, true);
        const value = { name: `${country}|${shown}`, sessionType, type };
        ringSurely('videoChat', { type: 'REQUEST', clientId: id, value });
        return outcome(undefined);
      },
      // She accepted first: there is nothing to take back any more, he can only leave.
      cancel: () => (couples.get(id)?.status === 'accepted' ? end('DISCONNECT', 'CLICK') : end('CANCEL_REQUEST')),
      startTimer: (type) => inSession(() => ringSurely('videoChat', { type, clientId: id })),
      show: (on) => inSession(() => ring('clientstream', { clientId: id, value: on })),
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
