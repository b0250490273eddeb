import type { AdminClient } from '../actors/admin-client.ts';
import { CommandFailure } from '../terminal/print.ts';
import type { TraceEvent } from '../trace/trace-event.ts';
import { ACTIONS } from './actions.ts';
import { openLivePlay } from './live-play.ts';
import { openPersonPlay } from './person-play.ts';
import { titleOf, type Outcome } from './replay.ts';
import { NO_INVARIANT_BROKEN, runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario-files.ts';

export interface LiveTarget {
  readonly url: string;
  readonly admin: AdminClient;
  readonly performerId: string;
  /** True when the performer is a person at a page of their own. */
  readonly byHand: boolean;
  readonly follow?: ((traceEvent: TraceEvent) => void) | undefined;
  /**
   * Called once the performer may be logged in.
   *
   * @returns a function that checks whether the run is to end: then the performer logs out, and no further step is
   * played
   */
  readonly listen: () => () => boolean;
}

/** Finds the reason for which a scenario can be played in virtual time only, if there is one. */
const whyNotLive = ({ live, world, steps }: Scenario): string | undefined => {
  if (!live) return 'it says so itself';
  const virtual = steps.find(
    ({ step }) => step.action !== undefined && ACTIONS.get(step.action)?.isVirtualOnly === true,
  );
  if (virtual !== undefined) return `${virtual.step.action} in ${virtual.file}:${virtual.line} needs it`;
  const ofItsOwn = [
    world.services.length > 0 ? 'services' : [],
    world.status === undefined ? [] : 'status',
    world.otherPerformers.length > 0 ? 'otherPerformers' : [],
  ].flat();
  return ofItsOwn.length === 0
    ? undefined
    : `a running platform has a world already, so take ${ofItsOwn.join(' and ')} out of \`world\``;
};

/** @throws CommandFailure for the first scenario that no running platform can play */
export const checkLive = (scenarios: readonly Scenario[]): void => {
  for (const scenario of scenarios) {
    const why = whyNotLive(scenario);
    if (why !== undefined) throw new CommandFailure(`${scenario.name} can be played in virtual time only: ${why}.`);
  }
};

/** Plays a scenario on a running platform, in real time. @throws CommandFailure when it cannot be played there */
export const replayLive = async (scenario: Scenario, target: LiveTarget): Promise<Outcome> => {
  const { file, seed, steps, world } = scenario;
  const name = titleOf(scenario);
  checkLive([scenario]);
  const options = { ...target, world };
  const play = target.byHand ? await openPersonPlay(options) : await openLivePlay(options);
  const played = await runScenario(steps, play).catch(async (error: unknown) => {
    await play.close();
    throw error;
  });
  const left = await play.close();
  const last = steps.at(-1);
  const failure =
    played ??
    (left === undefined || last === undefined
      ? undefined
      : {
          at: play.now(),
          file: last.file,
          line: last.line,
          step: steps.length,
          wanted: NO_INVARIANT_BROKEN,
          instead: left,
        });
  return { name, file, seed, lasted: play.now(), failure, traceEvents: play.trace.entries() };
};
