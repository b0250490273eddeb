import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { totalMilliseconds, talkingPairsAt, type LoadStage } from './stages.ts';
import type { SwarmTally } from './swarm.wire.ts';
import { createTeam, pairsOf, type Team } from './team.ts';

export interface SwarmPlan {
  readonly url: string;
  readonly token: string;
  readonly clockRate: number;
  readonly performers: number;
  readonly customers: number;
  readonly idle: number;
  readonly workers: number;
  readonly everyMilliseconds: number;
  /** The number of pairs that talk, over time; without any, all talk at once. */
  readonly stages?: readonly LoadStage[];
  /** Duration of the talk after the stages. */
  readonly talkMilliseconds: number;
}

/** All workers together; memory and processor time are sums. */
export interface SwarmOutcome extends SwarmTally {
  readonly gatheredAfterMilliseconds: number;
  readonly talkedMilliseconds: number;
}

/** Progress of the talk. */
export interface TalkProgress {
  readonly passedMilliseconds: number;
  readonly ofMilliseconds: number;
  /** Pairs that talk now, and all. */
  readonly talking: number;
  readonly pairs: number;
}

export interface SwarmWatch {
  /** Called when all people are there and begin to talk, or have ended. */
  readonly gathered: () => Promise<void>;
  /** Called several times a second while they talk. */
  readonly talking: (progress: TalkProgress) => void;
  readonly drained: () => Promise<void>;
}

/** Reason for an early end when no platform is left to log out from. */
export const PLATFORM_GONE = 'the platform is gone';

/** Milliseconds between two changes of the number of pairs that talk, and between two reports of it. */
const RAMP_STEP = 200;

/** Goes through the stages, and lets the last level be for a while. */
const talkAlong = async (
  team: Team,
  { stages = [], talkMilliseconds, ...people }: SwarmPlan,
  onProgress: SwarmWatch['talking'],
  end: AbortSignal,
): Promise<void> => {
  const all = pairsOf(people);
  const wait = (time: number): Promise<unknown> => sleep(time, undefined, { signal: end }).catch(() => undefined);
  const from = performance.now();
  const ofMilliseconds = totalMilliseconds(stages) + talkMilliseconds;
  let level: number | undefined;
  for (let passed = 0; passed < ofMilliseconds && !end.aborted; passed = performance.now() - from) {
    const talking = stages.length === 0 ? all : Math.min(all, talkingPairsAt(stages, passed));
    if (talking !== level) team.talk(talking);
    level = talking;
    onProgress({ passedMilliseconds: passed, ofMilliseconds, talking, pairs: all });
    await wait(Math.min(RAMP_STEP, ofMilliseconds - passed));
  }
};

/**
 * Runs many performers and customers on a running platform. However it ends, no process of it is left.
 *
 * @param end ends it early, with the counts until then
 * @param team the processes that play the people
 * @returns undefined when it was ended before all people were there
 * @throws WorkerGone
 */
export const runSwarm = async (
  plan: SwarmPlan,
  watch: SwarmWatch,
  end: AbortSignal,
  team: Team = createTeam(plan.workers, plan.performers + plan.customers === 0),
): Promise<SwarmOutcome | undefined> => {
  const began = performance.now();
  const isAbandoned = (): boolean => end.reason === PLATFORM_GONE;
  const ended = end.aborted ? Promise.resolve() : once(end, 'abort');
  try {
    const { url, clockRate, everyMilliseconds, performers, customers, idle } = plan;
    const gathered = team.gather({ url, clockRate, everyMilliseconds, performers, customers, idle }, plan.token);
    gathered.catch(() => undefined);
    await Promise.race([gathered, ended]);
    if (end.aborted) return undefined;
    await watch.gathered();
    const talkFrom = performance.now();
    await talkAlong(team, plan, watch.talking, end);
    const talkedMilliseconds = performance.now() - talkFrom;
    if (isAbandoned()) return undefined;
    const drained = await team.drain();
    await watch.drained();
    const gatheredAfterMilliseconds = talkFrom - began;
    return { ...drained, gatheredAfterMilliseconds, talkedMilliseconds };
  } finally {
    await (isAbandoned() ? team.kill() : team.end());
  }
};
