import { expect, it } from 'vitest';
import { accountWith } from '../../../testing/account/performer-account.fake.ts';
import { NAMES, PARTS, setUpWiring, type Effect } from '../../../testing/app/wiring-rig.fake.ts';
import { customer } from '../../../testing/session/session-rig.fake.ts';
import type { Row } from '../../kernel/row.ts';
import { seconds } from '../../kernel/units.ts';
import { IDLE_SESSION, type SessionState } from '../../session/session-state.ts';

const ANNA = accountWith();

type Rig = ReturnType<typeof setUpWiring>;

const MARK = customer('mark');
const WITH_MARK: SessionState = { ...IDLE_SESSION, status: 'connected', client: MARK };
const OVER: SessionState = {
  ...IDLE_SESSION,
  status: 'active',
  lastEnd: { client: MARK, reason: 'CLICK', duration: seconds(5), at: seconds(100) },
};

const logIn = ({ states, wiring }: Rig): void => {
  states.login.set({ ...states.login.state(), status: 'initializing', account: ANNA });
  // Also where the row that begins the work is not connected.
  wiring.catchUp();
  states.login.set({ ...states.login.state(), status: 'authenticated' });
};
const leave = ({ states }: Rig): void =>
  states.login.set({ ...states.login.state(), status: 'unauthenticated', account: undefined });

/** Moments at which more than one capability acts: what leads to it, and the moment itself. */
const MOMENTS = {
  'log-in': [() => undefined, logIn],
  'log-out': [logIn, leave],
  'session check': [
    logIn,
    ({ states }) =>
      states.login.set({ ...states.login.state(), account: { ...ANNA, status: 'BLOCKED', socketToken: 'new' } }),
  ],
  connection: [
    logIn,
    ({ states }) => states.realtime.set({ ...states.realtime.state(), connectedCount: 1, authenticated: true }),
  ],
  gap: [logIn, ({ gap }) => gap.emit()],
  'session begins': [logIn, ({ states }) => states.session.set(WITH_MARK)],
  'session ends': [
    (rig) => {
      logIn(rig);
      rig.states.session.set(WITH_MARK);
    },
    ({ states }) => states.session.set(OVER),
  ],
} as const satisfies Record<string, readonly [(rig: Rig) => void, (rig: Rig) => void]>;

type MomentName = keyof typeof MOMENTS;

/** Effects at this moment, where only these rows are connected. */
const effectsAt = (
  moment: MomentName,
  choose: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): readonly string[] => {
  const rig = setUpWiring();
  const [before, now] = MOMENTS[moment];
  const disconnect = rig.connect(choose(rig.wiring.rows));
  before(rig);
  rig.calls.length = 0;
  now(rig);
  disconnect();
  return rig.calls;
};

/** Effects that must not change places. */
const ORDERS: readonly (readonly [moment: MomentName, first: Effect, second: Effect, why: string])[] = [
  ['log-in', 'account.load', 'services.setConditions', 'the conditions have the details of this performer'],
  ['log-in', 'services.load', 'services.setConditions', 'loading forgets the conditions'],
  ['log-in', 'services.load', 'workBreak.load 1001', 'a break goes on only while work is paused'],
  ['log-in', 'session.loadBlocks', 'session.reconcile', 'no session with a customer to block is taken up'],
  ['log-in', 'session.reconcile', 'login.initialised', 'pages are shown from then on'],
  ['log-out', 'workBreak.reset', 'services.reset', 'work that is ready again would end the kept break'],
  ['log-out', 'services.forgetPause', 'services.reset', 'the services must still know whose pause it is'],
  ['log-out', 'services.reset', 'session.reset', 'the end of the broadcast would save flags of the performer'],
  ['log-out', 'session.reset', 'modals.reset', 'a pending request would open its window again'],
  ['log-out', 'session.reset', 'alerts.reset', 'the end of the session notes an alert'],
  ['session check', 'account.load', 'services.setConditions', 'the conditions have the new approval'],
  ['connection', 'services.eventsMissed', 'login.checkNow', 'the session check brings what is compared'],
  ['connection', 'inbox.eventsMissed', 'login.checkNow', 'the session check brings the number of messages'],
  [
    'session ends',
    'clients.changed mark',
    'clients.callerHistory.cancel',
    'the card of the customer is read again first',
  ],
];

it.each(ORDERS)('%s: %s comes before %s, because %s', (moment, first, second) => {
  const effects = effectsAt(moment);
  expect(effects).toContain(first);
  expect(effects.lastIndexOf(first)).toBeLessThan(effects.lastIndexOf(second));
});

