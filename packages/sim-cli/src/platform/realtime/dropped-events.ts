/** Counts what performers' sockets sent and the platform did not act upon, since its start. */
export interface DroppedEvents {
  readonly add: () => void;
  readonly count: () => number;
}

export const createDroppedEvents = (): DroppedEvents => {
  let dropped = 0;
  return {
    add: () => {
      dropped += 1;
    },
    count: () => dropped,
  };
};
