import { expect, it } from 'vitest';
import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import type { ReportedToy } from '@greenroom/core/toys/toy';
import type { ToyFailure } from '@greenroom/core/toys/toys.errors';
import { explainSilence, localNetworkPermission } from './local-network.media.ts';

const knows =
  (known: string, state: PermissionState) =>
  async ({ name }: { readonly name: string }) => {
    if (name !== known) throw new TypeError('not a valid enum value of type PermissionName');
    return { state };
  };

it.each<[string, string, PermissionState, PermissionState]>([
  ['work.example.com', 'local-network-access', 'prompt', 'prompt'],
  ['work.example.com', 'loopback-network', 'denied', 'denied'],
  ['work.example.com', 'loopback-network', 'granted', 'granted'],
  ['work.example.com', 'camera', 'denied', 'granted'],
  ['127.0.0.1', 'loopback-network', 'denied', 'granted'],
  ['localhost', 'local-network-access', 'prompt', 'granted'],
  ['[::1]', 'local-network-access', 'prompt', 'granted'],
])('at %s, a browser that answers %s with %s has %s', async (hostname, known, state, found) => {
  expect(await localNetworkPermission({ hostname, query: knows(known, state) })).toBe(found);
});

it('asks no browser without permissions', async () => {
  expect(await localNetworkPermission({ hostname: 'work.example.com', query: undefined })).toBe('granted');
});

const failure = (kind: ToyFailure['kind']): ToyFailure => ({ code: 500, message: 'Network request failed', kind });

it.each<[PermissionState, boolean | undefined, ToyFailure['kind'], ToyFailure['kind']]>([
  ['denied', undefined, 'unreachable', 'forbidden'],
  ['prompt', true, 'unreachable', 'forbidden'],
  ['granted', true, 'unreachable', 'nameBlocked'],
  ['granted', false, 'unreachable', 'unreachable'],
  ['granted', undefined, 'unreachable', 'unreachable'],
  ['denied', true, 'unreadable', 'unreadable'],
])(
  'explains silence: permission %s, answers without a name %s, failed as %s: %s',
  async (state, answers, kind, told) => {
    const silent: Result<readonly ReportedToy[], ToyFailure> = err(failure(kind));
    const app = { toys: async () => silent, run: async () => done, stop: async () => done };
    const explained = explainSilence(app, {
      permission: async () => state,
      answersWithoutName: answers === undefined ? undefined : async () => answers,
    });
    expect(await explained.toys()).toEqual(err(failure(told)));
  },
);

it('asks nothing while the app answers', async () => {
  const app = { toys: async () => ok([]), run: async () => done, stop: async () => done };
  const never = () => expect.fail('nothing is asked');
  expect(await explainSilence(app, { permission: never, answersWithoutName: never }).toys()).toEqual(ok([]));
});

it.each([
  ['prompt', false, 0],
  ['denied', false, 0],
  ['granted', false, 1],
  ['prompt', true, 1],
] as const)(
  'with the permission %s, looked for before: %s, a stop calls this machine %i times',
  async (state, looks, calls) => {
    let stops = 0;
    const stop = async () => {
      stops += 1;
      return done;
    };
    const app = explainSilence(
      { toys: async () => ok([]), run: async () => done, stop },
      { permission: async () => state, answersWithoutName: undefined },
    );
    if (looks) await app.toys();
    expect((await app.stop()).ok).toBe(calls === 1);
    expect(stops).toBe(calls);
  },
);

it('stops at once as the page closes, without asking for the permission again', async () => {
  let stops = 0;
  const stop = async () => {
    stops += 1;
    return done;
  };
  const app = explainSilence(
    { toys: async () => ok([]), run: async () => done, stop },
    { permission: () => new Promise(() => undefined), answersWithoutName: undefined },
  );
  await app.toys();
  void app.stop();
  expect(stops).toBe(1);
});
