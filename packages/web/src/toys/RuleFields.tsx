import type { ToyId } from '@greenroom/core/kernel/ids';
import { credits, seconds } from '@greenroom/core/kernel/units';
import type { ToyRule } from '@greenroom/core/toys/rules/toy-rule';
import type { ToyRuleErrorCode } from '@greenroom/core/toys/toys.errors';
import { useTranslation } from '../i18n/i18n.ts';
import { CheckGroup, type CheckItem } from '../ui/CheckGroup.tsx';
import { NumberField } from '../ui/NumberField.tsx';

/** Fields that rules for tips and patterns share. */
export type SharedRule = Pick<ToyRule, 'toys' | 'amount' | 'reactionTime'>;

/** Rule in editing with its price and its longest reaction. */
export interface RuleFacts {
  /** Price for the customer. */
  readonly price: string;
  /** In seconds. */
  readonly longest: number;
  readonly problems: readonly ToyRuleErrorCode[];
}

interface Props extends RuleFacts {
  readonly rule: SharedRule;
  readonly change: (change: Partial<SharedRule>) => void;
}

/** The sentence for a problem of this rule, where it has it. */
export const useProblem = (problems: readonly ToyRuleErrorCode[]) => {
  const { t } = useTranslation();
  return (code: ToyRuleErrorCode): string | undefined => (problems.includes(code) ? t(`error.${code}`) : undefined);
};

/** Amount with its price, and reaction with its longest. @spec §3 Toy rule, §5 Toys */
export const AmountAndReaction = ({ rule, price, longest, problems, change }: Props) => {
  const { t } = useTranslation();
  const problem = useProblem(problems);
  return (
    <>
      <NumberField
        label={t('toys.rules.amount')}
        value={rule.amount}
        help={t('toys.rules.price', { price })}
        error={problem('toys.amountOutOfRange')}
        onChange={(amount) => change({ amount: credits(amount) })}
      />
      <NumberField
        label={t('toys.rules.reaction')}
        value={rule.reactionTime}
        help={t('toys.rules.longest', { seconds: longest })}
        error={problem('toys.reactionTimeOutOfRange')}
        onChange={(time) => change({ reactionTime: seconds(time) })}
      />
    </>
  );
};

interface ToysOfRuleProps {
  readonly rule: SharedRule;
  readonly known: readonly CheckItem<ToyId>[];
  readonly problems: readonly ToyRuleErrorCode[];
  readonly change: (change: Pick<SharedRule, 'toys'>) => void;
}

/** Toys that react; also those that are not connected now. */
export const ToysOfRule = ({ rule, known, problems, change }: ToysOfRuleProps) => {
  const { t } = useTranslation();
  const away = rule.toys.filter((id) => !known.some(({ value }) => value === id));
  const items = [...known, ...away.map((id) => ({ value: id, label: t('toys.rules.away', { id }) }))];
  return (
    <CheckGroup
      label={t('toys.rules.toys')}
      items={items}
      chosen={rule.toys}
      help={items.length === 0 ? t('toys.rules.noToys') : undefined}
      error={useProblem(problems)('toys.noDevicesSelected')}
      onToggle={(toy) =>
        change({ toys: rule.toys.includes(toy) ? rule.toys.filter((id) => id !== toy) : [...rule.toys, toy] })
      }
    />
  );
};
