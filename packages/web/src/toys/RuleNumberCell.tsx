import { useTranslation } from '../i18n/i18n.ts';
import { NumberCell } from '../ui/NumberCell.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import css from './RuleTable.module.css';

interface Props {
  readonly field: 'amount' | 'reaction' | 'intensity';
  /** Name of the rule, for a screen reader. */
  readonly rule: string;
  readonly value: number;
  readonly isWrong: boolean;
  /** Id of the sentence that says what is wrong. */
  readonly note: string;
  readonly onChange: (typed: number) => void;
}

/** One number of a rule, edited in its cell. */
export const RuleNumberCell = ({ field, rule, ...cell }: Props) => {
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
