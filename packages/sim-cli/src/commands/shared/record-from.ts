import { setTimeout as sleep } from 'node:timers/promises';
import { startPlatformProxy } from '../../proxy/platform-proxy.ts';
import { createSeenTrace, type SeenPerformer } from '../../proxy/seen-trace.ts';
import { readSite } from '../../proxy/site.ts';
import { STAND_IN } from '../../proxy/stand-ins.ts';
import { scenarioFrom, type RecordedScenario } from '../../scenario/from-trace.ts';
import { CommandFailure, untilInterrupted } from '../../terminal/print.ts';
import { portTrouble } from './argument.ts';
import { noAnswer } from './no-answer.ts';

/** Options of a recording through a proxy. */
export interface RecordFromOptions {
  readonly from: string;
  /** Port for the browser; 0 for a free one. */
  readonly listen: number;
  readonly milliseconds: number | undefined;
  readonly unmask: boolean;
}

/** A scenario, and what to tell of it. */
export interface RecordedFrom {
  readonly scenario: RecordedScenario;
  readonly traceEvents: number;
  readonly leftOut: number;
}

const recordedFrom = ({ services, reports, leftOut }: SeenPerformer): RecordedFrom => {
  const start = { id: STAND_IN, services, ready: false, customer: undefined, toys: [], phone: false };
  const scenario = scenarioFrom(reports, start, 'Recorded through a proxy');
  return { scenario, traceEvents: reports.length, leftOut };
};

/**
 * Starts a proxy before any platform and records the performer who logs in through it, until Ctrl-C.
 *
 * @throws CommandFailure where the platform does not answer, the port is taken or nobody logs in
 */
export const recordFrom = async ({ from, listen, milliseconds, unmask }: RecordFromOptions): Promise<RecordedFrom> => {
  const site = await readSite(from);
  if (site === undefined) throw await noAnswer(from);
  const traceLog = createSeenTrace(() => performance.now(), unmask);
  const proxy = await startPlatformProxy(site, listen, traceLog.listener).catch((error: unknown) => {
    throw portTrouble(error, '--listen');
  });
  console.log(`Open ${proxy.url}/ in a browser and log in: it is ${site.origin} through a proxy that records.`);
  console.log('Ctrl-C ends it.');
  const ended = untilInterrupted();
  await (milliseconds === undefined ? ended : Promise.race([ended, sleep(milliseconds, undefined, { ref: false })]));
  await proxy.stop();
  const seen = traceLog.seen();
  if (seen === undefined) throw new CommandFailure('Nobody logged in through the proxy: there is nothing to write.');
  return recordedFrom(seen);
};
