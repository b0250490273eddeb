import * as z from 'zod/mini';
import { performerId } from '@greenroom/core/kernel/ids';
import { ok } from '@greenroom/core/kernel/result';
import { seconds } from '@greenroom/core/kernel/units';
import type { RemoteHostApi, RemotePhoneApi } from '@greenroom/core/remote/remote-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';

const REMOTE = '/performer/performer_accounts/{id}/remote';

const phone = { origin: 'ours', section: '§7 Auth and session', access: 'anyone' } as const;
const lifetimeWire = z.int().check(z.gte(0));

const PAIRED = { status: 409, error: 'remote_paired', when: 'a phone is paired already' } as const;

export const remoteCalls = defineCalls({ origin: 'ours', section: '§7 Auth and session', access: 'performer' })({
  remote: {
    purpose: 'Returns whether a phone is the remote of this login; asked only where the configuration has remote.',
    get: REMOTE,
    answer: z.object({ paired: z.boolean() }),
  },
  createRemoteCode: {
    purpose:
      'Makes a code of 8 characters that pairs one phone with this login, once, within 3 minutes; an earlier code works no more.',
    post: `${REMOTE}/code`,
    answer: z.object({ code: z.string().check(z.minLength(1)), lifetime: lifetimeWire }),
    errors: [PAIRED],
  },
  endRemote: {
    purpose: 'Ends the pairing, or the code that waits; both sides get the event remote.',
    post: `${REMOTE}/removal`,
  },
  pairRemote: {
    ...phone,
    purpose:
      'Makes the phone that presents the code the remote, without a login: a cookie of its own names it. The pairing lasts 12 hours, and ends before that with the login that made the code.',
    post: '/remote/pairing',
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(16)) }),
    errors: [
      { status: 410, error: 'code_unknown', when: 'there is no such code, or the login that made it has ended' },
      { status: 410, error: 'code_expired', when: 'it is older than 3 minutes' },
      { ...PAIRED, when: 'the code has paired a phone' },
      {
        status: 429,
        error: 'too_many_attempts',
        when: 'too many wrong codes from this address',
        more: { wait: 'seconds until the next code is judged' },
      },
    ],
  },
  remotePairing: {
    ...phone,
    purpose:
      'The pairing of this phone with the token of its socket, which opens the socket of a remote and nothing else.',
    get: '/remote/pairing',
    answer: z.object({
      performerId: z.string().check(z.minLength(1)),
      socketToken: z.string(),
      lifetime: lifetimeWire,
    }),
    errors: [{ status: 410, error: 'not_paired', when: 'this phone is the remote of no login, or is it no more' }],
  },
  leaveRemote: {
    ...phone,
    purpose: 'Ends the pairing of this phone.',
    post: '/remote/pairing/removal',
  },
});

export const createRemoteHostApi = (client: ApiClient): RemoteHostApi => ({
  isPaired: async (id) => {
    const answer = await client.call(remoteCalls.remote, { params: { id } });
    return answer.ok ? ok(answer.value.paired) : answer;
  },
  createCode: async (id) => {
    const answer = await client.call(remoteCalls.createRemoteCode, { params: { id } });
    if (!answer.ok) return answer;
    const { code, lifetime } = answer.value;
    return ok({ code, lifetime: seconds(lifetime) });
  },
  end: (id) => client.call(remoteCalls.endRemote, { params: { id } }),
});

export const createRemotePhoneApi = (client: ApiClient): RemotePhoneApi => ({
  pair: (code) => client.call(remoteCalls.pairRemote, { body: { code } }),
  pairing: async () => {
    const answer = await client.call(remoteCalls.remotePairing, {});
    if (!answer.ok) return answer;
    const { performerId: id, socketToken, lifetime } = answer.value;
    return ok({ performerId: performerId(id), socketToken, lifetime: seconds(lifetime) });
  },
  leave: () => client.call(remoteCalls.leaveRemote, {}),
});
