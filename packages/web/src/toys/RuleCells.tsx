import type { ToyId } from '@greenroom/core/kernel/ids';
import type { ToyRule } from '@greenroom/core/toys/rules/toy-rule';
import type { ToyRuleErrorCode } from '@greenroom/core/toys/toys.errors';
import { useTranslation } from '../i18n/i18n.ts';
import type { CheckItem } from '../ui/CheckGroup.tsx';
import { ChoiceCell, type ChoiceCellProps } from '../ui/ChoiceCell.tsx';
import { NumberCell } from '../ui/NumberCell.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import css from './RuleTable.module.css';

interface CellProps {
  /** Name of the rule, for a screen reader. */
  readonly rule: string;
}

interface NumberProps extends CellProps {
  readonly field: 'amount' | 'reaction' | 'intensity';
  readonly value: number;
  readonly isWrong: boolean;
  /** Id of the sentence that says what is wrong. */
  readonly note: string;
  readonly onChange: (typed: number) => void;
}

/** One number of a rule, edited in its cell. */
export const RuleNumberCell = ({ field, rule, ...cell }: NumberProps) => {
  const { t } = useTranslation();
  return (
    <td {...TABLE_ROLES.cell} className={css.cell}>
      <span className={css.cellLabel} aria-hidden="true">
        {t(field === 'reaction' ? 'toys.rules.reactionShort' : `toys.rules.${field}`)}
      </span>
      <NumberCell label={t('toys.rules.field', { field: t(`toys.rules.${field}`), name: rule })} {...cell} />
    </td>
  );
};

interface ChoiceProps<Value extends string> extends CellProps, Omit<ChoiceCellProps<Value>, 'label' | 'none'> {
  /** Shown where the table has no headings. */
  readonly title: string;
}

/** Several of a few that a rule uses. */
export const RuleChoiceCell = <Value extends string>({ title, rule, ...choice }: ChoiceProps<Value>) => {
  const { t } = useTranslation();
  return (
    <td {...TABLE_ROLES.cell} className={css.cell} data-wide>
      <span className={css.cellLabel} aria-hidden="true">
        {title}
      </span>
      <ChoiceCell {...choice} label={t('toys.rules.field', { field: title, name: rule })} none={t('toys.rules.none')} />
    </td>
  );
};

interface ToysProps extends CellProps, Pick<ToyRule, 'toys'> {
  /** Toys that are connected now; those of the rule that are not can be taken out of it. */
  readonly known: readonly CheckItem<ToyId>[];
  readonly problems: readonly ToyRuleErrorCode[];
  readonly onChange: (toys: readonly ToyId[]) => void;
}

/** The toys that a rule runs. */
export const RuleToysCell = ({ rule, toys, known, problems, onChange }: ToysProps) => {
  const { t } = useTranslation();
  const away = toys.filter((id) => !known.some(({ value }) => value === id));
  const items = [...known, ...away.map((id) => ({ value: id, label: t('toys.rules.away', { id }) }))];
  return (
    <RuleChoiceCell
      title={t('toys.rules.toys')}
      rule={rule}
      items={items}
      chosen={toys}
      help={items.length === 0 ? t('toys.rules.noToys') : undefined}
      error={problems.includes('toys.noDevicesSelected') ? t('error.toys.noDevicesSelected') : undefined}
      onToggle={(toy) => onChange(toys.includes(toy) ? toys.filter((each) => each !== toy) : [...toys, toy])}
    />
  );
};
