import { expect, it } from 'vitest';
import { toyId } from '../kernel/ids.ts';
import { EMPTY_SHELF, toyShelf, type ToyShelf, type ToyShelfEvent } from './toy-shelf.machine.ts';
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
const after = (...events: readonly ToyShelfEvent[]): ToyShelf =>
  events.reduce((shelf, event) => toyShelf(shelf, event).state, EMPTY_SHELF);
const both: ToyShelfEvent = { type: 'reported', toys: [report('a', 'lush'), report('b', 'nora')] };
const a = toyId('a');

it('skips a model that is not supported, and says so', () => {
  const step = toyShelf(EMPTY_SHELF, { type: 'reported', toys: [report('a', 'lush'), report('c', 'solace pro')] });
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
  const shelf = after(
    both,
    { type: 'speedChosen', toy: a, motion: 'vibrate', speed: 12 },
    { type: 'enabled', toy: a, on: false },
    { type: 'cleared' },
    both,
  );
  expect(shelf.toys[0]).toMatchObject({ id: 'a', enabled: false, status: 'disabled', speeds: { vibrate: 12 } });
});

it('forgets everything at log-out', () => {
  expect(after(both, { type: 'forgotten' })).toEqual(EMPTY_SHELF);
});

it('keeps the performer’s order when the app reports another', () => {
  const shelf = after(both, { type: 'moved', toy: a, place: 1 }, both);
  expect(shelf.toys.map((toy) => toy.id)).toEqual(['b', 'a']);
});

it('is the same shelf while the app tells nothing new', () => {
  const shelf = after(both);
  expect(toyShelf(shelf, both).state).toBe(shelf);
});

it('turns the other motions off for preset, and keeps the last one on', () => {
  const preset = after(both, { type: 'motionSwitched', toy: toyId('b'), motion: 'preset' });
  expect(preset.toys[1]?.motions).toEqual(['preset']);
  const last = toyShelf(preset, { type: 'motionSwitched', toy: toyId('b'), motion: 'preset' }).state;
  expect(last.toys[1]?.motions).toEqual(['preset']);
  expect(last.error).toBe('toys.atleastOneCapabilty');
});

it('shows which toy runs', () => {
  expect(after(both, { type: 'running', toys: [a] }).toys.map((toy) => toy.status)).toEqual(['running', 'ready']);
});

it('shows a toy that its app has lost', () => {
  const shelf = after({ type: 'reported', toys: [report('a', 'lush', { connected: false })] });
  expect(shelf.toys[0]?.status).toBe('offline');
});
