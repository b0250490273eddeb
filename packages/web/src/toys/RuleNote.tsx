import { IconAlertTriangle, IconEye } from '@tabler/icons-react';
import { useTranslation } from '../i18n/i18n.ts';
import { Private } from '../ui/Private.tsx';
import { useAdviceWord, useEffectWord, useTipsWord } from './rule-words.ts';
import type { RuleModel } from './toy-rules.view-model.ts';
import css from './RuleTable.module.css';

interface Props {
  readonly row: RuleModel;
  /** Id by which the fields of the rule refer to it as their description. */
  readonly id: string;
}

/** Note below a rule: what the customer sees, what the performer earns, problems and advice. */
export const RuleNote = ({ row, id }: Props) => {
  const { t } = useTranslation();
  const tipsWord = useTipsWord();
  const effectWord = useEffectWord();
  const adviceWord = useAdviceWord();
  const { rule, tips, share, rate, longest, problems, advice } = row;
  const areNumbers = [rule.amount, rule.reactionTime, rule.intensity].every((value) => !Number.isNaN(value));
  return (
    <div id={id} className={`quiet small ${css.note}`}>
      <p className="flex justify-between wrap gap-x-2 tabular">
        {tips !== undefined && problems.length === 0 && (
          <span className={`inline-row gap-1 ${css.customer}`}>
            <IconEye size={16} role="img" aria-label={t('toys.rules.customerSees')} />
            {t('toys.rules.customer', { tips: tipsWord(tips), effect: effectWord(rule) })}
          </span>
        )}
        <span>
          <Private kind="amount">{t('toys.rules.price', { share, rate })}</Private> ·{' '}
          {t('toys.rules.longest', { seconds: longest })}
        </span>
      </p>
      {(problems.length > 0 || !areNumbers) && (
        <p className={css.problems} data-announce="assertive">
          {(areNumbers ? problems.map((code) => t(`error.${code}`)) : [t('form.problem.notANumber')]).join(' ')}
        </p>
      )}
      {advice.map((each) => {
        const text = adviceWord(each);
        return (
          <p key={text} className={`row gap-1 text-wait small ${css.advice}`}>
            <IconAlertTriangle size={16} aria-hidden="true" />
            {text}
          </p>
        );
      })}
    </div>
  );
};
