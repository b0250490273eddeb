import type { ChatMessage } from './chat-message.ts';

const isTimed = ({ isTimed: timed }: ChatMessage): boolean => timed === true;

/**
 * Puts notes about an event that the platform reported late behind the last message that is not later than they are. The order of all
 * others stays.
 */
export const placeTimedNotes = (messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  const [next, ...later] = messages.filter(isTimed).toSorted((one, other) => one.date - other.date);
  if (next === undefined) return messages;
  const waiting = [next, ...later];
  const placed = messages
    .filter((message) => !isTimed(message))
    .flatMap((message) => {
      const behind = waiting.findIndex(({ date }) => date >= message.date);
      return [...waiting.splice(0, behind === -1 ? waiting.length : behind), message];
    });
  return [...placed, ...waiting];
};
