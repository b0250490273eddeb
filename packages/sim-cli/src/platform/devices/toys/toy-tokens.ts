import { randomBytes } from 'node:crypto';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Millis } from '@greenroom/core/kernel/units';

interface Token {
  readonly uid: string;
  readonly until: number;
}

const secret = (): string => randomBytes(16).toString('hex');

/** The vendor's tokens: one identifies the performer, the other opens the hub once, for a short while. */
export const createToyTokens = (clock: Pick<Clock, 'now'>, life: Millis) => {
  const auth = new Map<string, Token>();
  const socket = new Map<string, Token>();
  const keep = (tokens: Map<string, Token>, uid: string): string => {
    const token = secret();
    // They expire in the order in which they were made.
    for (const [old, { until }] of tokens) {
      if (until > clock.now()) break;
      tokens.delete(old);
    }
    tokens.set(token, { uid, until: clock.now() + life });
    return token;
  };
  const read = (tokens: Map<string, Token>, token: string): string | undefined => {
    const known = tokens.get(token);
    return known !== undefined && known.until > clock.now() ? known.uid : undefined;
  };
  return {
    /** Number of tokens that are kept. @fortests */
    size: (): number => auth.size + socket.size,
    newAuthToken: (uid: string): string => keep(auth, uid),
    /** @returns the token of a socket; undefined for an unknown or expired auth token */
    newSocketToken: (authToken: string): string | undefined => {
      const uid = read(auth, authToken);
      return uid === undefined ? undefined : keep(socket, uid);
    },
    uidOfSocket: (token: string): string | undefined => {
      const uid = read(socket, token);
      // It opens the hub once.
      socket.delete(token);
      return uid;
    },
  };
};

export type ToyTokens = ReturnType<typeof createToyTokens>;
