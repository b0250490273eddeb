/** An event for a room, as one node tells it to the others. */
export type RelayedEvent = readonly [room: string, name: string, payload: unknown];

/** Longer batches would go through a table instead of a notification. */
const LONGEST_BATCH = 6_000;

/**
 * Sends events to the other nodes in their order, one batch at a time: events that arrive during a batch go with the
 * next, so that a slow database makes batches longer and not the queue.
 *
 * @param send resolves when the batch is sent
 * @param onLost called for a batch that could not be sent and is given up
 */
export const createRelay = (
  send: (batch: readonly RelayedEvent[]) => Promise<unknown>,
  onLost: (error: unknown) => void,
) => {
  let waiting: RelayedEvent[] = [];
  let isSending = false;

  const nextBatch = (): readonly RelayedEvent[] => {
    let length = 0;
    const fits = (event: RelayedEvent): boolean => (length += JSON.stringify(event).length) <= LONGEST_BATCH;
    const from = waiting.findIndex((event, index) => !fits(event) && index > 0);
    const batch = from < 0 ? waiting : waiting.slice(0, from);
    waiting = waiting.slice(batch.length);
    return batch;
  };
  const flush = async (): Promise<void> => {
    isSending = true;
    while (waiting.length > 0) await send(nextBatch()).catch(onLost);
    isSending = false;
  };
  return (event: RelayedEvent): void => {
    waiting.push(event);
    if (!isSending) void flush();
  };
};
