import * as z from 'zod';

const seconds = z.number().min(0);

/** A command of the vendor's protocol, of any kind. */
export const commandWire = z.object({
  command: z.string(),
  action: z.string().optional(),
  name: z.string().optional(),
  rule: z.string().optional(),
  strength: z.string().optional(),
  timeSec: seconds.optional(),
  loopRunningSec: seconds.optional(),
  loopPauseSec: seconds.optional(),
  toy: z.union([z.string(), z.array(z.string())]).optional(),
  /** Position, 0 to 100. */
  value: z.string().optional(),
  /** Action on a PatternV2. */
  type: z.string().optional(),
  actions: z.array(z.object({ ts: z.number(), pos: z.number() })).optional(),
  startTime: z.number().optional(),
  offsetTime: z.number().optional(),
  timeMs: z.number().optional(),
  timeMsTotal: z.number().optional(),
  apiVer: z.number(),
});
export type VendorCommand = z.infer<typeof commandWire>;

/** Codes with which the vendor's app answers. */
export const CODES = {
  ok: 200,
  invalidCommand: 400,
  toyNotFound: 401,
  toyNotConnected: 402,
  notSupported: 403,
  invalidParameter: 404,
} as const;

/** A stroke of less than this is ignored. */
const LEAST_STROKE = 20;
const STROKE = /^Stroke:(\d+)-(\d+)$/;

/** The two ends of a stroke; `undefined` for what is none. */
export const strokeOf = (part: string): readonly [from: number, to: number] | undefined => {
  const [, from, to] = STROKE.exec(part) ?? [];
  return from === undefined || to === undefined ? undefined : [Number(from), Number(to)];
};

const isIgnored = (part: string): boolean => {
  const stroke = strokeOf(part);
  return stroke !== undefined && stroke[1] - stroke[0] < LEAST_STROKE;
};

/** All at 0 is as good as a stop: Intiface has no other way to end one motion. */
export const isStop = ({ command, action = '', type }: Pick<VendorCommand, 'command' | 'action' | 'type'>): boolean =>
  (command === 'PatternV2' && type === 'Stop') || action === 'Stop' || /^\w+:0(?:,\w+:0)*$/.test(action);

/** Duration for which a command moves a toy, in milliseconds. */
export const motionOf = (command: VendorCommand): number | 'none' | 'stop' => {
  const { action = '', timeSec = 0, type, actions = [], timeMs, timeMsTotal } = command;
  if (isStop(command)) return 'stop';
  switch (command.command) {
    case 'Position':
      return 'none';
    case 'PatternV2':
      if (type !== 'Play' && type !== 'InitPlay') return 'none';
      return timeMs ?? timeMsTotal ?? actions.at(-1)?.ts ?? Number.POSITIVE_INFINITY;
    default:
      if (action !== '' && action.split(',').every(isIgnored)) return 'none';
      return timeSec === 0 ? Number.POSITIVE_INFINITY : timeSec * 1000;
  }
};
