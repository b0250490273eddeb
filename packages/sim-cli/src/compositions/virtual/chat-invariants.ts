import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import type { MessageLog } from '@greenroom/core/chat/message-log';
import { messageId, type ClientId, type MessageId } from '@greenroom/core/kernel/ids';
import type { VirtualPlatform } from './virtual-platform.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Checks whether the platform must have a message: the customer wrote it, or it is shown as sent. */
const mustBeKept = ({ sentBy, delivery }: ChatMessage): boolean => sentBy === 'CLIENT' || delivery === 'sent';

/** Gives what the platform keeps of each conversation rising numbers, in the order in which it was kept. */
const createPlaces = ({ keptAfter }: VirtualPlatform, performerId: string) => {
  const known = new Map<ClientId, { readonly places: Map<MessageId, number>; last: number }>();
  /** @param shown messages whose places are wanted */
  return async (client: ClientId, shown: readonly ChatMessage[]): Promise<ReadonlyMap<MessageId, number>> => {
    const conversation = known.get(client) ?? { places: new Map<MessageId, number>(), last: 0 };
    known.set(client, conversation);
    const { places } = conversation;
    if (!shown.some((message) => mustBeKept(message) && !places.has(message.id))) return places;
    for (const { id, position } of await keptAfter(performerId, client, conversation.last)) {
      places.set(messageId(id), places.size);
      conversation.last = position;
    }
    return places;
  };
};

/** Finds the place of the customer's last message. */
const lastPlace = (shown: readonly ChatMessage[], places: ReadonlyMap<MessageId, number>): number => {
  for (let index = shown.length - 1; index >= 0; index -= 1) {
    const message = shown[index];
    const place = message?.sentBy === 'CLIENT' ? places.get(message.id) : undefined;
    if (place !== undefined) return place;
  }
  return -1;
};

/**
 * Checks what is always true of the conversation on the performer's screen. Asked after every step, so only what is new or has changed since the last time is
 * looked at.
 */
export const createChatInvariants = (world: PerformerWorld): (() => Promise<string | undefined>) => {
  const { platform, performerId } = world;
  const placesOf = createPlaces(platform, performerId);
  /** Messages that were looked at. */
  const well: ChatMessage[] = [];
  /** The ids of those. */
  const seen = new Set<MessageId>();

  /** Forgets what is shown no longer, or is shown otherwise. */
  const keepUnchanged = (shown: MessageLog): void => {
    let same = 0;
    while (same < well.length && shown.at(same) === well[same]) same += 1;
    for (const { id } of well.splice(same)) seen.delete(id);
  };
  const brokenIn = (fresh: readonly ChatMessage[], places: ReadonlyMap<MessageId, number>): string | undefined => {
    let last = lastPlace(well, places);
    for (const message of fresh) {
      const { id, sentBy, delivery } = message;
      if (seen.has(id)) return 'a message is shown once';
      seen.add(id);
      well.push(message);
      const place = places.get(id);
      if (sentBy === 'PERFORMER' && delivery === 'sent' && place === undefined)
        return 'what is shown as sent has reached the platform';
      if (sentBy !== 'CLIENT' || place === undefined) continue;
      if (place < last) return 'the messages of the customer are shown in their order';
      last = place;
    }
    return undefined;
  };
  let looked: unknown;
  return async () => {
    const { app } = world;
    const { client, messages } = app.chat.watch.state();
    if (client === undefined || messages === looked) return undefined;
    keepUnchanged(messages);
    const fresh = messages.slice(well.length);
    const broken = brokenIn(fresh, await placesOf(client, fresh));
    if (broken === undefined) looked = messages;
    return broken;
  };
};
