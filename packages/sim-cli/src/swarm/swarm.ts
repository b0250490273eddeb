import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Joiner } from './joiners.ts';
import { totalMilliseconds, talkingPairsAt, portionOf, type LoadStage } from './stages.ts';
import type { SwarmPart, SwarmTally } from './swarm.wire.ts';
import { createTeam, pairsOf, together, type Team } from './team.ts';

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
  /** Swarms that have joined, and the platform's address as they reach it. */
  readonly joiners?: readonly Joiner[];
  readonly joinersUrl?: string;
}

/** All teams together; memory and processor time are sums. */
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

interface Member {
  readonly team: Team;
  readonly part: SwarmPart;
}

const membersOf = (plan: SwarmPlan): readonly Member[] => {
  const { url, clockRate, everyMilliseconds, performers, customers, idle, joiners = [], joinersUrl = url } = plan;
  const shared = { clockRate, everyMilliseconds };
  const own: Member = {
    team: createTeam(plan.workers, performers + customers === 0),
    part: { ...shared, url, performers, customers, idle },
  };
  const others = joiners.map((joiner): Member => {
    const { is: _is, ...people } = joiner.brings;
    return { team: joiner, part: { ...shared, ...people, url: joinersUrl } };
  });
  return [own, ...others];
};

/** Has this many pairs of all teams talk. */
const letTalk = (members: readonly Member[], level: number): void => {
  const sizes = members.map(({ part }) => pairsOf(part));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  for (const [place, { team }] of members.entries()) {
    const own = sizes[place] ?? 0;
    team.talk(portionOf(level, { before, own, all }));
    before += own;
  }
};

/** Goes through the stages, and lets the last level be for a while. */
const talkAlong = async (
  members: readonly Member[],
  { stages = [], talkMilliseconds }: SwarmPlan,
  onProgress: SwarmWatch['talking'],
  end: AbortSignal,
): Promise<void> => {
  const all = members.reduce((sum, { part }) => sum + pairsOf(part), 0);
  const wait = (time: number): Promise<unknown> => sleep(time, undefined, { signal: end }).catch(() => undefined);
  const from = performance.now();
  const ofMilliseconds = totalMilliseconds(stages) + talkMilliseconds;
  let level: number | undefined;
  for (let passed = 0; passed < ofMilliseconds && !end.aborted; passed = performance.now() - from) {
    const talking = stages.length === 0 ? all : Math.min(all, talkingPairsAt(stages, passed));
    if (talking !== level) letTalk(members, talking);
    level = talking;
    onProgress({ passedMilliseconds: passed, ofMilliseconds, talking, pairs: all });
    await wait(Math.min(RAMP_STEP, ofMilliseconds - passed));
  }
};

/**
 * Runs many performers and customers on a running platform. However it ends, no process of it is left.
 *
 * @param end ends it early, with the counts until then
 * @returns undefined when it was ended before all people were there
 * @throws WorkerGone
 */
export const runSwarm = async (
  plan: SwarmPlan,
  watch: SwarmWatch,
  end: AbortSignal,
): Promise<SwarmOutcome | undefined> => {
  const began = performance.now();
  const members = membersOf(plan);
  const isAbandoned = (): boolean => end.reason === PLATFORM_GONE;
  const ended = end.aborted ? Promise.resolve() : once(end, 'abort');
  try {
    const gathered = Promise.all(members.map(({ team, part }) => team.gather(part, plan.token)));
    gathered.catch(() => undefined);
    await Promise.race([gathered, ended]);
    if (end.aborted) return undefined;
    await watch.gathered();
    const talkFrom = performance.now();
    await talkAlong(members, plan, watch.talking, end);
    const talkedMilliseconds = performance.now() - talkFrom;
    if (isAbandoned()) return undefined;
    const drained = await Promise.all(members.map(({ team }) => team.drain()));
    await watch.drained();
    const gatheredAfterMilliseconds = talkFrom - began;
    return { ...together(drained), gatheredAfterMilliseconds, talkedMilliseconds };
  } finally {
    await Promise.all(members.map(({ team }) => (isAbandoned() ? team.kill() : team.end())));
  }
};
