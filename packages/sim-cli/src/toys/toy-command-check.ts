import { CODES, strokeOf, type VendorCommand } from './toy-command.ts';
import { functionsOf, motorsOf } from './toy-functions.ts';

interface Model {
  readonly model: string;
}

interface Circumstances {
  readonly isSetUp: boolean;
  /** True for Intiface, which turns either way; the vendor's own protocol has no direction. */
  readonly mayTurnBack: boolean;
}

const STRONGEST: ReadonlyMap<string, number> = new Map([
  ['Vibrate', 20],
  ['Vibrate1', 20],
  ['Vibrate2', 20],
  ['Vibrate3', 20],
  ['Rotate', 20],
  ['Pump', 3],
  ['Thrusting', 20],
  ['Fingering', 20],
  ['Suction', 20],
  ['Depth', 3],
  ['Oscillate', 20],
  ['All', 20],
]);
const PRESETS = ['pulse', 'wave', 'fireworks', 'earthquake'];
const MOST_STRENGTHS = 50;
const FURTHEST = 100;
const LONGEST_PATTERN = 7_200_000;
const LONGEST_OFFSET = 15_000;

const canDo = (name: string, toys: readonly Model[]): boolean =>
  toys.some(({ model }) => functionsOf(model).includes(name) || motorsOf(model).includes(name));

const isLevel = (name: string, level: string, strongest: number, mayTurnBack: boolean): boolean => {
  const sign = mayTurnBack && name === 'Rotate' ? /^-?\d+$/ : /^\d+$/;
  return sign.test(level) && Math.abs(Number(level)) <= strongest;
};

const checkPart = (part: string, toys: readonly Model[], mayTurnBack: boolean): number => {
  const [name = '', level = ''] = part.split(':');
  const stroke = strokeOf(part);
  if (stroke !== undefined) {
    if (stroke[0] >= stroke[1] || stroke[1] > FURTHEST) return CODES.invalidParameter;
    return canDo(name, toys) ? CODES.ok : CODES.notSupported;
  }
  const strongest = STRONGEST.get(name);
  if (strongest === undefined || !isLevel(name, level, strongest, mayTurnBack)) return CODES.invalidParameter;
  return name === 'All' || canDo(name, toys) ? CODES.ok : CODES.notSupported;
};

const checkAction = (action: string, toys: readonly Model[], mayTurnBack: boolean): number =>
  action
    .split(',')
    .map((part) => checkPart(part, toys, mayTurnBack))
    .find((code) => code !== CODES.ok) ?? CODES.ok;

const isStrengths = (text: string): boolean => {
  const strengths = text.split(';');
  return strengths.length <= MOST_STRENGTHS && strengths.every((one) => /^\d+$/.test(one) && Number(one) <= 20);
};

/** Its functions are written with commas; earlier apps took them without. */
const isRule = (text: string): boolean => /^V:1;F:(?:st|[vrptfsdo,])*;S:\d{3,5}#$/.test(text);

/** 0 means for ever; anything else must be a second or more. */
const isTime = (timeSec = -1): boolean => timeSec === 0 || timeSec >= 1;
/** The parts of a loop must be more than a second. */
const isLoop = (part: number | undefined): boolean => part === undefined || part > 1;

const isWithin = (value = 0, most = 0): boolean => value >= 0 && value <= most;

const isPattern = ({ actions = [] }: VendorCommand): boolean =>
  actions.length > 0 &&
  actions.every(
    ({ ts, pos }, at) =>
      isWithin(ts, LONGEST_PATTERN) && isWithin(pos, FURTHEST) && ts > (at === 0 ? -1 : (actions[at - 1]?.ts ?? -1)),
  );

const mayPlay = ({ startTime, offsetTime }: VendorCommand): boolean =>
  isWithin(startTime, LONGEST_PATTERN) && isWithin(offsetTime, LONGEST_OFFSET);

const isPatternV2 = (command: VendorCommand, isSetUp: boolean): boolean => {
  switch (command.type) {
    case 'Setup':
      return isPattern(command);
    case 'InitPlay':
      return isPattern(command) && mayPlay(command);
    case 'Play':
      return isSetUp && mayPlay(command);
    default:
      return command.type === 'SyncTime';
  }
};

const okIf = (fits: boolean): number => (fits ? CODES.ok : CODES.invalidParameter);

const checkPosition = (value = '', toys: readonly Model[] = []): number => {
  if (!/^\d{1,3}$/.test(value) || Number(value) > FURTHEST) return CODES.invalidParameter;
  return canDo('Position', toys) ? CODES.ok : CODES.notSupported;
};

/** Judges a command that is no stop. @returns the code of the answer */
export const checkVendorCommand = (
  command: VendorCommand,
  toys: readonly Model[],
  circumstances: Circumstances,
): number => {
  switch (command.command) {
    case 'Position':
      return checkPosition(command.value, toys);
    case 'PatternV2':
      return okIf(isPatternV2(command, circumstances.isSetUp));
    case 'Function': {
      const { action = '', timeSec, loopRunningSec, loopPauseSec } = command;
      if (!isTime(timeSec) || !isLoop(loopRunningSec) || !isLoop(loopPauseSec)) return CODES.invalidParameter;
      return checkAction(action, toys, circumstances.mayTurnBack);
    }
    case 'Preset':
      return okIf(isTime(command.timeSec) && PRESETS.includes(command.name ?? ''));
    case 'Pattern':
      return okIf(isTime(command.timeSec) && isRule(command.rule ?? '') && isStrengths(command.strength ?? ''));
    default:
      return CODES.invalidCommand;
  }
};
