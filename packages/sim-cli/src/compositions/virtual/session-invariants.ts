import { fieldOf } from '@greenroom/core/kernel/json';
import { millis } from '@greenroom/core/kernel/units';
import { isCutOff } from '@greenroom/core/realtime/realtime.controller';
import type { TraceEvent } from '../../trace/trace-event.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Time after which all faults have healed. */
const HEALED_AFTER = millis(70_000);
/** Time for which an event or an answer may be on its way. */
const ON_ITS_WAY = millis(5_000);
/** Steps with which a performer ends a session. */
const ENDING_STEPS: ReadonlySet<string> = new Set(['end', 'takeSecond', 'stopWork', 'logOut', 'leaveSession']);

const clientIn = (body: unknown): string => String(fieldOf(body, 'clientId'));

/** Finds a session that the page ends although neither side asked for it. */
const createUnaskedEnds = (world: PerformerWorld): (() => string | undefined) => {
  const { browser, onCall, isOwn } = world;
  let broken: string | undefined;
  /** The customer with whom both timers run, or ran when the session ended. */
  let begun: string | undefined;
  /** Index in the trace at which the session began. */
  let from = 0;
  /** True once a long outage began: then the page ends a session whose customer cannot be reached. */
  let hasBeenCutOff = false;
  browser.onPage((app) => {
    let last: string | undefined;
    begun = undefined;
    const ends = [
      app.realtime.watch.subscribe((state) => {
        if (isCutOff(state)) hasBeenCutOff = true;
      }),
      app.session.watch.subscribe(({ client, timers }) => {
        if (client !== undefined && client.id !== last) {
          from = world.trace.entries().length;
          hasBeenCutOff = isCutOff(app.realtime.watch.state());
        }
        last = client?.id;
        if (client !== undefined) begun = timers.platform && timers.device ? client.id : undefined;
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
  const wasCutOff = (): boolean => hasBeenCutOff || isCutOff(browser.app().realtime.watch.state());
  const isEnding = (entry: TraceEvent): boolean =>
    entry.kind === 'does' && isOwn(entry) && ENDING_STEPS.has(entry.action);
  onCall(({ name, content }) => {
    if (begun === undefined || clientIn(content) !== begun) return;
    if (name === 'sessionTimeout') broken = 'the join timer never ends a session that has begun';
    if (name === 'endSession' && !wasCutOff() && !world.trace.entries().slice(from).some(isEnding))
      broken = 'the page ends a session only when the performer wants it';
  });
  return () => broken;
};

/** Finds a session that one side has and the other has not, although nothing is on its way. */
const createOneSided = (world: PerformerWorld): ((sessions: readonly string[]) => string | undefined) => {
  const { clock, disturbances } = world;
  let odd: { readonly says: string; readonly since: number } | undefined;
  const oddNow = (sessions: readonly string[]): string | undefined => {
    const { app, browser } = world;
    if (!browser.isOpen() || !disturbances.areOverFor(HEALED_AFTER) || !app.realtime.watch.state().authenticated)
      return undefined;
    const client = app.session.watch.state().client?.id;
    if (client !== undefined && !sessions.includes(client))
      return `the performer is with ${client}, and the platform knows of no such session`;
    const other = sessions.find((id) => id !== client);
    return other === undefined
      ? undefined
      : `the platform has a session with ${other} that the performer's page does not show`;
  };
  return (sessions) => {
    const says = oddNow(sessions);
    if (says === undefined || says !== odd?.says) {
      odd = says === undefined ? undefined : { says, since: clock.now() };
      return undefined;
    }
    return clock.now() - odd.since >= ON_ITS_WAY ? says : undefined;
  };
};

/** Checks the invariants of the sessions of one performer. */
export const createSessionInvariants = (world: PerformerWorld): (() => Promise<string | undefined>) => {
  const { platform, performerId } = world;
  const unasked = createUnaskedEnds(world);
  const oneSided = createOneSided(world);
  return async () => {
    const sessions = await platform.sessionsOf(performerId);
    if (sessions.some(({ ended_at: endedAt }) => endedAt !== null))
      return 'a request that is over never becomes a session';
    return unasked() ?? oneSided(sessions.map(({ client_id: id }) => id));
  };
};
