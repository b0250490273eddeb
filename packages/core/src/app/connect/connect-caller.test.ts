import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT } from '../../kernel/call-failure.ts';
import { createMutation } from '../../kernel/mutation.controller.ts';
import type { ClientId } from '../../kernel/ids.ts';
import { createQuery } from '../../kernel/query.controller.ts';
import { silentLog } from '../../kernel/log.port.ts';
import { err, ok } from '../../kernel/result.ts';
import { settle } from '../../kernel/settle.fake.ts';
import { millis, seconds } from '../../kernel/units.ts';
import { createValue } from '../../kernel/value.ts';
import { createVirtualClock } from '../../kernel/virtual-clock.ts';
import type { MemoOrder } from '../../memos/memo.ts';
import { customer } from '../../session/session-rig.fake.ts';
import { IDLE_SESSION, type SessionState } from '../../session/session-state.ts';
import type { AppParts } from '../app-parts.ts';
import { connectCaller } from './connect-caller.ts';

const MARK = customer('mark');
const WITH_MARK: SessionState = { ...IDLE_SESSION, status: 'connected', client: MARK };
const OVER: SessionState = {
  ...IDLE_SESSION,
  status: 'active',
  lastEnd: { client: MARK, reason: 'CLICK', duration: seconds(5), at: seconds(100) },
};

const setUp = () => {
  const clock = createVirtualClock();
  const session = createValue<SessionState>(IDLE_SESSION);
  const asked: ClientId[] = [];
  const alerts: string[] = [];
  const world = { isDown: false };
  const caller = createQuery({
    name: 'caller',
    log: silentLog,
    fetch: async (client: ClientId) => {
      asked.push(client);
      return world.isDown ? err(NETWORK_TIMED_OUT) : ok(`facts of ${client}`);
    },
  });
  const saving = createMutation<MemoOrder, undefined>({
    name: 'saving',
    log: silentLog,
    mutate: async () => err(NETWORK_TIMED_OUT),
  });
  const quiet = { watch: createValue({ status: 'idle' }) };
  const draft = createValue<unknown>(undefined);
  const past: string[] = [];
  const callerHistory = {
    load: ({ client }: { client: ClientId }) => void past.push(`history of ${client}`),
    cancel: () => void past.push('no history'),
  };
  const aboutCaller = {
    load: (client: ClientId) => void past.push(`memos of ${client}`),
    cancel: () => void past.push('no memos'),
  };
  const ends = connectCaller(
    {
      alerts: { show: ({ key }: { key: string }) => void alerts.push(key) },
      blocks: { blocking: quiet, unblocking: quiet },
      clients: { caller, callerHistory, changed: () => caller.reload() },
      memos: { saving, draft, aboutCaller },
      moderation: { flagging: quiet, draft: createValue(undefined) },
      session: { watch: session },
    } as unknown as AppParts,
    clock,
  );
  return { clock, session, asked, past, alerts, world, saving, draft, ends };
};

it('asks for the facts with the customer, and again when the session is over', async () => {
  const { session, asked } = setUp();
  session.set(WITH_MARK);
  await settle();
  session.set(OVER);
  await settle();
  expect(asked).toEqual([MARK.id, MARK.id]);
});

it('asks for past sessions and memos when a session begins, and leaves them when it ends', () => {
  const { session, past } = setUp();
  session.set(WITH_MARK);
  session.set({ ...WITH_MARK, clientCam: true });
  session.set(OVER);
  expect(past).toEqual([`history of ${MARK.id}`, `memos of ${MARK.id}`, 'no history', 'no memos']);
});

it('asks again 2, 4 and 8 s after failures, and stops when the facts are there', async () => {
  const { session, asked, world, clock } = setUp();
  world.isDown = true;
  session.set(WITH_MARK);
  const counts: number[] = [];
  for (const pause of [0, 2_000, 4_000, 8_000]) {
    await settle();
    clock.advance(millis(pause));
    await settle();
    counts.push(asked.length);
  }
  world.isDown = false;
  clock.advance(millis(16_000));
  await settle();
  clock.advance(millis(600_000));
  await settle();
  expect([counts, asked.length]).toEqual([[1, 2, 3, 4], 5]);
});

it('asks no more for a customer who is not the current one', async () => {
  const { session, asked, world, clock } = setUp();
  world.isDown = true;
  session.set(WITH_MARK);
  await settle();
  session.set(IDLE_SESSION);
  clock.advance(millis(60_000));
  await settle();
  expect(asked).toEqual([MARK.id]);
});

it('leaves nothing on the clock', async () => {
  const { session, world, clock, ends } = setUp();
  world.isDown = true;
  session.set(WITH_MARK);
  await settle();
  for (const end of ends) end();
  expect(clock.pending()).toBe(0);
});

it('tells that a memo was not saved, unless its form is open and tells it', async () => {
  const { saving, alerts, draft } = setUp();
  const memo: MemoOrder = { id: undefined, client: MARK.id, content: 'likes jazz' };
  saving.mutate(memo);
  await settle();
  expect(alerts).toEqual(['error.memos.notCreated']);
  draft.set({ ...memo, saved: '' });
  saving.mutate(memo);
  await settle();
  expect(alerts).toHaveLength(1);
});
