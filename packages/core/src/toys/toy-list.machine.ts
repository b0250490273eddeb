import type { ToyId } from '../kernel/ids.ts';
import { unchanged, type Step } from '../kernel/machine.ts';
import { fittingSpeed, switchMotion, type LevelMotion, type Motion, type PresetKind } from './motions.ts';
import { sensitivityOf, toToy, toyStatus, type ReportedToy, type Toy, type ToySettings } from './toy.ts';
import type { ToyRuleErrorCode } from './toys.errors.ts';

/** The performer's toys, and the settings of those that are away. */
export interface ToyList {
  /** In the performer's order. */
  readonly toys: readonly Toy[];
  readonly settings: ReadonlyMap<ToyId, ToySettings>;
  /** Reason for which the last change was not made. */
  readonly error: ToyRuleErrorCode | undefined;
}

export type ToyListEvent =
  | { readonly type: 'reported'; readonly toys: readonly ReportedToy[] }
  | { readonly type: 'cleared' }
  /** At log-out: also the settings. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'running'; readonly toys: readonly ToyId[] }
  | { readonly type: 'enabled'; readonly toy: ToyId; readonly on: boolean }
  | { readonly type: 'motionSwitched'; readonly toy: ToyId; readonly motion: Motion }
  | { readonly type: 'speedChosen'; readonly toy: ToyId; readonly motion: LevelMotion; readonly speed: number }
  | { readonly type: 'presetChosen'; readonly toy: ToyId; readonly preset: PresetKind }
  | { readonly type: 'sensitivityChosen'; readonly toy: ToyId; readonly one: number; readonly other: number }
  /** `place` from 0. */
  | { readonly type: 'moved'; readonly toy: ToyId; readonly place: number };

/** A toy of a model that is not supported. */
export interface ToyListEffect {
  readonly type: 'skipped';
  readonly toyType: string;
}

export const EMPTY_TOY_LIST: ToyList = { toys: [], settings: new Map(), error: undefined };

type ListStep = Step<ToyList, ToyListEffect>;

const settingsOf = ({ enabled, order, sensitivity, motions, speeds, presetKind }: Toy): ToySettings => ({
  enabled,
  order,
  sensitivity,
  motions,
  speeds,
  presetKind,
});

const isSame = (left: Toy | undefined, right: Toy): boolean =>
  left?.id === right.id &&
  left.name === right.name &&
  left.connected === right.connected &&
  left.battery === right.battery &&
  left.offers.join() === right.offers.join();

const inOrder = (toys: readonly Toy[]): readonly Toy[] => toys.toSorted((left, right) => left.order - right.order);

const withToys = (list: ToyList, toys: readonly Toy[]): ToyList => {
  const settings = new Map(list.settings);
  for (const toy of toys) settings.set(toy.id, settingsOf(toy));
  return { toys: inOrder(toys), settings, error: undefined };
};

const reported = (list: ToyList, reports: readonly ReportedToy[]): ListStep => {
  let order = list.settings.size;
  const active = new Set(list.toys.filter((toy) => toy.active).map((toy) => toy.id));
  const toys = reports.flatMap((report) => {
    const toy = toToy(report, list.settings.get(report.id), order, active.has(report.id));
    if (toy?.order === order) order += 1;
    return toy ?? [];
  });
  const skipped = reports.filter((report) => !toys.some((toy) => toy.id === report.id));
  const effects = skipped.map(({ toyType }) => ({ type: 'skipped' as const, toyType }));
  const ordered = inOrder(toys);
  const isUnchanged =
    ordered.every((toy, index) => isSame(list.toys[index], toy)) && ordered.length === list.toys.length;
  return { state: isUnchanged ? list : withToys(list, ordered), effects };
};

const change = (list: ToyList, id: ToyId, edit: (toy: Toy) => Toy): ListStep => {
  if (!list.toys.some((toy) => toy.id === id)) return unchanged(list);
  const toys = list.toys.map((toy) => {
    if (toy.id !== id) return toy;
    const edited = edit(toy);
    return { ...edited, status: toyStatus(edited) };
  });
  return unchanged(withToys(list, toys));
};

const switched = (list: ToyList, id: ToyId, motion: Motion): ListStep => {
  const toy = list.toys.find((each) => each.id === id);
  if (toy === undefined || !toy.offers.includes(motion)) return unchanged(list);
  const motions = switchMotion(toy.motions, motion);
  if (!motions.ok) return unchanged({ ...list, error: motions.error });
  return change(list, id, (each) => ({ ...each, motions: motions.value }));
};

const moved = (list: ToyList, id: ToyId, place: number): ListStep => {
  const toy = list.toys.find((each) => each.id === id);
  if (toy === undefined) return unchanged(list);
  const before = list.toys.filter((each) => each !== toy)[place - 1];
  // Toys that are away keep their place among the others, and no two have the same.
  const others = [...list.settings].toSorted(([, left], [, right]) => left.order - right.order).map(([each]) => each);
  const known = others.filter((each) => each !== id);
  const ids = known.toSpliced(before === undefined ? 0 : known.indexOf(before.id) + 1, 0, id);
  const settings = new Map(list.settings);
  for (const [each, kept] of list.settings) settings.set(each, { ...kept, order: ids.indexOf(each) });
  return unchanged(
    withToys(
      { ...list, settings },
      list.toys.map((each) => ({ ...each, order: ids.indexOf(each.id) })),
    ),
  );
};

const running = (list: ToyList, ids: readonly ToyId[]): ListStep => {
  if (list.toys.every((toy) => toy.active === ids.includes(toy.id))) return unchanged(list);
  const toys = list.toys.map((toy) => {
    const next = { ...toy, active: ids.includes(toy.id) };
    return { ...next, status: toyStatus(next) };
  });
  return unchanged({ ...list, toys });
};

/**
 * Keeps the toys as their app reports them and with the performer's settings. @spec §3 Toy, §4 Toy connection — disconnected clears toys
 */
export const toyList = (list: ToyList, event: ToyListEvent): ListStep => {
  switch (event.type) {
    case 'reported':
      return reported(list, event.toys);
    case 'cleared':
      return unchanged(list.toys.length === 0 ? list : { ...list, toys: [] });
    case 'forgotten':
      return unchanged(EMPTY_TOY_LIST);
    case 'running':
      return running(list, event.toys);
    case 'enabled':
      return change(list, event.toy, (toy) => ({ ...toy, enabled: event.on }));
    case 'motionSwitched':
      return switched(list, event.toy, event.motion);
    case 'speedChosen':
      return change(list, event.toy, (toy) => ({
        ...toy,
        speeds: { ...toy.speeds, [event.motion]: fittingSpeed(event.motion, event.speed) },
      }));
    case 'presetChosen':
      return change(list, event.toy, (toy) => ({ ...toy, presetKind: event.preset }));
    case 'sensitivityChosen':
      return change(list, event.toy, (toy) => ({ ...toy, sensitivity: sensitivityOf(event.one, event.other) }));
    case 'moved':
      return moved(list, event.toy, event.place);
  }
};
