import type { RemoteCommand } from './remote-signal.ts';

/** A press as the content of an event. */
export const commandContent = ({ id, clientId, action }: RemoteCommand): Readonly<Record<string, unknown>> => {
  const { type, ...more } = action;
  return { id, action: type, ...(clientId === undefined ? {} : { clientId }), ...more };
};
