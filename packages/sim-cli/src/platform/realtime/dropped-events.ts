/** Counts what performers' sockets sent and the platform did not act upon, since its start. */
export const createDroppedEvents = () => {
  let dropped = 0;
  return {
    add: (): void => {
      dropped += 1;
    },
    count: (): number => dropped,
  };
};
