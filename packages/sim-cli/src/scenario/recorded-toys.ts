import type { ToyLogEntry } from '../actors/toy-drawer.ts';
import type { Step } from './scenario.wire.ts';

/** Turns the commands that toys got into steps and expectations: effects of a tip, and a stop by the performer. */
export interface RecordedToys {
  /** A step that may set a toy in motion. */
  readonly moved: (step: { expect?: Step['expect'] }, at: number) => void;
  /** Something after which toys stop by themselves. */
  readonly ended: (at: number) => void;
  /** @returns the performer's step, if the command came from one */
  readonly told: (entry: ToyLogEntry, at: number) => Step | undefined;
}

/** A command that comes later belongs to the queue, not to the tip just before it. */
const AT_ONCE = 3_000;
/** Milliseconds before the end of a command; an earlier stop is one by the performer. */
const EARLY = 700;
/** A stop so soon after the end of a session follows from it. */
const FOLLOWS = 1_500;

export const createRecordedToys = (): RecordedToys => {
  let mover: { readonly step: { expect?: Step['expect'] }; readonly at: number } | undefined;
  let runsUntil = Number.NEGATIVE_INFINITY;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    moved: (step, at) => {
      mover = { step, at };
    },
    ended: (at) => {
      endedAt = at;
    },
    told: ({ command, action, name, timeSec = 0 }, at) => {
      if (action === 'Stop') {
        const isByPerformer = at < runsUntil - EARLY && at - endedAt > FOLLOWS;
        runsUntil = Number.NEGATIVE_INFINITY;
        return isByPerformer ? { action: 'stopToys', expect: { toy: { action: 'Stop' }, within: '5s' } } : undefined;
      }
      runsUntil = at + timeSec * 1_000;
      if (mover === undefined || at - mover.at > AT_ONCE) return undefined;
      const what = { command, ...(action === undefined ? {} : { action }), ...(name === undefined ? {} : { name }) };
      mover.step.expect = { ...mover.step.expect, toy: { ...what, timeSec }, within: '5s' };
      mover = undefined;
      return undefined;
    },
  };
};
