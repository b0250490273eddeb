import type { ToyId } from '../kernel/ids.ts';
import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import { fittingSpeed, switchMotion, type LevelMotion, type Motion, type PresetKind } from './motions.ts';
import { sensitivityOf } from './sensitivity.ts';
import { toToy, toyStatus, type ReportedToy, type Toy, type ToySettings } from './toy.ts';
import type { ToyRuleErrorCode } from './toys.errors.ts';

/** The performer's toys, and the settings of those that are away. */
export interface ToyShelf {
  /** In the performer's order. */
  readonly toys: readonly Toy[];
  readonly settings: ReadonlyMap<ToyId, ToySettings>;
  /** Reason for which the last change was not made. */
  readonly error: ToyRuleErrorCode | undefined;
}

export type ToyShelfEvent =
  | { readonly type: 'reported'; readonly toys: readonly ReportedToy[] }
  | { readonly type: 'cleared' }
  /** At log-out: also the settings. */
  | { readonly type: 'forgotten' }
  /** Toys that run now. */
  | { readonly type: 'running'; readonly toys: readonly ToyId[] }
  | { readonly type: 'enabled'; readonly toy: ToyId; readonly on: boolean }
  | { readonly type: 'motionSwitched'; readonly toy: ToyId; readonly motion: Motion }
  | { readonly type: 'speedChosen'; readonly toy: ToyId; readonly motion: LevelMotion; readonly speed: number }
  | { readonly type: 'presetChosen'; readonly toy: ToyId; readonly preset: PresetKind }
  | { readonly type: 'sensitivityChosen'; readonly toy: ToyId; readonly one: number; readonly other: number }
  /** `place` from 0. */
  | { readonly type: 'moved'; readonly toy: ToyId; readonly place: number };

/** A toy of a model that is not supported. */
export interface ToyShelfEffect {
  readonly type: 'skipped';
  readonly toyType: string;
}

export const EMPTY_SHELF: ToyShelf = { toys: [], settings: new Map(), error: undefined };

type ShelfStep = Step<ToyShelf, ToyShelfEffect>;

const settingsOf = ({ enabled, order, sensitivity, motions, speeds, presetKind }: Toy): ToySettings => ({
  enabled,
  order,
  sensitivity,
  motions,
  speeds,
  presetKind,
});

const isSame = (left: Toy, right: Toy): boolean =>
  left.id === right.id &&
  left.name === right.name &&
  left.connected === right.connected &&
  left.battery === right.battery &&
  left.offers.join() === right.offers.join();

const inOrder = (toys: readonly Toy[]): readonly Toy[] => toys.toSorted((left, right) => left.order - right.order);

const withToys = (shelf: ToyShelf, toys: readonly Toy[]): ToyShelf => {
  const settings = new Map(shelf.settings);
  for (const toy of toys) settings.set(toy.id, settingsOf(toy));
  return { toys: inOrder(toys), settings, error: undefined };
};

const reported = (shelf: ToyShelf, reports: readonly ReportedToy[]): ShelfStep => {
  let order = shelf.settings.size;
  const active = new Set(shelf.toys.filter((toy) => toy.active).map((toy) => toy.id));
  const toys = reports.flatMap((report) => {
    const toy = toToy(report, shelf.settings.get(report.id), order, active.has(report.id));
    if (toy?.order === order) order += 1;
    return toy ?? [];
  });
  const skipped = reports.filter((report) => !toys.some((toy) => toy.id === report.id));
  const effects = skipped.map(({ toyType }) => ({ type: 'skipped' as const, toyType }));
  const ordered = inOrder(toys);
  const isUnchanged =
    ordered.length === shelf.toys.length && ordered.every((toy, index) => isSameAt(shelf, toy, index));
  return { state: isUnchanged ? shelf : withToys(shelf, ordered), effects };
};

const isSameAt = (shelf: ToyShelf, toy: Toy, index: number): boolean => {
  const before = shelf.toys[index];
  return before !== undefined && isSame(before, toy);
};

const change = (shelf: ToyShelf, id: ToyId, edit: (toy: Toy) => Toy): ShelfStep => {
  if (!shelf.toys.some((toy) => toy.id === id)) return { state: shelf, effects: NO_EFFECTS };
  const toys = shelf.toys.map((toy) => {
    if (toy.id !== id) return toy;
    const edited = edit(toy);
    return { ...edited, status: toyStatus(edited) };
  });
  return { state: withToys(shelf, toys), effects: NO_EFFECTS };
};

const switched = (shelf: ToyShelf, id: ToyId, motion: Motion): ShelfStep => {
  const toy = shelf.toys.find((each) => each.id === id);
  if (toy === undefined || !toy.offers.includes(motion)) return { state: shelf, effects: NO_EFFECTS };
  const motions = switchMotion(toy.motions, motion);
  if (!motions.ok) return { state: { ...shelf, error: motions.error }, effects: NO_EFFECTS };
  return change(shelf, id, (each) => ({ ...each, motions: motions.value }));
};

const moved = (shelf: ToyShelf, id: ToyId, place: number): ShelfStep => {
  const toy = shelf.toys.find((each) => each.id === id);
  if (toy === undefined) return { state: shelf, effects: NO_EFFECTS };
  const others = shelf.toys.filter((each) => each !== toy);
  const toys = others.toSpliced(Math.max(0, place), 0, toy).map((each, order) => ({ ...each, order }));
  return { state: withToys(shelf, toys), effects: NO_EFFECTS };
};

const running = (shelf: ToyShelf, ids: readonly ToyId[]): ShelfStep => {
  if (shelf.toys.every((toy) => toy.active === ids.includes(toy.id))) return { state: shelf, effects: NO_EFFECTS };
  const toys = shelf.toys.map((toy) => {
    const next = { ...toy, active: ids.includes(toy.id) };
    return { ...next, status: toyStatus(next) };
  });
  return { state: { ...shelf, toys }, effects: NO_EFFECTS };
};

/**
 * Keeps the toys as their app reports them and with the performer's settings. @spec §3 Toy, §4 Toy connection — disconnected clears toys
 */
export const toyShelf = (shelf: ToyShelf, event: ToyShelfEvent): ShelfStep => {
  switch (event.type) {
    case 'reported':
      return reported(shelf, event.toys);
    case 'cleared':
      return { state: shelf.toys.length === 0 ? shelf : { ...shelf, toys: [] }, effects: NO_EFFECTS };
    case 'forgotten':
      return { state: EMPTY_SHELF, effects: NO_EFFECTS };
    case 'running':
      return running(shelf, event.toys);
    case 'enabled':
      return change(shelf, event.toy, (toy) => ({ ...toy, enabled: event.on }));
    case 'motionSwitched':
      return switched(shelf, event.toy, event.motion);
    case 'speedChosen':
      return change(shelf, event.toy, (toy) => ({
        ...toy,
        speeds: { ...toy.speeds, [event.motion]: fittingSpeed(event.motion, event.speed) },
      }));
    case 'presetChosen':
      return change(shelf, event.toy, (toy) => ({ ...toy, presetKind: event.preset }));
    case 'sensitivityChosen':
      return change(shelf, event.toy, (toy) => ({ ...toy, sensitivity: sensitivityOf(event.one, event.other) }));
    case 'moved':
      return moved(shelf, event.toy, event.place);
  }
};
