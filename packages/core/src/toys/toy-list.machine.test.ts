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
