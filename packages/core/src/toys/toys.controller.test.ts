import { expect, it } from 'vitest';
import { ANNA, reportOf, refusedWith, REFUSED_CALL, setUpToys } from '../../testing/toys/toys-rig.fake.ts';
import { clientId, toyRuleId } from '../kernel/ids.ts';
import { credits, seconds } from '../kernel/units.ts';
import { defaultRuleSetFor } from './rules/toy-rule-set.ts';

const connected = async () => {
  const rig = setUpToys();
  rig.world.app = [reportOf('a1', 'lush'), reportOf('b2', 'nora')];
  rig.toys.load(ANNA, 'be');
  rig.toys.connect();
  await rig.settle();
  const tip = (amount: number) =>
    rig.toys.onEvent({ type: 'toyEvent', trigger: { kind: 'tip', amount: credits(amount) } });
  return { ...rig, tip };
};

it('lets a tip run the toys of the default rules, and stops them after', async () => {
  const { tip, pass, what, toys } = await connected();
  tip(3);
  await pass(100);
  expect(toys.list.state().toys.map((toy) => toy.status)).toEqual(['running', 'running']);
  await pass(7_000);
  expect(what()).toEqual(['a1 6000', 'b2 6000', 'stop']);
  expect(toys.list.state().toys.map((toy) => toy.status)).toEqual(['ready', 'ready']);
});

it('stops at once when the session disconnects, and says when the toy answered', async () => {
  const { tip, pass, what, toys, settle } = await connected();
  tip(7);
  tip(7);
  await pass(1_000);
  toys.stop();
  expect(toys.queue.watch.state().stop.status).toBe('asked');
  await settle();
  expect(toys.queue.watch.state().stop.status).toBe('confirmed');
  await pass(60_000);
  expect(what()).toEqual(['a1 28000', 'b2 28000', 'stop']);
});

it('runs the toys for another customer than the one of the session, and counts that tip in no session', async () => {
  const { pass, what, toys } = await connected();
  const paid: number[] = [];
  toys.tips.onPaid((tip) => paid.push(tip.credits));
  const tipOf = (client: string, amount: number) =>
    toys.onEvent({ type: 'toyEvent', trigger: { kind: 'tip', amount: credits(amount) }, clientId: clientId(client) });
  toys.tips.begin(clientId('mark'));
  tipOf('anna', 3);
  await pass(10_000);
  expect(what()).toEqual(['a1 6000', 'b2 6000', 'stop']);
  expect([paid, toys.tips.watch.state().credits]).toEqual([[], 0]);
  tipOf('mark', 5);
  expect([paid, toys.tips.watch.state().credits]).toEqual([[5], 5]);
});

it('counts a tip that comes while a stop is not confirmed as not played', async () => {
  const { world, tip, pass, toys } = await connected();
  tip(7);
  await pass(1_000);
  world.app = undefined;
  toys.stop();
  await pass(2_000);
  expect(toys.queue.watch.state().stop).toEqual({ status: 'unconfirmed', trying: true });
  tip(3);
  expect(toys.tips.watch.state().tips.at(-1)).toMatchObject({
    credits: 3,
    play: { status: 'notPlayed', after: 0, code: 'toys.stopUnconfirmed' },
  });
});

it('tells why a tip did nothing', async () => {
  const { toys, tip } = await connected();
  const refused: string[] = [];
  toys.onRefused(({ code }) => refused.push(code));
  for (const toy of toys.list.state().toys) toys.enable(toy.id, false);
  toys.onEvent({ type: 'toyEvent', trigger: { kind: 'special', pattern: 'wave' } });
  tip(3);
  expect(refused).toEqual(['toys.noRuleMatches', 'toys.deviceDisabled']);
});

it.each([
  [401, 'toys.toyNotFound'],
  [402, 'toys.toyNotConnected'],
  [403, 'toys.notSupported'],
  [404, 'toys.commandRefused'],
  [400, 'toys.commandRefused'],
  [500, 'toys.apiUnavailable'],
  [506, 'toys.apiUnavailable'],
])('understands the code %i as %s', async (code, meaning) => {
  const { world, tip, toys, pass } = await connected();
  const ended: (string | undefined)[] = [];
  toys.onFinished((one) => ended.push(one.code));
  world.commandFailure = refusedWith(code);
  tip(1);
  await pass(1_000);
  expect(ended).toEqual([meaning]);
});

it('goes on after an app that failed once but still lists its toys', async () => {
  const { world, tip, pass, what } = await connected();
  world.commandFailure = refusedWith(506);
  tip(1);
  await pass(1_000);
  world.commandFailure = undefined;
  tip(1);
  await pass(4_000);
  expect(what()).toEqual(['a1 2000', 'stop', 'a1 2000', 'b2 2000', 'stop']);
});

it('sends a stop first when an app that died mid-command is back', async () => {
  const { world, tip, pass, what, toys, connection } = await connected();
  const apps = world.app;
  tip(7);
  await pass(3_000);
  world.app = undefined;
  await pass(3_000);
  expect(connection().status).toBe('connecting');
  world.app = apps;
  await pass(20_000);
  expect(what()).toEqual(['a1 28000', 'b2 28000', 'stop']);
  expect(connection().phase).toBe('local');
  expect(toys.queue.watch.state().stop.status).toBe('confirmed');
});

