import { expect, it } from 'vitest';
import { createLiveInvariants } from './live-invariants.ts';

const watching = (state: object) => ({ watch: { state: () => state, subscribe: () => () => undefined } });

/** The comparison of a page with a platform whose every answer is this failure. */
const compared = async (status: number, error: string, login: 'authenticated' | 'unauthenticated') => {
  const toys = { queue: watching({ phase: { status: 'rest' } }) };
  const app = { login: watching({ status: login }), session: watching({}), toys };
  const admin = new Proxy({}, { get: () => async () => ({ ok: false, error: { status, error } }) });
  const parts = { performer: { app, planned: () => 0 }, performerId: '1004', admin, drawer: undefined, since: 0 };
  return createLiveInvariants(parts as never).difference();
};

it.each(['authenticated', 'unauthenticated'] as const)(
  'takes no failed call for a platform without a difference: %s',
  async (login) => {
    expect(await compared(0, 'unreachable', login)).toBe('the platform did not answer: unreachable');
    expect(await compared(500, 'Internal Server Error', login)).toBe(
      'the platform did not answer: Internal Server Error',
    );
    expect(await compared(404, 'no_such_performer', login)).toBeUndefined();
  },
);
