import { expect, it } from 'vitest';
import { toyId } from '../kernel/ids.ts';
import { EMPTY_TOY_LIST, toyList, type ToyList, type ToyListEvent } from './toy-list.machine.ts';
import type { ReportedToy } from './toy.ts';

const report = (id: string, toyType: string, change: Partial<ReportedToy> = {}): ReportedToy => ({
  id: toyId(id),
  name: id,
  toyType,
  connected: true,
  battery: undefined,
  functions: undefined,
  ...change,
});
const after = (...events: readonly ToyListEvent[]): ToyList =>
  events.reduce((list, event) => toyList(list, event).state, EMPTY_TOY_LIST);
const both: ToyListEvent = { type: 'reported', toys: [report('a', 'lush'), report('b', 'nora')] };
const a = toyId('a');
const b = toyId('b');
const ids = (list: ToyList): readonly string[] => list.toys.map((toy) => toy.id);

it('skips a model that is not supported, and says so', () => {
  const step = toyList(EMPTY_TOY_LIST, {
    type: 'reported',
    toys: [report('a', 'lush'), report('c', 'solace pro')],
  });
  expect(step.state.toys.map((toy) => toy.id)).toEqual(['a']);
  expect(step.effects).toEqual([{ type: 'skipped', toyType: 'solace pro' }]);
});

it('starts a toy with every motion it has and speed 5', () => {
  expect(after(both).toys[1]).toMatchObject({
    motions: ['vibrate', 'rotate'],
    offers: ['vibrate', 'rotate', 'preset', 'pattern'],
    speeds: { vibrate: 5, rotate: 5, pump: 3 },
    status: 'ready',
    battery: undefined,
  });
});

it('remembers the settings of a toy that was away', () => {
  const list = after(
    both,
    { type: 'speedChosen', toy: a, motion: 'vibrate', speed: 12 },
    { type: 'enabled', toy: a, on: false },
    { type: 'cleared' },
    both,
  );
  expect(list.toys[0]).toMatchObject({ id: 'a', enabled: false, status: 'disabled', speeds: { vibrate: 12 } });
});

it('forgets everything at log-out', () => {
  expect(after(both, { type: 'forgotten' })).toEqual(EMPTY_TOY_LIST);
});

it('keeps the performer’s order when the app reports another', () => {
  const list = after(both, { type: 'moved', toy: a, place: 1 }, both);
  expect(list.toys.map((toy) => toy.id)).toEqual(['b', 'a']);
});

it('gives no two toys the same place when one is moved while another is away', () => {
  const one = (...names: string[]): ToyListEvent => ({
    type: 'reported',
    toys: names.map((name) => report(name, 'lush')),
  });
  const all = one('a', 'b', 'c');
  const first = after(all, one('b', 'c'), { type: 'moved', toy: toyId('c'), place: 0 }, all);
  expect(first.toys.map(({ id, order }) => [id, order])).toEqual([
    ['c', 0],
    ['a', 1],
    ['b', 2],
  ]);
  const last = after(all, one('a', 'c'), { type: 'moved', toy: toyId('a'), place: 1 }, all);
  expect(last.toys.map(({ id, order }) => [id, order])).toEqual([
    ['b', 0],
    ['c', 1],
    ['a', 2],
  ]);
});

it('is the same list while the app tells nothing new', () => {
  const list = after(both);
  expect(toyList(list, both).state).toBe(list);
});

it('turns the other motions off for preset, and keeps the last one on', () => {
  const preset = after(both, { type: 'motionSwitched', toy: toyId('b'), motion: 'preset' });
  expect(preset.toys[1]?.motions).toEqual(['preset']);
  const last = toyList(preset, { type: 'motionSwitched', toy: toyId('b'), motion: 'preset' }).state;
  expect(last.toys[1]?.motions).toEqual(['preset']);
  expect(last.error).toBe('toys.atleastOneCapabilty');
});

it('shows which toy runs', () => {
  expect(after(both, { type: 'running', toys: [a] }).toys.map((toy) => toy.status)).toEqual(['running', 'ready']);
});

it('shows a toy that its app has lost', () => {
  const list = after({ type: 'reported', toys: [report('a', 'lush', { connected: false })] });
  expect(list.toys[0]?.status).toBe('offline');
});

