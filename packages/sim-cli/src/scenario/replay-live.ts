import type { AdminClient } from '../actors/admin-client.ts';
import { CommandFailure } from '../terminal/exit.ts';
import type { TraceEvent } from '../traffic/trace-event.ts';
import { openLivePlay } from './live-stage.ts';
import { openPersonPlay } from './person-play.ts';
import type { Outcome } from './replay.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario-files.ts';

export interface LiveTarget {
  readonly url: string;
  readonly admin: AdminClient;
  readonly performerId: string;
  /** Whether she is a person at a page of her own. */
  readonly byHand: boolean;
  readonly follow?: ((traceEvent: TraceEvent) => void) | undefined;
  /** Called once she may be logged in. @returns whether whoever plays it wants it to end: then she logs out, and nothing more happens */
  readonly listen: () => () => boolean;
}

/** Why a scenario can be played in virtual time only, if so. */
const whyNotLive = ({ live, world }: Scenario): string | undefined => {
  if (!live) return 'it says so itself';
  return world.services.length > 0 || world.status !== undefined || world.otherPerformers.length > 0
    ? 'it asks for a world of its own'
    : undefined;
};

/** Plays a scenario on a running platform, in real time. @throws CommandFailure when it cannot be played there */
export const replayLive = async (scenario: Scenario, target: LiveTarget): Promise<Outcome> => {
  const { name, file, seed, steps, world } = scenario;
  const why = whyNotLive(scenario);
  if (why !== undefined) throw new CommandFailure(`${name} can be played in virtual time only: ${why}.`);
  const options = { ...target, world };
  const play = target.byHand ? await openPersonPlay(options) : await openLivePlay(options);
  try {
    const failure = await runScenario(steps, play);
    return { name, file, seed, lasted: play.now(), failure, traceEvents: play.trace.entries() };
  } finally {
    await play.close();
  }
};
