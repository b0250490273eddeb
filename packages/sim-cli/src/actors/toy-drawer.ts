import * as z from 'zod';
import type { Clock } from '@greenroom/core/kernel/clock.port';

/** One simulated toy. */
export interface SimulatedToy {
  readonly id: string;
  /** As the local app names it, e.g. `lush`. */
  readonly model: string;
  readonly nickName: string;
  /** In percent; null where the toy does not tell. */
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
  /** Which toys it was for. */
  readonly toys: readonly string[];
  /** What was answered: 200, or why it was not obeyed. */
  readonly code: number;
}

export interface ToyDrawer {
  readonly toys: () => readonly SimulatedToy[];
  /** Puts a toy in, or changes one. */
  readonly put: (toy: Partial<SimulatedToy> & Pick<SimulatedToy, 'id'>) => void;
  readonly take: (id: string) => void;
  /** Obeys a command of the vendor's protocol. @returns the code of the answer */
  readonly obey: (body: unknown, via: ToyLogEntry['via']) => number;
  readonly log: () => readonly ToyLogEntry[];
  readonly follow: (listener: (entry: ToyLogEntry) => void) => void;
  /** Milliseconds since the drawer was opened. */
  readonly now: () => number;
  /** The toys that move now. */
  readonly moving: () => readonly string[];
}

/** The vendor's own table, written down a second time on purpose: it must not err together with the product's. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  nora: ['Vibrate', 'Rotate'],
  max: ['Vibrate', 'Pump'],
  gravity: ['Vibrate', 'Thrusting'],
  flexer: ['Vibrate', 'Fingering'],
  tenera: ['Suction'],
  xmachine: ['Thrusting'],
};
const STRONGEST: Readonly<Record<string, number>> = {
  Vibrate: 20,
  Rotate: 20,
  Pump: 3,
  Thrusting: 20,
  Fingering: 20,
  Suction: 20,
  All: 20,
};
const PRESETS = ['pulse', 'wave', 'fireworks', 'earthquake'];

/** `Lush 2`: what a phone tells of a lush; the app on her machine tells the model alone. */
export const productName = (model: string): string => `${model.charAt(0).toUpperCase()}${model.slice(1)} 2`;

export const functionsOf = (model: string): readonly string[] => FUNCTIONS[model] ?? ['Vibrate'];

const commandWire = z.object({
  command: z.string(),
  action: z.string().optional(),
  name: z.string().optional(),
  rule: z.string().optional(),
  strength: z.string().optional(),
  timeSec: z.number().min(0).optional(),
  toy: z.union([z.string(), z.array(z.string())]).optional(),
  apiVer: z.number(),
});
type Command = z.infer<typeof commandWire>;

const OK = 200;
const INVALID_COMMAND = 400;
const TOY_NOT_FOUND = 401;
const TOY_NOT_CONNECTED = 402;
const NOT_SUPPORTED = 403;
const INVALID_PARAMETER = 404;

/** All at 0 is as good as a stop: Intiface has no other way to end one motion. */
const isStop = ({ action = '' }: Command): boolean => action === 'Stop' || /^\w+:0(?:,\w+:0)*$/.test(action);

const checkAction = (action: string, toys: readonly SimulatedToy[]): number => {
  if (action === 'Stop') return OK;
  for (const part of action.split(',')) {
    const [name = '', level = ''] = part.split(':');
    const strongest = STRONGEST[name];
    if (strongest === undefined || !/^\d+$/.test(level) || Number(level) > strongest) return INVALID_PARAMETER;
    if (name !== 'All' && !toys.some((toy) => functionsOf(toy.model).includes(name))) return NOT_SUPPORTED;
  }
  return OK;
};

const isStrengths = (text: string): boolean => {
  const strengths = text.split(';');
  return strengths.length <= 50 && strengths.every((one) => /^\d+$/.test(one) && Number(one) <= 20);
};

const check = (command: Command, toys: readonly SimulatedToy[]): number => {
  const { timeSec = -1 } = command;
  // 0 means for ever; anything else must be a second or more.
  if (timeSec !== 0 && timeSec < 1) return INVALID_PARAMETER;
  switch (command.command) {
    case 'Function':
      return checkAction(command.action ?? '', toys);
    case 'Preset':
      return PRESETS.includes(command.name ?? '') ? OK : INVALID_PARAMETER;
    case 'Pattern': {
      const isRule = /^V:1;F:[vrptfs,]*;S:\d{3,5}#$/.test(command.rule ?? '');
      return isRule && isStrengths(command.strength ?? '') ? OK : INVALID_PARAMETER;
    }
    default:
      return INVALID_COMMAND;
  }
};

/** Toys and what was done to them, shared by the local app and the phone. */
export const createToyDrawer = (clock: Pick<Clock, 'now'>, inside: readonly SimulatedToy[]): ToyDrawer => {
  const toys = new Map(inside.map((toy) => [toy.id, toy]));
  const movingUntil = new Map<string, number>();
  const entries: ToyLogEntry[] = [];
  const listeners: ((entry: ToyLogEntry) => void)[] = [];
  const openedAt = clock.now();

  const note = (entry: ToyLogEntry): number => {
    entries.push(entry);
    for (const listener of listeners) listener(entry);
    return entry.code;
  };
  const meant = ({ toy }: Command): readonly string[] => {
    if (toy === undefined || toy === '') return [...toys.keys()];
    return typeof toy === 'string' ? [toy] : toy;
  };
  const judge = (command: Command, ids: readonly string[]): number => {
    const known = ids.flatMap((id) => toys.get(id) ?? []);
    if (known.length < ids.length) return TOY_NOT_FOUND;
    // Nothing to stop is no failure.
    if (!isStop(command) && !known.some((toy) => toy.connected)) return TOY_NOT_CONNECTED;
    return isStop(command) ? OK : check(command, known);
  };
  const move = (command: Command, ids: readonly string[]): void => {
    const { timeSec = 0 } = command;
    const until = timeSec === 0 ? Number.POSITIVE_INFINITY : clock.now() + timeSec * 1000;
    for (const id of ids) {
      if (isStop(command)) movingUntil.delete(id);
      else movingUntil.set(id, until);
    }
  };

  return {
    toys: () => [...toys.values()],
    put: (toy) => {
      const before = toys.get(toy.id) ?? { model: 'lush', nickName: '', battery: 80, connected: true };
      toys.set(toy.id, { ...before, ...toy });
    },
    take: (id) => void toys.delete(id),
    obey: (body, via) => {
      const at = Math.round(clock.now() - openedAt);
      const read = commandWire.safeParse(body);
      if (!read.success) return note({ at, via, command: 'unreadable', toys: [], code: INVALID_COMMAND });
      const { command, toy: _toy, apiVer: _apiVer, ...rest } = read.data;
      const ids = meant(read.data);
      const code = judge(read.data, ids);
      if (code === OK) move(read.data, ids);
      const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      return note({ at, via, command, ...said, toys: ids, code });
    },
    now: () => Math.round(clock.now() - openedAt),
    log: () => [...entries],
    follow: (listener) => void listeners.push(listener),
    moving: () => [...movingUntil].filter(([, until]) => until > clock.now()).map(([id]) => id),
  };
};