it.each<[string, ReportedToy]>([
  ['name', report('a', 'lush', { name: 'Pink' })],
  ['battery', report('a', 'lush', { battery: 40 })],
  ['connection', report('a', 'lush', { connected: false })],
  ['functions', report('a', 'lush', { functions: ['vibrate', 'rotate'] })],
  ['place, which another toy has taken', report('c', 'lush', { name: 'a' })],
])('takes over the %s of one toy when the other stays as it is', (_, changed) => {
  const reported = [changed, report('b', 'nora')];
  const list = after(both, { type: 'reported', toys: reported });
  const expected = after({ type: 'reported', toys: reported });
  const seen = ({ toys }: ToyList) =>
    toys
      .map(({ id, name, battery, connected, offers }) => ({ id, name, battery, connected, offers }))
      .toSorted((left, right) => left.id.localeCompare(right.id));
  expect(seen(list)).toEqual(seen(expected));
});

it('drops a toy that the app no longer reports, and takes one that comes', () => {
  const one: ToyListEvent = { type: 'reported', toys: [report('a', 'lush')] };
  expect(ids(after(both, one))).toEqual(['a']);
  expect(ids(after(one, both))).toEqual(['a', 'b']);
});

it('puts toys that come later behind the others, and keeps that order when the app reports another', () => {
  const [toyA, toyB, toyC, toyD] = ['a', 'b', 'c', 'd'].map((id) => report(id, 'lush'));
  if (!toyA || !toyB || !toyC || !toyD) throw new Error('four toys');
  const list = after(
    { type: 'reported', toys: [toyA, toyB] },
    { type: 'reported', toys: [toyC, toyA, toyB] },
    { type: 'reported', toys: [toyD, toyC] },
    { type: 'reported', toys: [toyD, toyC, toyB, toyA] },
  );
  expect(ids(list)).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps a toy running, and no other, when the app reports its battery', () => {
  const list = after(
    both,
    { type: 'running', toys: [a] },
    { type: 'reported', toys: [report('a', 'lush', { battery: 40 }), report('b', 'nora')] },
  );
  expect(list.toys.map((toy) => toy.status)).toEqual(['running', 'ready']);
});

it('is the same list while the same toys run', () => {
  const list = after(both, { type: 'running', toys: [a] });
  expect(toyList(list, { type: 'running', toys: [a] }).state).toBe(list);
  const none = toyList(list, { type: 'running', toys: [] }).state;
  expect(none.toys.map((toy) => toy.status)).toEqual(['ready', 'ready']);
});

it('is the same empty list when the app goes that had no toys', () => {
  expect(after({ type: 'cleared' })).toBe(EMPTY_TOY_LIST);
  expect(after(both, { type: 'cleared' }).toys).toEqual([]);
});

it.each<ToyListEvent>([
  { type: 'enabled', toy: toyId('z'), on: false },
  { type: 'motionSwitched', toy: toyId('z'), motion: 'vibrate' },
  { type: 'speedChosen', toy: toyId('z'), motion: 'vibrate', speed: 1 },
  { type: 'presetChosen', toy: toyId('z'), preset: 'pulse' },
  { type: 'sensitivityChosen', toy: toyId('z'), one: 1, other: 2 },
  { type: 'moved', toy: toyId('z'), place: 0 },
])('changes nothing where $type names a toy that is not there', (event) => {
  const list = after(both);
  expect(toyList(list, event).state).toBe(list);
});

it('switches no motion that the toy does not have', () => {
  const list = after(both);
  expect(toyList(list, { type: 'motionSwitched', toy: a, motion: 'pump' }).state).toBe(list);
});

it('changes preset and sensitivity of one toy alone, and takes the ends of the range in either order', () => {
  const list = after(
    both,
    { type: 'presetChosen', toy: b, preset: 'pulse' },
    { type: 'sensitivityChosen', toy: b, one: 15, other: 3 },
  );
  expect(list.toys.map((toy) => [toy.presetKind, toy.sensitivity])).toEqual([
    ['wave', { min: 1, max: 20 }],
    ['pulse', { min: 3, max: 15 }],
  ]);
});

it('drops the error of the last change with the next one', () => {
  const preset = after(both, { type: 'motionSwitched', toy: a, motion: 'preset' });
  const refused = toyList(preset, { type: 'motionSwitched', toy: a, motion: 'preset' }).state;
  expect(toyList(refused, { type: 'enabled', toy: a, on: false }).state.error).toBeUndefined();
});
