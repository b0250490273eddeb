import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { currency } from '@greenroom/core/formatting/money';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { millisToSeconds } from '@greenroom/core/kernel/units';
import type { ToyJob } from '@greenroom/core/toys/queue/toy-job';
import { shareOfCredits } from '@greenroom/core/toys/rules/toy-pricing';
import { triggerCredits } from '@greenroom/core/toys/rules/trigger-credits';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { translate } from '../i18n/i18n.ts';

type Toys = Pick<ToysController, 'onFinished'> & { readonly rules: Pick<ToysController['rules'], 'watch' | 'current'> };

const noteOf = ({ trigger, time }: ToyJob, { rules }: Toys): string | undefined => {
  if (trigger.kind !== 'tip' && trigger.kind !== 'special') return undefined;
  const amount = triggerCredits(trigger, rules.current());
  const price = currency(shareOfCredits(amount, rules.watch.state().creditStep));
  const seconds = Math.round(millisToSeconds(time));
  return trigger.kind === 'tip'
    ? translate('toys.note.tip', { count: amount, price, seconds })
    : translate('toys.note.special', { pattern: translate(`toys.pattern.${trigger.pattern}`), price, seconds });
};

/** A line in the conversation for everything a customer paid for and got. @spec §9 Toy pricing */
export const noteToyRuns = (toys: Toys, chat: Pick<ChatController, 'note'>): Cancel =>
  toys.onFinished(({ job, outcome }) => {
    const note = outcome === 'ran' ? noteOf(job, toys) : undefined;
    if (note !== undefined) chat.note(note);
  });
