import type { Cancel, Clock } from '../../kernel/clock.port.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { tipId, type ClientId, type TipId } from '../../kernel/ids.ts';
import { createActor, unchanged, type Watchable } from '../../kernel/machine.ts';
import type { Random } from '../../kernel/random.port.ts';
import type { Result } from '../../kernel/result.ts';
import { elapsed, seconds, type Cents, type Credits, type Seconds } from '../../kernel/units.ts';
import type { ReportedTip } from '../../realtime/realtime-event.ts';
import type { ToyJob } from '../queue/toy-queue-state.ts';
import type { ToyQueueController } from '../queue/toy-queue.controller.ts';
import { shareOfCredits, triggerCredits } from '../rules/toy-pricing.ts';
import type { ToyRulesController } from '../rules/toy-rules.controller.ts';
import { readToyTrigger, type ToyTrigger } from '../toy-trigger.ts';
import type { ToyCommandErrorCode } from '../toys.errors.ts';
import { isOnlyListed, NO_TIPS, sessionTips, type NewTip, type TipsEvent } from './session-tips.ts';
import type { SessionTips, Tip, TipPlay } from './tip.ts';

/** A tip that the platform has written down. */
export interface WrittenTip {
  readonly id: TipId;
  readonly kind: string;
  readonly content: string;
  readonly credits: Credits;
  readonly earned: Cents;
  readonly at: Seconds;
}

export interface TipsController {
  readonly watch: Watchable<SessionTips>;
  /** A session begins: counts from nothing. */
  readonly begin: (client: ClientId | undefined) => void;
  /** All tips of the session, as the platform has them. */
  readonly listed: (tips: readonly WrittenTip[]) => void;
  /** Checks whether the event of this tip arrived: a tip that is only in the platform's list has yet to run the toys. */
  readonly hasArrived: (id: TipId) => boolean;
  /** Checks whether a tip is known to be from another customer than the one of the session. */
  readonly isOfOther: (client: ClientId | undefined) => boolean;
  /** @param run puts into the queue what was paid for */
  readonly paid: (trigger: ToyTrigger, reported: ReportedTip | undefined, run: () => Planned) => void;
  /** Adds a listener, called once for each tip, as soon as it is known. */
  readonly onPaid: (listener: (tip: Tip) => void) => Cancel;
  readonly dispose: () => void;
}

type Planned = Result<ToyJob, ToyCommandErrorCode>;

interface TipsDeps {
  readonly clock: Pick<Clock, 'now' | 'today'>;
  readonly random: Random;
  readonly queue: Pick<ToyQueueController, 'watch' | 'onFinished'>;
  readonly rules: Pick<ToyRulesController, 'watch' | 'current'>;
}

const NOT_AT_ALL = seconds(0);

/** Follows each tip of the session through the queue. @spec §1 — interactive toys that customers can trigger for credits */
export const createTipsController = ({ clock, random, queue, rules }: TipsDeps): TipsController => {
  const tipPaid = createEmitter<Tip>();
  /** Outcomes that arrive while a tip is put into the queue; undefined at other times. */
  let early: TipsEvent[] | undefined;
  const actor = createActor<SessionTips, TipsEvent, never>({
    initial: NO_TIPS,
    transition: (state, event) => unchanged(sessionTips(state, event)),
    perform: () => undefined,
  });
  const hasArrived = (id: TipId): boolean => actor.state().tips.some((tip) => tip.id === id && !isOnlyListed(tip));
  const followQueue = (): void => {
    if (actor.state().tips.length === 0) return;
    const { phase } = queue.watch.state();
    if (phase.at === 'running') {
      const { job, endsAt: until } = phase;
      // Measured from the answer of the toy, not from its arrival here: a run of 2 s is reported as 2 s.
      actor.send({ type: 'runs', job: job.id, until, now: elapsed(job.time, until) });
    } else actor.send({ type: 'rests', now: clock.now() });
  };
  const ends = [
    queue.watch.subscribe(followQueue),
    queue.onFinished(({ job, outcome, code, byProgram }) => {
      const end: TipsEvent = { type: 'finished', outcome, code, byProgram, job: job.id, now: clock.now() };
      early?.push(end);
      actor.send(end);
    }),
  ];
  const amounts = (
    trigger: ToyTrigger,
    reported: ReportedTip | undefined,
  ): Pick<NewTip, 'credits' | 'earned' | 'isReported'> => {
    const paid = reported?.credits ?? triggerCredits(trigger, rules.current());
    const earned = reported?.earned ?? shareOfCredits(paid, rules.watch.state().creditStep);
    return { credits: paid, earned, isReported: reported?.earned !== undefined };
  };
  const emitUnknown = (known: ReadonlySet<TipId>): void => {
    for (const tip of actor.state().tips) if (!known.has(tip.id)) tipPaid.emit(tip);
  };
  const ids = (): ReadonlySet<TipId> => new Set(actor.state().tips.map(({ id }) => id));
  const written = ({ kind, content, ...more }: WrittenTip): NewTip => {
    const trigger = readToyTrigger(kind, content) ?? { kind: 'tip', amount: more.credits };
    return {
      ...more,
      trigger,
      isReported: true,
      job: undefined,
      play: { at: actor.state().isListed ? 'unheard' : 'earlier' },
    };
  };
  return {
    watch: actor,
    begin: (client) => actor.send({ type: 'began', client }),
    listed: (tips) => {
      const known = ids();
      actor.send({ type: 'listed', tips: tips.map(written) });
      emitUnknown(known);
    },
    hasArrived,
    isOfOther: (client) => {
      const own = actor.state().client;
      return client !== undefined && own !== undefined && client !== own;
    },
    paid: (trigger, reported, run) => {
      early = [];
      const job = run();
      const endedAtOnce = early;
      early = undefined;
      const known = ids();
      const id = reported?.id ?? tipId(random.id());
      const play: TipPlay = job.ok ? { at: 'waiting' } : { at: 'notPlayed', after: NOT_AT_ALL, code: job.error };
      const tip = { id, trigger, ...amounts(trigger, reported), at: clock.today(), play };
      actor.send({ type: 'paid', tip: { ...tip, job: job.ok ? job.value.id : undefined } });
      // Its turn may have come, and even have passed, while it was put into the queue.
      followQueue();
      for (const end of endedAtOnce) actor.send(end);
      emitUnknown(known);
    },
    onPaid: tipPaid.on,
    dispose: () => {
      for (const end of ends) end();
      tipPaid.clear();
    },
  };
};
