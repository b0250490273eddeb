import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import { messageId, type ClientId, type MessageId } from '@greenroom/core/kernel/ids';
import type { VirtualPlatform } from './virtual-platform.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Gives what the platform keeps of each conversation rising numbers, in the order in which it was kept. */
const createPlaces = ({ keptAfter }: VirtualPlatform, performerId: string) => {
  const known = new Map<ClientId, { readonly places: Map<MessageId, number>; last: number }>();
  return async (client: ClientId): Promise<ReadonlyMap<MessageId, number>> => {
    const conversation = known.get(client) ?? { places: new Map<MessageId, number>(), last: 0 };
    known.set(client, conversation);
    const { places } = conversation;
    for (const { id, position } of await keptAfter(performerId, client, conversation.last)) {
      places.set(messageId(id), places.size);
      conversation.last = position;
    }
    return places;
  };
};

/** Finds the place of the customer's last message before this one. */
const lastPlace = (shown: readonly ChatMessage[], before: number, places: ReadonlyMap<MessageId, number>): number => {
  for (let index = before - 1; index >= 0; index -= 1) {
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
  let well: readonly ChatMessage[] = [];
  /** The ids of those. */
  const seen = new Set<MessageId>();

  const firstNew = (shown: readonly ChatMessage[]): number => {
    const place = shown.findIndex((message, index) => message !== well[index]);
    return place < 0 ? shown.length : place;
  };
  const brokenIn = (shown: readonly ChatMessage[], places: ReadonlyMap<MessageId, number>): string | undefined => {
    const from = firstNew(shown);
    for (const { id } of well.slice(from)) seen.delete(id);
    let last = lastPlace(shown, from, places);
    for (const { id, sentBy, delivery } of shown.slice(from)) {
      if (seen.has(id)) return 'a message is shown once';
      seen.add(id);
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
    if (client !== app.session.watch.state().client?.id) return 'the chat is with the customer of the session';
    if (client === undefined || messages === looked) return undefined;
    const shown = messages.slice(0);
    const broken = brokenIn(shown, await placesOf(client));
    if (broken !== undefined) return broken;
    looked = messages;
    well = shown;
    return undefined;
  };
};
