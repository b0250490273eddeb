import { IconChevronDown } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { credits, seconds } from '@greenroom/core/kernel/units';
import type { SpecialRuleChange } from '@greenroom/core/toys/rules/toy-rule-set';
import { useTranslation } from '../i18n/i18n.ts';
import { Private } from '../ui/Private.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import { PatternPreview } from './PatternPreview.tsx';
import { RuleNumberCell, RuleToysCell } from './RuleCells.tsx';
import type { ToyRulesModel, SpecialRuleModel } from './toy-rules.view-model.ts';
import { TryButton } from './TryButton.tsx';
import css from './RuleTable.module.css';

interface Props {
  readonly row: SpecialRuleModel;
  readonly model: ToyRulesModel;
}

const PatternText = ({ row }: Pick<Props, 'row'>) => {
  const { t } = useTranslation();
  const { pattern } = row.rule;
  return (
    <span className="stack min-w-0">
      <span className="strong">{t(`toys.pattern.${pattern}`)}</span>
      <span className="quiet small">{t(`toys.patternText.${pattern}`)}</span>
    </span>
  );
};

/** One pattern that customers can choose, with its preview. @spec §3 Special rule */
export const PatternRow = observer(function PatternRow({ row, model }: Props) {
  const { t } = useTranslation();
  const { rule, problems, share, rate, longest } = row;
  const name = t(`toys.pattern.${rule.pattern}`);
  const note = `${useId()}-note`;
  const [isOpen, setIsOpen] = useState(false);
  // What is wrong is in sight; it stays open once it is right, because the performer is typing there.
  if (problems.length > 0 && !isOpen) setIsOpen(true);
  const change = (to: SpecialRuleChange): void => model.editSpecial(rule.pattern, to);
  const offer = (
    <label className="row gap-3 target">
      <input
        type="checkbox"
        role="switch"
        aria-checked={rule.checked}
        className={css.box}
        aria-label={t('toys.rules.offerPattern', { name })}
        checked={rule.checked}
        onChange={() => change({ checked: !rule.checked })}
      />
      <PatternPreview pattern={rule.pattern} />
      <PatternText row={row} />
    </label>
  );
  const tryButton = <TryButton name={name} isTried={row.isTried} onTry={() => model.tryPattern(rule)} />;
  return (
    <tbody {...TABLE_ROLES.rowgroup} className={`line-above ${css.rule}`} aria-label={name} data-open={isOpen}>
      <tr {...TABLE_ROLES.row} className={css.line}>
        <td {...TABLE_ROLES.cell} className={css.lineCell}>
          <button type="button" className={css.opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <span className="row gap-3 min-w-0">
              <PatternPreview pattern={rule.pattern} />
              <span className={css.lineText}>
                <span className={css.lineHead}>{name}</span>
                <span className={css.lineEffect}>
                  {rule.checked ? t('toys.tips.one', { count: rule.amount || 0 }) : t('toys.rules.notOffered')}
                </span>
                {problems.length > 0 && <span className={css.marked}>{t('toys.rules.look')}</span>}
              </span>
            </span>
            <IconChevronDown size={18} aria-hidden="true" />
          </button>
          {tryButton}
        </td>
      </tr>
      <tr {...TABLE_ROLES.row} className={css.fields}>
        <td {...TABLE_ROLES.cell} className={css.cell} data-wide>
          {offer}
        </td>
        <RuleNumberCell
          field="amount"
          rule={name}
          value={rule.amount}
          isWrong={problems.includes('toys.amountOutOfRange')}
          note={note}
          onChange={(amount) => change({ amount: credits(amount) })}
        />
        <RuleNumberCell
          field="reaction"
          rule={name}
          value={rule.reactionTime}
          isWrong={problems.includes('toys.reactionTimeOutOfRange')}
          note={note}
          onChange={(time) => change({ reactionTime: seconds(time) })}
        />
        <RuleToysCell
          rule={name}
          toys={rule.toys}
          known={model.known}
          problems={problems}
          onChange={(toys) => change({ toys })}
        />
        <td {...TABLE_ROLES.cell} className={css.tryCell}>
          {tryButton}
        </td>
      </tr>
      <tr {...TABLE_ROLES.row} className={css.notes}>
        <td {...TABLE_ROLES.cell} colSpan={5} className={css.noteCell}>
          <div id={note} className={`quiet small ${css.note}`}>
            {rule.checked && (
              <p>
                <Private kind="amount">{t('toys.rules.price', { share, rate })}</Private> ·{' '}
                {t('toys.rules.longest', { seconds: longest })}
              </p>
            )}
            {problems.length > 0 && (
              <p className={css.problems} data-announce="assertive">
                {problems.map((code) => t(`error.${code}`)).join(' ')}
              </p>
            )}
          </div>
        </td>
      </tr>
    </tbody>
  );
});
