import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { currency } from '@greenroom/core/formatting/money';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { millisToSeconds } from '@greenroom/core/kernel/units';
import type { ToyJob } from '@greenroom/core/toys/queue/toy-job';
import { rulePrice } from '@greenroom/core/toys/rules/toy-pricing';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { translate } from '../i18n/i18n.ts';

type Toys = Pick<ToysController, 'onFinished'> & { readonly rules: Pick<ToysController['rules'], 'watch' | 'current'> };

const noteOf = ({ trigger, time }: ToyJob, { rules }: Toys): string | undefined => {
  const { creditStep } = rules.watch.state();
  const seconds = Math.round(millisToSeconds(time));
  if (trigger.kind === 'tip') {
    const { amount } = trigger;
    return translate('toys.note.tip', { count: amount, price: currency(rulePrice(amount, creditStep)), seconds });
  }
  if (trigger.kind !== 'special') return undefined;
  const rule = rules.current().specialRules.find(({ pattern }) => pattern === trigger.pattern);
  const price = currency(rule === undefined ? undefined : rulePrice(rule.amount, creditStep));
  return translate('toys.note.special', { pattern: translate(`toys.pattern.${trigger.pattern}`), price, seconds });
};

/** A line in the conversation for everything a customer paid for and got. @spec §9 Toy pricing */
export const noteToyRuns = (toys: Toys, chat: Pick<ChatController, 'note'>): Cancel =>
  toys.onFinished(({ job, outcome }) => {
    const note = outcome === 'ran' ? noteOf(job, toys) : undefined;
    if (note !== undefined) chat.note(note);
  });
