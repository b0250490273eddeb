import type { ToyLogEntry } from '../toys/toy-drawer.ts';
import type { ScenarioStep } from './scenario.wire.ts';

/** A command that comes later belongs to the queue, not to the tip just before it. */
const AT_ONCE = 3_000;
/** Milliseconds before the end of a command; an earlier stop is one by the performer. */
const EARLY = 700;
/** A stop so soon after the end of a session follows from it. */
const FOLLOWS = 1_500;

/** Turns the commands that toys got into steps and expectations: effects of a tip, and a stop by the performer. */
export const createRecordedToys = () => {
  let mover: { readonly step: { expect?: ScenarioStep['expect'] }; readonly at: number } | undefined;
  let runsUntil = Number.NEGATIVE_INFINITY;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    /** A step that may set a toy in motion. */
    moved: (step: { expect?: ScenarioStep['expect'] }, at: number): void => {
      mover = { step, at };
    },
    /** Something after which toys stop by themselves. */
    ended: (at: number): void => {
      endedAt = at;
    },
    /** @returns the performer's step, if the command came from one */
    reported: ({ command, action, name, timeSec = 0 }: ToyLogEntry, at: number): ScenarioStep | undefined => {
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