it('skips a toy that is not supported with a logged reason, once', async () => {
  const { world, pass, said, toys } = await connected();
  world.app = [reportOf('a1', 'lush'), reportOf('x9', 'solace pro')];
  await pass(20_000);
  expect(said.filter((line) => line.includes('not supported'))).toHaveLength(1);
  expect(toys.list.state().toys).toHaveLength(1);
});

it('prices with the step of the performer’s country, or of nl', async () => {
  const { toys } = await connected();
  expect(toys.rules.watch.state().creditStep).toBe(18);
});

it('creates the rules at the first save and saves over them later', async () => {
  const { toys, calls, settle } = await connected();
  toys.rules.edit(toyRuleId(1), { intensity: 7 });
  toys.rules.save();
  await settle();
  toys.rules.add([]);
  toys.rules.save();
  expect(toys.rules.watch.state()).toMatchObject({ error: 'toys.noDevicesSelected', saving: false });
  toys.rules.remove(toyRuleId(5));
  toys.rules.save();
  await settle();
  expect(calls.filter((call) => call.startsWith('{'))).toEqual(['{"create":4}', '{"save":4}']);
  expect(toys.rules.watch.state()).toMatchObject({ isEdited: false, error: undefined, problems: [] });
});

it('deletes on the platform the rule that was removed', async () => {
  const { world, toys, calls, settle } = setUpToys();
  const [first] = defaultRuleSetFor([]).rules;
  if (first === undefined) throw new Error('no rules');
  const rule = { ...first, id: toyRuleId(5), toys: [reportOf('a1', 'lush').id] };
  world.rules = { ...defaultRuleSetFor(rule.toys), rules: [rule] };
  toys.load(ANNA, 'nl');
  await settle();
  toys.rules.remove(toyRuleId(5));
  toys.rules.save();
  await settle();
  expect(calls.filter((call) => call.startsWith('{'))).toEqual(['{"remove":5}', '{"save":0}']);
});

it('keeps edits when saving fails', async () => {
  const { world, toys, settle } = await connected();
  toys.rules.edit(toyRuleId(1), { amount: credits(2), reactionTime: seconds(4) });
  world.rulesFailure = REFUSED_CALL;
  toys.rules.save();
  await settle();
  expect(toys.rules.watch.state()).toMatchObject({ error: 'toys.rulesNotSaved', isEdited: true, saving: false });
  expect(toys.rules.watch.state().draft.rules[0]?.reactionTime).toBe(4);
});

it('says that rules could not be loaded', async () => {
  const { world, toys, settle } = setUpToys();
  world.rulesFailure = REFUSED_CALL;
  toys.load(ANNA, 'nl');
  await settle();
  expect(toys.rules.watch.state()).toMatchObject({ status: 'failed', error: 'toys.rulesNotLoaded' });
});

it('leaves every toy at rest when the page closes', async () => {
  const { toys, tip, pass, what, clock, settle } = await connected();
  tip(7);
  await pass(1_000);
  toys.dispose();
  await settle();
  expect(what().at(-1)).toBe('stop');
  expect(clock.pending()).toBe(0);
});

it('replays 30 minutes of a hub that drops every 7 s, and sends nothing late', async () => {
  const { toys, pass, hub, hubs, receivedByApp, clock } = setUpToys();
  const lush = reportOf('a1', 'lush');
  toys.load(ANNA, 'nl');
  toys.connect();
  await pass(0);
  const outcomes = new Map<string, number>();
  toys.onFinished(({ outcome }) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
  let tips = 0;
  let known = 0;
  while (clock.now() < 1_800_000) {
    if (hubs() > known) {
      known = hubs();
      hub().opened();
      hub().devices({ device: 'phone-1', appUrl: undefined }, [lush]);
    }
    const result = toys.trigger({ kind: 'tip', amount: credits(3) });
    if (result.ok) tips += 1;
    await pass(7_000);
    if (toys.connection.state().phase === 'phone') hub().closed('transport close');
  }
  toys.disconnect();
  await pass(10_000);
  const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(tips);
  expect(outcomes.get('ran')).toBeGreaterThan(0);
  expect(receivedByApp.filter(({ what }) => what !== 'stop').length).toBeLessThanOrEqual(tips);
  expect(clock.pending()).toBe(0);
});

it('runs a 30-minute session of tips one after another, each for its time', async () => {
  const { toys, tip, pass, receivedByApp } = await connected();
  for (const toy of toys.list.state().toys) if (toy.id === 'b2') toys.enable(toy.id, false);
  const amounts = [1, 3, 5, 7];
  const lengths = [2_000, 6_000, 15_000, 28_000];
  let next = 0;
  for (let minute = 0; minute < 30; minute += 1) {
    for (let each = 0; each < 4; each += 1) tip(amounts[next++ % 4] ?? 1);
    await pass(60_000);
  }
  const runs = receivedByApp.flatMap(({ at, what }) => (what === 'stop' ? [] : [{ at, time: what.time }]));
  expect(runs).toHaveLength(120);
  expect(runs.map((run) => run.time)).toEqual(runs.map((_, index) => lengths[index % 4]));
  runs.slice(1).forEach((run, index) => {
    const before = runs[index];
    expect(run.at).toBeGreaterThanOrEqual((before?.at ?? 0) + (before?.time ?? 0));
  });
  expect(receivedByApp.at(-1)?.what).toBe('stop');
});
