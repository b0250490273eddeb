import type { Clock } from '../kernel/clock.port.ts';
import { messageId, type ClientId, type MessageId, type PerformerId, type TipId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import type { Random } from '../kernel/random.port.ts';
import { isRefusal, type Result } from '../kernel/result.ts';
import { createSlots } from '../kernel/slots.ts';
import type { DraftStore, Stored } from '../kernel/storage.port.ts';
import { elapsed, seconds, type Seconds } from '../kernel/units.ts';
import type { ChatApi, LineTranslation, OutgoingChat } from './chat-api.port.ts';
import type { ChatSignal } from './chat-message.ts';
import {
  NO_CHAT,
  type FontSize,
  type ChatEffect,
  type ChatEvent,
  type ChatInternal,
  type ChatState,
} from './chat-state.ts';
import { chat } from './chat.machine.ts';

export interface ChatDeps {
  readonly api: ChatApi;
  readonly drafts: DraftStore;
  readonly fontSizes: Stored<FontSize | undefined, FontSize>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Sends a typing event at once. @returns the reason for which it could not be sent. @spec §8 Socket */
  readonly announce: (event: OutboundEvent) => Result<undefined, string>;
  readonly performerId: () => PerformerId;
}

export type ChatController = ReturnType<typeof createChatController>;

/** Runs the chat machine: sends, fetches, keeps drafts and sends typing events. @spec §4 Chat, §7 Chat */
export const createChatController = (deps: ChatDeps) => {
  const { api, drafts, fontSizes, clock, random, log, announce, performerId } = deps;
  const send = async (message: OutgoingChat): Promise<ChatEvent> => {
    const begun = clock.now();
    const answer = await api.send(message);
    const { id, receiver: client } = message;
    if (answer.ok) return { type: 'sent', client, id };
    log.write('error', 'message not sent', { kind: answer.error.kind, status: answer.error.status });
    return { type: 'notSent', client, id, isRefused: isRefusal(answer.error), took: elapsed(begun, clock.now()) };
  };
  const fetchHistory = async ({ who, limit }: Extract<ChatEffect, { type: 'fetch' }>): Promise<ChatEvent> => {
    const answer = await api.history(who, limit);
    if (answer.ok) return { type: 'fetched', messages: answer.value };
    log.write('error', 'conversation not fetched', { kind: answer.error.kind, status: answer.error.status });
    return { type: 'notFetched', isRefused: isRefusal(answer.error), chance: random.next() };
  };
  const perform = (effect: ChatEffect, sendEvent: (event: ChatEvent) => void): void | Promise<ChatEvent> => {
    switch (effect.type) {
      case 'send':
        return send(effect.message);
      case 'fetch':
        return fetchHistory(effect);
      case 'announceTyping': {
        const content = { performerId: effect.performerId };
        const event = { event: 'typing', content, receiverId: effect.client, receiverType: 'ROLE_CLIENT' } as const;
        if (!announce(event).ok) sendEvent({ type: 'typingNotAnnounced' });
        return;
      }
      case 'keepDraft':
        return drafts.write(effect.client, effect.draft);
      case 'keepFontSize':
        return fontSizes.write(effect.size);
    }
  };
  const actor = createActor<ChatInternal, ChatEvent, ChatEffect>({
    initial: { ...NO_CHAT, fontSize: fontSizes.read() ?? NO_CHAT.fontSize },
    transition: chat,
    slots: createSlots(clock),
    perform,
  });

  const watch: Watchable<ChatState> = actor;
  return {
    watch,
    /**
     * Fetches the conversation with this customer.
     *
     * @param age time since its beginning; more than 0 for one that is taken up again
     * @spec §7 GET …/{performerId}/{type}/{customerId}
     */
    open: (client: ClientId, age = seconds(0)) => {
      const since = seconds(clock.today() - age);
      actor.send({ type: 'opened', client, performerId: performerId(), draft: drafts.read(client), since });
    },
    /** Fetches messages that are older than the oldest one on screen. */
    fetchEarlier: () => actor.send({ type: 'earlierRequested' }),
    close: () => actor.send({ type: 'closed' }),
    /** Keeps the draft and sends the customer a typing event, at most once every 3 s. @spec §5 Typing events, §6 typing events go to ROLE_CLIENT */
    type: (draft: string) => actor.send({ type: 'typed', draft, now: clock.now() }),
    /** Sends the draft. @spec §7 POST session/chat_message */
    send: (translation?: LineTranslation) =>
      actor.send({ type: 'sendRequested', id: messageId(random.id()), today: clock.today(), translation }),
    /** Shows a translation under a line of the customer. @spec §3 Chat message — contentTranslate */
    addTranslation: (id: MessageId, text: string) => actor.send({ type: 'lineTranslated', id, text }),
    /** Sends a failed message again, with the same id. */
    retry: (id: MessageId) => actor.send({ type: 'retryRequested', id }),
    /**
     * Makes the letters of the chat one size larger, and after the largest the smallest; the device remembers it.
     * @spec §4 Chat — font size
     */
    cycleFontSize: () => actor.send({ type: 'fontSizeCycled' }),
    onEvent: (event: ChatSignal) => {
      if (event.type === 'messageReceived')
        actor.send({ type: 'received', message: event.message, today: clock.today() });
      else actor.send({ type: 'clientTyped', client: event.clientId });
    },
    /** Events arrive from now on: completes a conversation that was opened before. */
    afterFirstConnection: () => actor.send({ type: 'connected' }),
    /** Messages may be missing: marks the gap and fills it. */
    afterReconnect: () => actor.send({ type: 'reconnected' }),
    /** Sends a line that was not typed; the draft stays. */
    say: (text: string) => actor.send({ type: 'said', id: messageId(random.id()), text, today: clock.today() }),
    /** Adds a SYSTEM line, of a tip where it is about one. @param at time of the event, where the platform reported it later */
    note: (text: string, tip?: TipId, at?: Seconds) => {
      const id = messageId(random.id());
      const about = { ...(tip === undefined ? {} : { tip }), ...(at === undefined ? {} : { at }) };
      actor.send({ type: 'noted', id, text, today: clock.today(), ...about });
    },
    /** Forgets everything at log-out. */
    reset: () => actor.send({ type: 'reset' }),
    dispose: () => actor.send({ type: 'reset' }),
  };
};
