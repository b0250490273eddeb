import { addMillis, elapsed, millis, type Millis } from '@greenroom/core/kernel/units';
import type { Seen, WatchedState } from '../actors/watched-state.ts';
import type { Pace } from '../compositions/virtual/pace.ts';
import { CommandFailure } from '../terminal/print.ts';
import type { Trace, TraceEvent } from '../trace/trace-event.ts';
import { ACTIONS } from './actions.ts';
import type { PlacedStep } from './decode-scenario.ts';
import { durationOf } from './duration.ts';
import { claimsOf, type Claim, type Condition } from './matching.ts';
import { seenFromOutside, type ManualPerformer } from './person.ts';
import { fillNames } from './placeholders.ts';
import type { ScenarioStep } from './scenario.wire.ts';
import type { Stage } from './stage.ts';
import { StepFailure } from './step-failure.ts';
import { thrownText } from './uncaught.ts';

/** Puts saved values in place of their names. @throws StepFailure for a name under which nothing was saved */
const fillIn = <Value>(value: Value, saved: ReadonlyMap<string, Seen>): Value =>
  fillNames(value, (name) => {
    if (!saved.has(name)) throw new StepFailure(`nothing was saved as \${${name}}`);
    return saved.get(name);
  });

/** Time within which an expectation must hold, where the step gives none. */
const DEFAULT_TIME_LIMIT = millis(1_000);
/** Text of the expectation that every step has. */
export const NO_INVARIANT_BROKEN = 'no invariant broken';

/** Dependencies of a run: stage, time and trace. */
export interface Run {
  readonly stage: Stage;
  readonly pace: Pace;
  readonly now: () => Millis;
  readonly trace: Trace;
  readonly state: WatchedState;
  /** Performers who work beside the first one, by id. */
  readonly others?: ReadonlyMap<string, Pick<Run, 'stage' | 'state'>>;
  /** Person who does the performer's steps at a real page; then only states that the platform knows are expected. */
  readonly person?: ManualPerformer | undefined;
  /**
   * Computes the time that an expectation may take from the time it asks for, if any; by default as virtual time needs.
   */
  readonly timeLimit?: (asked: Millis | undefined) => Millis;
  /** Finds a broken invariant, if there is one; called after every step. */
  readonly broken?: () => Promise<string | undefined>;
}

export interface Failure {
  readonly at: Millis;
  readonly file: string;
  readonly line: number;
  /** From 1. */
  readonly step: number;
  readonly wanted: string;
  readonly instead: string;
}

/** The stage of one performer, and the state of the page. */
interface PlayedPerformer extends Pick<Run, 'stage' | 'state'> {
  /** Undefined for the first performer. */
  readonly performer: string | undefined;
}

/** The claims of a `never`, none of which may become true until its time is over. */
interface Watch {
  readonly claims: readonly Claim[];
  /** Index in the trace at which it began. */
  readonly from: number;
  readonly until: number;
  readonly played: PlayedPerformer;
  readonly place: PlacedStep;
  readonly step: number;
}

/** The fields of a step that its action reads. */
const detailOf = (step: ScenarioStep): Readonly<Record<string, unknown>> => {
  const { at: _at, after: _after, note: _note, performer: _p, actor: _a, ...more } = step;
  const { action: _b, expect: _e, never: _n, save: _s, ...rest } = more;
  return rest;
};

