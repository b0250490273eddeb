import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  BOB,
  customer,
  NOTHING_GOES_ON,
  runningSession,
  setUpConnected,
  setUpRequest,
  setUpSession,
  type SessionRig,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');

/** Asks for the session with Bob, in which more requests can come. */
const setUpBob = async (): Promise<SessionRig> => {
  const rig = setUpSession();
  await rig.goReady();
  rig.asks(BOB);
  await rig.accept();
  return rig;
};

/** Rigs by what this page has of Mark. */
const LOCAL = {
  connected: setUpConnected,
  ringing: setUpRequest,
  accepting: async () => {
    const rig = await setUpRequest();
    rig.hold('accept');
    await rig.accept();
    return rig;
  },
  unconfirmed: async () => {
    const rig = await setUpRequest();
    rig.refused.add('accept');
    rig.hold('snapshot');
    await rig.accept();
    return rig;
  },
  declining: async () => {
    const rig = await setUpRequest();
    rig.session.decline();
    return rig;
  },
  second: async () => {
    const rig = await setUpBob();
    rig.asks(MARK);
    return rig;
  },
  queued: async () => {
    const rig = await setUpBob();
    rig.asks(customer('carl'));
    rig.asks(MARK);
    return rig;
  },
  blocked: async () => {
    const rig = await setUpConnected();
    rig.refused.add('end');
    rig.session.end(true);
    await settle();
    rig.session.leave();
    await settle();
    rig.refused.clear();
    return rig;
  },
  departed: async () => {
    const rig = await setUpRequest();
    rig.session.decline();
    rig.pass(3_000);
    return rig;
  },
  unknown: async () => {
    const rig = setUpSession();
    await rig.goReady();
    return rig;
  },
} satisfies Record<string, () => Promise<SessionRig>>;

type Remote = 'absent' | 'request' | 'session';

const placeOfMark = ({ state }: SessionRig): string => {
  const { client, queue, request, second } = state();
  if (client?.id === MARK.id) return 'connected';
  if (second?.client.id === MARK.id) return 'second';
  if (queue.some((queued) => queued.client.id === MARK.id)) return 'queued';
  if (request.status === 'none') return 'gone';
  if (request.status === 'declining') return 'declining';
  return request.error ?? (request.accepting ? 'accepting' : 'ringing');
};

/** Reconciles with a platform that has Mark as named. @returns where Mark is then, and what was sent and listed because of it */
const reconcile = async (rig: SessionRig, remote: Remote): Promise<readonly string[]> => {
  const { announced, knows, missed, named, state } = rig;
  const before = { announced: announced.length, ends: named('end').length, missed: missed.length };
  const others = state().client?.id === BOB.id && remote !== 'session' ? runningSession(BOB) : undefined;
  knows.snapshot = {
    ...NOTHING_GOES_ON,
    session: remote === 'session' ? runningSession(MARK) : others,
    requests: [
      ...(remote === 'request' ? [{ client: MARK, waiting: seconds(3) }] : []),
      ...(others === undefined ? [] : [{ client: customer('carl'), waiting: seconds(2) }]),
    ],
  };
  await rig.reconcile();
  await rig.answer('snapshot', done);
  await rig.answer('snapshot', done);
  const isOfMark = (each: { readonly client: { readonly id: string } }): boolean => each.client.id === MARK.id;
  return [
    placeOfMark(rig),
    ...named('end')
      .slice(before.ends)
      .map(() => 'end sent'),
    ...announced.slice(before.announced).map(() => 'decline sent'),
    ...missed
      .slice(before.missed)
      .filter(isOfMark)
      .map(({ why }) => why),
  ];
};

/** Outcomes for what this page has of a customer, and what the platform has. */
const OUTCOMES: Readonly<Record<keyof typeof LOCAL, Readonly<Record<Remote, readonly string[]>>>> = {
  connected: { absent: ['gone'], request: ['ringing'], session: ['connected'] },
  ringing: { absent: ['gone', 'performerLost'], request: ['ringing'], session: ['connected'] },
  accepting: { absent: ['accepting'], request: ['accepting'], session: ['accepting'] },
  unconfirmed: { absent: ['gone', 'performerLost'], request: ['session.acceptFailed'], session: ['connected'] },
  declining: { absent: ['gone', 'performerLost'], request: ['declining'], session: ['declining'] },
  second: { absent: ['gone', 'performerLost'], request: ['second'], session: ['connected', 'performerLost'] },
  queued: { absent: ['gone'], request: ['queued'], session: ['connected'] },
  blocked: { absent: ['gone'], request: ['gone', 'decline sent'], session: ['gone', 'end sent'] },
  departed: { absent: ['gone'], request: ['gone', 'decline sent'], session: ['gone', 'end sent'] },
  unknown: { absent: ['gone'], request: ['ringing'], session: ['connected'] },
};

const CELLS = Object.entries(OUTCOMES).flatMap(([local, columns]) =>
  Object.entries(columns).map(([remote, outcome]) => [local, remote, outcome] as const),
);

it.each(CELLS)('with a customer who is %s here and %s on the platform ends %j', async (local, remote, outcome) => {
  const rig = await LOCAL[local as keyof typeof LOCAL]();
  expect(await reconcile(rig, remote as Remote)).toEqual(outcome);
});

it('covers 30 cells', () => {
  expect(CELLS).toHaveLength(30);
});

it('ends a session of the platform whose customer is unknown here while another one asks', async () => {
  const rig = await setUpRequest();
  rig.knows.snapshot = {
    ...NOTHING_GOES_ON,
    session: runningSession(BOB),
    requests: [{ client: MARK, waiting: seconds(3) }],
  };
  await rig.reconcile();
  expect(rig.named('end')).toMatchObject([{ clientId: BOB.id, blocked: false }]);
  expect(placeOfMark(rig)).toBe('ringing');
});