it.each(ORDERS)('%s: notices that the rows of %s and %s were swapped', (moment, first, second) => {
  const { rows } = setUpWiring().wiring;
  const indexOf = (effect: string): number =>
    rows.findIndex((_row, index) => effectsAt(moment, (all) => all.slice(index, index + 1)).includes(effect));
  const [left, right] = [indexOf(first), indexOf(second)];
  const swapped = (all: readonly Row[]): readonly Row[] =>
    all.map((row, index) => (index === left ? all[right] : index === right ? all[left] : row) ?? row);
  const effects = effectsAt(moment, swapped);
  expect(effects.lastIndexOf(first)).toBeGreaterThan(effects.lastIndexOf(second));
});

it('resets every capability of the performer at a log-out', () => {
  const resets = effectsAt('log-out').filter((effect) => effect.endsWith('.reset'));
  expect(resets.toSorted()).toEqual(NAMES.filter((name) => PARTS[name]).map((name) => `${name}.reset`));
});

it('keeps the pause and the missed requests at a forced log-out', () => {
  const forgotten = ['services.forgetPause', 'missed.forget', 'push.forget'];
  expect(effectsAt('log-out')).toEqual(expect.arrayContaining(forgotten));
  const rig = setUpWiring();
  rig.connect(rig.wiring.rows);
  logIn(rig);
  rig.calls.length = 0;
  rig.states.login.set({ ...rig.states.login.state(), status: 'loggedOut', forcedOut: 'login.doubleTab' });
  rig.states.login.set({ ...rig.states.login.state(), status: 'unauthenticated', account: undefined });
  expect(rig.calls).toContain('services.reset');
  expect(rig.calls.filter((effect) => forgotten.includes(effect))).toEqual([]);
});

it('begins the work of a log-in that came before the rows were connected', () => {
  const rig = setUpWiring();
  rig.states.login.set({ ...rig.states.login.state(), status: 'initializing', account: ANNA });
  rig.connect(rig.wiring.rows);
  expect(rig.calls).toEqual([]);
  rig.wiring.catchUp();
  expect(rig.calls).toContain('services.load');
  expect(rig.calls.at(-1)).toBe('login.initialised');
});

it('fetches past sessions and memos when a session begins, and drops them when it ends', () => {
  expect(effectsAt('session begins')).toEqual(
    expect.arrayContaining([
      'chat.open mark',
      'clients.caller.load mark',
      'clients.callerHistory.load',
      'memos.aboutCaller.load mark',
    ]),
  );
  expect(effectsAt('session ends')).toEqual(
    expect.arrayContaining([
      'chat.close',
      'clients.callerHistory.cancel',
      'memos.aboutCaller.cancel',
      'modals.open session',
    ]),
  );
});

it.each([true, false])('reads the blocked customers again after a session that blocked one: %s', (clientBlocked) => {
  const rig = setUpWiring();
  rig.connect(rig.wiring.rows);
  rig.states.session.set({ ...OVER, clientBlocked });
  expect(rig.calls.includes('blocks.list.reload')).toBe(clientBlocked);
});

it('asks for payout, earnings and report again when today has earned more, not at the first figure of the day', () => {
  const rig = setUpWiring();
  rig.connect(rig.wiring.rows);
  rig.states.today.set({ status: 'ready', data: 100 });
  rig.states.today.set({ status: 'loading', data: 100 });
  expect(rig.calls.filter((effect) => effect.startsWith('earnings'))).toEqual([]);
  rig.states.today.set({ status: 'ready', data: 250 });
  expect(rig.calls).toEqual(['earnings.left.reload', 'earnings.history.reload', 'earningsReport.report.reload']);
});

it('asks for what was missed after a gap', () => {
  const asked = ['inbox.eventsMissed', 'login.checkNow', 'chat.afterReconnect', 'session.reconcile'];
  expect(effectsAt('gap')).toEqual(asked);
});

it('loads toy rules again at a session check, where they could not be loaded', () => {
  expect(effectsAt('session check')).toContain('toys.rules.reload');
});

it('fetches who asked at the log-in and after a reconnect, not a second time at the first connection', () => {
  const rig = setUpWiring();
  rig.connect(rig.wiring.rows);
  logIn(rig);
  expect(rig.calls).toContain('missed.load');
  rig.calls.length = 0;
  const connect = (connectedCount: number): void =>
    rig.states.realtime.set({ ...rig.states.realtime.state(), connectedCount, authenticated: true });
  connect(1);
  expect(rig.calls).not.toContain('missed.refresh');
  connect(2);
  expect(rig.calls.filter((effect) => effect.startsWith('missed.'))).toEqual(['missed.refresh']);
});