/** Plays the steps in order. @returns the first failure; undefined where all went as expected */
export const runScenario = async (steps: readonly PlacedStep[], run: Run): Promise<Failure | undefined> => {
  const { stage, pace, now, trace, state, others = new Map<string, never>() } = run;
  const startedAt = now();
  const saved = new Map<string, Seen>();
  let watches: readonly Watch[] = [];

  const visiblePart = <Asked extends Condition>(condition: Asked): Asked =>
    run.person === undefined ? condition : seenFromOutside(condition);
  const first: PlayedPerformer = { stage, state, performer: undefined };
  const playedIn = ({ performer }: ScenarioStep): PlayedPerformer => {
    const other = performer === undefined ? undefined : others.get(performer);
    return other === undefined ? first : { ...other, performer };
  };
  const eventsSince = (from: number, { performer }: PlayedPerformer): readonly TraceEvent[] => {
    const events = trace.entries().slice(from);
    return others.size === 0 ? events : events.filter((event) => event.performer === performer);
  };
  const failure = (place: PlacedStep, step: number, wanted: string, instead: string): Failure => ({
    at: now(),
    file: place.file,
    line: place.line,
    step,
    wanted,
    instead,
  });
  /** Finds the first claim of a `never` that is true now; events of its time count when they are seen later too. */
  const findViolation = (): Failure | undefined => {
    for (const { claims, from, until, played, place, step } of watches) {
      const events = eventsSince(from, played).filter(({ at }) => at <= until);
      const { read } = played.state;
      const broken = claims.find(({ isOfState, isTrue }) => !(isOfState && now() > until) && isTrue(read, events));
      if (broken !== undefined) return failure(place, step, `never ${broken.text}`, broken.instead(read, events));
    }
    return undefined;
  };
  /** Waits until a condition is true, for a time at most. @returns the violation that ends the wait early, if there is one */
  const waitUntil = async (isTrue: () => boolean, time: Millis): Promise<Failure | undefined> => {
    let found: Failure | undefined;
    await pace.until(() => (found = findViolation()) !== undefined || isTrue(), time);
    return found;
  };
  const passTime = (time: Millis): Promise<Failure | undefined> => waitUntil(() => false, time);
  const perform = async (step: ScenarioStep, played: PlayedPerformer): Promise<void> => {
    const row = step.action === undefined ? undefined : ACTIONS.get(step.action);
    if (row === undefined || step.action === undefined) return;
    const who = step.actor ?? row.by;
    const { performer } = played;
    const by = performer === undefined ? {} : { performer };
    trace.write({ kind: 'does', who, action: step.action, detail: detailOf(step), ...by });
    if (row.by !== 'performer' || run.person === undefined) return row.perform(played.stage, step, who);
    if (!(await run.person.does(step.action))) throw new StepFailure(`the performer did not ${step.action}`);
  };
  /** Waits until the expectations of a step hold. @param from index in the trace at which the step began */
  const check = async (
    place: PlacedStep,
    index: number,
    step: ScenarioStep,
    from: number,
  ): Promise<Failure | undefined> => {
    const { expect } = step;
    if (expect === undefined) return undefined;
    const played = playedIn(step);
    const { read } = played.state;
    const claims = claimsOf(visiblePart(expect));
    const asked = expect.within === undefined ? undefined : durationOf(expect.within);
    const timeLimit = run.timeLimit?.(asked) ?? asked ?? DEFAULT_TIME_LIMIT;
    const unmetOf = (among: readonly Claim[]): readonly Claim[] => {
      const events = eventsSince(from, played);
      return among.filter(({ isTrue }) => !isTrue(read, events));
    };
    const counted = claims.filter(({ isCounted }) => isCounted);
    const awaited = claims.filter(({ isCounted }) => !isCounted);
    const end = addMillis(now(), timeLimit);
    let isMet = false;
    const early = await waitUntil(() => (isMet = unmetOf(awaited).length === 0), timeLimit);
    if (early !== undefined) return early;
    // A number is known only when its time is over: one more may come until then.
    const late = counted.length === 0 ? undefined : await passTime(millis(Math.max(0, elapsed(now(), end))));
    if (late !== undefined) return late;
    const unmet = [...(isMet ? [] : unmetOf(awaited)), ...unmetOf(counted)];
    if (unmet.length === 0) return undefined;
    const events = eventsSince(from, played);
    const wanted = unmet.map(({ text }) => text).join(' and ');
    return failure(
      place,
      index,
      `${wanted} within ${timeLimit} ms`,
      unmet.map(({ instead }) => instead(read, events)).join(' and '),
    );
  };
  const dueIn = ({ at, after }: ScenarioStep): Millis => {
    if (at !== undefined) return elapsed(now(), addMillis(startedAt, durationOf(at)));
    return after === undefined ? millis(0) : durationOf(after);
  };

  const play = async (place: PlacedStep, index: number): Promise<Failure | undefined> => {
    const step = fillIn(place.step, saved);
    const wait = dueIn(step);
    if (wait < 0) return failure(place, index, `to begin at ${step.at ?? ''}`, 'that moment has passed already');
    const violation = await passTime(wait);
    if (violation !== undefined) return violation;
    const from = trace.entries().length;
    const played = playedIn(step);
    await perform(step, played);
    await pace.settle();
    const { never } = step;
    if (never !== undefined) {
      const until = never.for === undefined ? Number.POSITIVE_INFINITY : now() + durationOf(never.for);
      watches = [...watches, { claims: claimsOf(visiblePart(never)), from, until, played, place, step: index }];
    }
    const unmet = await check(place, index, step, from);
    if (unmet !== undefined) return unmet;
    for (const [name, path] of Object.entries(step.save ?? {})) saved.set(name, played.state.read(path));
    const broken = await run.broken?.();
    return broken === undefined ? findViolation() : failure(place, index, NO_INVARIANT_BROKEN, broken);
  };
  for (const [index, place] of steps.entries()) {
    try {
      const failed = await play(place, index + 1);
      if (failed !== undefined) return failed;
    } catch (error) {
      if (error instanceof CommandFailure) throw error;
      if (error instanceof StepFailure) return failure(place, index + 1, error.wanted, error.message);
      return failure(place, index + 1, NO_INVARIANT_BROKEN, thrownText(error));
    }
  }
  // A `never` whose time is longer than that of the steps would not be looked at to its end.
  const last = Math.max(now(), ...watches.map(({ until }) => until).filter(Number.isFinite));
  return passTime(elapsed(now(), millis(last)));
};
