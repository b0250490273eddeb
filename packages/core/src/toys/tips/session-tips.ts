import type { ClientId, ToyJobId } from '../../kernel/ids.ts';
import { exhaustive } from '../../kernel/machine.ts';
import {
  addMillis,
  cents,
  credits,
  elapsed,
  millis,
  millisToSeconds,
  seconds,
  type Millis,
  type Seconds,
} from '../../kernel/units.ts';
import type { FinishedJob } from '../queue/toy-queue-state.ts';
import type { SessionTips, Tip, TipPlay } from './tip.ts';

/** A tip before it is added up. */
export type NewTip = Omit<Tip, 'total' | 'totalCredits' | 'ranFor'>;

interface HowItEnded {
  readonly outcome: FinishedJob['outcome'];
  readonly code: FinishedJob['code'] | undefined;
  readonly byProgram: boolean | undefined;
}

export type TipsEvent =
  | { readonly type: 'began'; readonly client: ClientId | undefined } // by the session
  | { readonly type: 'paid'; readonly tip: NewTip } // by a customer
  | { readonly type: 'listed'; readonly tips: readonly NewTip[] } // by the platform, all of the session
  | { readonly type: 'runs'; readonly job: ToyJobId; readonly until: Millis; readonly now: Millis } // by the queue
  | { readonly type: 'rests'; readonly now: Millis } // by the queue
  | ({ readonly type: 'finished'; readonly job: ToyJobId; readonly now: Millis } & HowItEnded); // by the queue

export const NO_TIPS: SessionTips = {
  isListed: false,
  client: undefined,
  tips: [],
  earned: cents(0),
  credits: credits(0),
};

const add = (state: SessionTips, tip: NewTip, ranFor = millis(0)): SessionTips => {
  const { tips, earned, credits: paid } = state;
  const total = cents(earned + tip.earned);
  const totalCredits = credits(paid + tip.credits);
  return { ...state, tips: [...tips, { ...tip, total, totalCredits, ranFor }], earned: total, credits: totalCredits };
};

/** Checks whether a tip is known from the platform's list alone. Only its own event, still due, runs the toys. */
export const isOnlyListed = ({ play }: Pick<Tip, 'play'>): boolean =>
  play.status === 'unheard' || play.status === 'earlier';

const change = (state: SessionTips, index: number, to: Partial<Tip>): SessionTips => {
  const tip = state.tips[index];
  return tip === undefined ? state : { ...state, tips: state.tips.with(index, { ...tip, ...to }) };
};

const ranUntil = ({ play, ranFor }: Tip, now: Millis): Millis =>
  play.status === 'running' ? addMillis(ranFor, elapsed(play.since, now < play.until ? now : play.until)) : ranFor;

/** Puts back to waiting a tip that no longer runs but has not finished. */
const interrupted = (state: SessionTips, now: Millis): SessionTips => {
  const index = state.tips.findLastIndex(({ play }) => play.status === 'running');
  const tip = state.tips[index];
  return tip === undefined ? state : change(state, index, { ranFor: ranUntil(tip, now), play: { status: 'waiting' } });
};

const playOf = ({ outcome, code, byProgram }: HowItEnded, after: Seconds): TipPlay => {
  switch (outcome) {
    case 'ran':
      return { status: 'ran', after };
    case 'skipped':
      return { status: 'skipped', after };
    case 'stopped':
      return { status: byProgram === true ? 'cut' : 'stopped', after };
    case 'missed':
    case 'failed':
      return { status: 'notPlayed', after, code: code ?? 'toys.commandMissed' };
  }
};

/** Whole seconds that a tip ran; one for a part of the first second, as 0 means that it never ran. */
const secondsRun = (ranFor: Millis): Seconds =>
  ranFor === 0 ? seconds(0) : seconds(Math.max(1, millisToSeconds(ranFor)));

const finish = (state: SessionTips, event: Extract<TipsEvent, { type: 'finished' }>): SessionTips => {
  const index = state.tips.findIndex(({ job }) => job === event.job);
  const tip = state.tips[index];
  if (tip === undefined) return state;
  // A timer may come a moment late: a tip that ran for its whole time is reported with that time.
  const ranFor =
    event.outcome === 'ran' && tip.play.status === 'running' ? ranUntil(tip, tip.play.until) : ranUntil(tip, event.now);
  return change(state, index, { ranFor, play: playOf(event, secondsRun(ranFor)) });
};

/** Merges the platform's list: it decides what was paid; only this page knows what the toys did. */
const merge = (state: SessionTips, listed: readonly NewTip[]): SessionTips => {
  const known = new Map(state.tips.map((tip) => [tip.id, tip]));
  const listedIds = new Set(listed.map(({ id }) => id));
  const here = listed.map((tip): NewTip & Pick<Tip, 'ranFor'> => {
    const mine = known.get(tip.id);
    return mine === undefined
      ? { ...tip, ranFor: millis(0) }
      : { ...mine, credits: tip.credits, earned: tip.earned, isReported: true };
  });
  const onlyHere = state.tips.filter(({ id }) => !listedIds.has(id));
  const isSame =
    here.length + onlyHere.length === state.tips.length &&
    here.every(
      ({ id, earned, isReported }) => known.get(id)?.earned === earned && known.get(id)?.isReported === isReported,
    );
  if (isSame) return state.isListed ? state : { ...state, isListed: true };
  const all = [...here, ...onlyHere].toSorted((one, other) => one.at - other.at);
  return all.reduce<SessionTips>((sum, { ranFor, ...tip }) => add(sum, tip, ranFor), {
    ...NO_TIPS,
    client: state.client,
    isListed: true,
  });
};

const pay = (state: SessionTips, tip: NewTip): SessionTips => {
  const index = state.tips.findIndex(({ id }) => id === tip.id);
  const known = state.tips[index];
  if (known === undefined) return add(state, tip);
  return isOnlyListed(known) ? change(state, index, { play: tip.play, job: tip.job }) : state;
};

/**
 * Tips for toys in a session and the state of each: announced once, added up once, whatever the toys do.
 * @spec §1 — interactive toys that customers can trigger for credits
 */
export const sessionTips = (state: SessionTips, event: TipsEvent): SessionTips => {
  switch (event.type) {
    case 'began':
      return { ...NO_TIPS, client: event.client };
    case 'paid':
      return pay(state, event.tip);
    case 'listed':
      return merge(state, event.tips);
    case 'runs': {
      const index = state.tips.findIndex(({ job }) => job === event.job);
      const tip = state.tips[index];
      if (tip?.play.status === 'running') return state;
      const rested = interrupted(state, event.now);
      return tip === undefined
        ? rested
        : change(rested, index, { play: { status: 'running', since: event.now, until: event.until } });
    }
    case 'rests':
      return interrupted(state, event.now);
    case 'finished':
      return finish(state, event);
    default:
      return exhaustive(event);
  }
};
