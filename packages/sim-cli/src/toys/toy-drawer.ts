import type { Clock } from '@greenroom/core/kernel/clock.port';
import { createEmitter } from '@greenroom/core/kernel/emitter';
import { capitalised } from '../terminal/print.ts';
import { checkVendorCommand } from './toy-command-check.ts';
import { CODES, commandWire, isStop, motionOf, type VendorCommand } from './toy-command.ts';

/** Twelve digits, as the vendor's ids have; the same toys have the same ids in every run. */
const idFor = (model: string, place: number): string => {
  const digits = Array.from(model).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ff_ff_ff, 7);
  return `${digits.toString(16).padStart(8, '0')}${place.toString(16).padStart(4, '0')}`;
};

/**
 * `lush`, `nora:55` or `max:null`: a model and its battery.
 *
 * @param place from 1 on, among all that are named
 * @returns undefined where the text names no toy
 */
export const toyNamed = (text: string, place: number): SimulatedToy | undefined => {
  const [model = '', battery = '80'] = text.split(':');
  const percent = battery === 'null' ? null : Number(battery);
  const fits = percent === null || (percent >= 0 && percent <= 100);
  if (!/^[a-z][a-z ]*$/.test(model) || !fits) return undefined;
  return { id: idFor(model, place), model, nickName: '', battery: percent, connected: true };
};

/** @throws RangeError where one of the texts names no toy */
export const toysNamed = (texts: readonly string[]): readonly SimulatedToy[] =>
  texts.map((text, index) => {
    const toy = toyNamed(text, index + 1);
    if (toy === undefined) throw new RangeError(`${text} is no toy`);
    return toy;
  });

export interface SimulatedToy {
  readonly id: string;
  /** Model name in the local app, e.g. `lush`. */
  readonly model: string;
  readonly nickName: string;
  /** Percent; null where the toy does not tell. */
  readonly battery: number | null;
  readonly connected: boolean;
}

/** One command that arrived, obeyed or not. */
export interface ToyLogEntry {
  /** Milliseconds since the drawer was opened. */
  readonly at: number;
  readonly via: 'app' | 'hub' | 'intiface';
  readonly command: string;
  readonly action?: string;
  readonly name?: string;
  readonly rule?: string;
  readonly strength?: string;
  readonly timeSec?: number;
  /** Value of a position. */
  readonly value?: string;
  /** Action on a PatternV2. */
  readonly type?: string;
  /** Toys that the command was for. */
  readonly toys: readonly string[];
  /** Code of the answer: 200, or the reason for which the command was refused. */
  readonly code: number;
}

/** Number of latest commands that the log keeps: far more than arrive between two looks at it. */
const KEPT_ENTRIES = 1_000;

/** `Lush 2`: the name that a phone gives a lush; the app on the performer's machine gives the model alone. */
export const productName = (model: string): string => `${capitalised(model)} 2`;

/** Creates a set of toys with the log of their commands, shared by the local app and the phone. */
export const createToyDrawer = (clock: Pick<Clock, 'now'>, inside: readonly SimulatedToy[]) => {
  const toys = new Map(inside.map((toy) => [toy.id, toy]));
  const movingUntil = new Map<string, number>();
  const entries: ToyLogEntry[] = [];
  const counts = { app: 0, hub: 0, intiface: 0 };
  const noted = createEmitter<ToyLogEntry>();
  const openedAt = clock.now();

  const note = (entry: ToyLogEntry): number => {
    entries.push(entry);
    if (entries.length > KEPT_ENTRIES) entries.shift();
    counts[entry.via] += 1;
    noted.emit(entry);
    return entry.code;
  };
  const meant = ({ toy }: VendorCommand): readonly string[] => {
    if (toy === undefined || toy === '') return [...toys.keys()];
    return typeof toy === 'string' ? [toy] : toy;
  };
  /** True once a PatternV2 was set up that can be played. */
  let isSetUp = false;
  const judge = (command: VendorCommand, ids: readonly string[], via: ToyLogEntry['via']): number => {
    const known = ids.flatMap((id) => toys.get(id) ?? []);
    if (known.length < ids.length) return CODES.toyNotFound;
    // Nothing to stop is no failure.
    if (isStop(command)) return CODES.ok;
    if (!known.some((toy) => toy.connected)) return CODES.toyNotConnected;
    return checkVendorCommand(command, known, { isSetUp, mayTurnBack: via === 'intiface' });
  };
  const move = (command: VendorCommand, ids: readonly string[]): void => {
    if (command.command === 'PatternV2' && command.actions !== undefined) isSetUp = true;
    const lasts = motionOf(command);
    for (const id of ids) {
      if (lasts === 'stop') movingUntil.delete(id);
      else if (lasts !== 'none') movingUntil.set(id, clock.now() + lasts);
    }
  };

  return {
    toys: (): readonly SimulatedToy[] => [...toys.values()],
    /** Puts a toy in, or changes one. */
    put: (toy: Partial<SimulatedToy> & Pick<SimulatedToy, 'id'>): void => {
      const before = toys.get(toy.id) ?? { model: 'lush', nickName: '', battery: 80, connected: true };
      toys.set(toy.id, { ...before, ...toy });
    },
    take: (id: string) => toys.delete(id),
    /** Carries out a command of the vendor's protocol. @returns the code of the answer */
    apply: (body: unknown, via: ToyLogEntry['via']): number => {
      const at = Math.round(clock.now() - openedAt);
      const read = commandWire.safeParse(body);
      if (!read.success) return note({ at, via, command: 'unreadable', toys: [], code: CODES.invalidCommand });
      const { command, action, name, rule, strength, timeSec, value, type } = read.data;
      const ids = meant(read.data);
      const code = judge(read.data, ids, via);
      if (code === CODES.ok) move(read.data, ids);
      const said = Object.fromEntries(
        Object.entries({ action, name, rule, strength, timeSec, value, type }).filter(([, part]) => part !== undefined),
      );
      return note({ at, via, command, ...said, toys: ids, code });
    },
    /** Milliseconds since the drawer was opened. */
    now: (): number => Math.round(clock.now() - openedAt),
    /** The latest commands, the oldest first. */
    log: (): readonly ToyLogEntry[] => [...entries],
    /** Counts the commands that arrived in one way, also those that the log no longer keeps. */
    count: (via: ToyLogEntry['via']): number => counts[via],
    /** Counts the commands before those of the log. */
    forgotten: (): number => counts.app + counts.hub + counts.intiface - entries.length,
    follow: noted.on,
    moving: (): readonly string[] => [...movingUntil].filter(([, until]) => until > clock.now()).map(([id]) => id),
  };
};

export type ToyDrawer = ReturnType<typeof createToyDrawer>;
