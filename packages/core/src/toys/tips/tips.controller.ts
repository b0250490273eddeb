import type { Clock } from '../../kernel/clock.port.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { tipId, type ClientId, type TipId } from '../../kernel/ids.ts';
import { createActor, unchanged, readOnly } from '../../kernel/machine.ts';
import type { Random } from '../../kernel/random.port.ts';
import type { Result } from '../../kernel/result.ts';
import { elapsed, seconds } from '../../kernel/units.ts';
import type { ToyJob } from '../queue/toy-queue-state.ts';
import type { ToyQueueController } from '../queue/toy-queue.controller.ts';
import { shareOfCredits, triggerCredits } from '../rules/toy-pricing.ts';
import type { ToyRulesController } from '../rules/toy-rules.controller.ts';
import type { CustomerTrigger, PaidTip, ReportedTip } from '../toy-trigger.ts';
import type { ToyCommandErrorCode } from '../toys.errors.ts';
import { isOnlyListed, NO_TIPS, sessionTips, type NewTip, type TipsEvent } from './session-tips.ts';
import type { SessionTips, Tip, TipPlay } from './tip.ts';

export type TipsController = ReturnType<typeof createTipsController>;

type Planned = Result<ToyJob, ToyCommandErrorCode>;

interface TipsDeps {
  readonly clock: Pick<Clock, 'now' | 'today'>;
  readonly random: Random;
  readonly queue: Pick<ToyQueueController, 'watch' | 'onFinished'>;
  readonly rules: Pick<ToyRulesController, 'watch' | 'current'>;
}

const NOT_AT_ALL = seconds(0);

/** Follows each tip of the session through the queue. @spec §1 — interactive toys that customers can trigger for credits */
export const createTipsController = ({ clock, random, queue, rules }: TipsDeps) => {
  const tipPaid = createEmitter<Tip>();
  const actor = createActor<SessionTips, TipsEvent, never>({
    initial: NO_TIPS,
    transition: (state, event) => unchanged(sessionTips(state, event)),
    perform: () => undefined,
  });
  const hasArrived = (id: TipId): boolean => actor.state().tips.some((tip) => tip.id === id && !isOnlyListed(tip));
  const followQueue = (): void => {
    if (actor.state().tips.length === 0) return;
    const { phase } = queue.watch.state();
    if (phase.status === 'running') {
      const { job, endsAt: until } = phase;
      // Measured from the answer of the toy, not from its arrival here: a run of 2 s is reported as 2 s.
      actor.send({ type: 'runs', job: job.id, until, now: elapsed(job.time, until) });
    } else actor.send({ type: 'rests', now: clock.now() });
  };
  const ends = [
    queue.watch.subscribe(followQueue),
    queue.onFinished(({ job, outcome, code, byProgram }) => {
      actor.send({ type: 'finished', outcome, code, byProgram, job: job.id, now: clock.now() });
    }),
  ];
  const amounts = (
    trigger: CustomerTrigger,
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
  return {
    watch: readOnly(actor),
    /** Starts a session with no tips. */
    begin: (client: ClientId | undefined) => actor.send({ type: 'began', client }),
    /** Takes over the platform's list of all tips of the session. */
    listed: (tips: readonly PaidTip[]) => {
      const known = ids();
      const play = { status: actor.state().isListed ? 'unheard' : 'earlier' } as const;
      actor.send({ type: 'listed', tips: tips.map((tip) => ({ ...tip, isReported: true, job: undefined, play })) });
      emitUnknown(known);
    },
    /** Checks whether the event of this tip arrived; a tip that is only listed has not run the toys yet. */
    hasArrived,
    /** Checks whether a tip comes from another customer than the one in session. */
    isOfOther: (client: ClientId | undefined) => {
      const own = actor.state().client;
      return client !== undefined && own !== undefined && client !== own;
    },
    /** Adds a tip before its job is in the queue. @param job the job that was paid for, or why there is none */
    paid: (trigger: CustomerTrigger, reported: ReportedTip | undefined, job: Planned) => {
      const known = ids();
      const id = reported?.id ?? tipId(random.id());
      const play: TipPlay = job.ok
        ? { status: 'waiting' }
        : { status: 'notPlayed', after: NOT_AT_ALL, code: job.error };
      const tip = { id, trigger, ...amounts(trigger, reported), at: clock.today(), play };
      actor.send({ type: 'paid', tip: { ...tip, job: job.ok ? job.value.id : undefined } });
      emitUnknown(known);
    },
    /** Adds a listener, called once for each tip, as soon as it is known. */
    onPaid: tipPaid.on,
    dispose: () => {
      for (const end of ends) end();
      tipPaid.clear();
    },
  };
};
