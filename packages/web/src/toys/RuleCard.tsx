import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ToyId, ToyRuleId } from '@greenroom/core/kernel/ids';
import type { Motion } from '@greenroom/core/toys/motions';
import type { ToyRule } from '@greenroom/core/toys/rules/toy-rule';
import type { ToyRuleChange } from '@greenroom/core/toys/rules/toy-rule-set';
import { useTranslation } from '../i18n/i18n.ts';
import { CheckGroup, type CheckItem } from '../ui/CheckGroup.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { AmountAndReaction, ToysOfRule, useProblem, type RuleFacts } from './RuleFields.tsx';
import css from './ToysPage.module.css';

export interface RuleModel extends RuleFacts {
  readonly rule: ToyRule;
  readonly removable: boolean;
}

export interface RuleActions {
  readonly edit: (rule: ToyRuleId, change: ToyRuleChange) => void;
  readonly switchMotion: (rule: ToyRule, motion: Motion) => void;
  readonly move: (rule: ToyRuleId, place: number) => void;
  readonly remove: (rule: ToyRuleId) => void;
}

interface Props {
  readonly model: RuleModel;
  readonly place: number;
  readonly known: readonly CheckItem<ToyId>[];
  readonly motions: readonly Motion[];
  readonly actions: RuleActions;
}

const RuleHead = ({ model: { rule, removable }, place, actions }: Pick<Props, 'model' | 'place' | 'actions'>) => {
  const { t } = useTranslation();
  const name = t('toys.rules.name', { id: rule.id });
  return (
    <div className={css.head}>
      <h3 className={css.title}>{name}</h3>
      {!removable && <span className={css.quiet}>{t('toys.rules.fixed')}</span>}
      <IconButton label={t('toys.list.up', { name })} onClick={() => actions.move(rule.id, place - 1)}>
        <IconArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('toys.list.down', { name })} onClick={() => actions.move(rule.id, place + 1)}>
        <IconArrowDown size={20} aria-hidden="true" />
      </IconButton>
      {removable && (
        <IconButton label={t('toys.rules.remove', { id: rule.id })} onClick={() => actions.remove(rule.id)}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
};

/** One rule for tips. @spec §3 Toy rule */
export const RuleCard = ({ model, place, known, motions, actions }: Props) => {
  const { t } = useTranslation();
  const { rule, problems } = model;
  const problem = useProblem(problems);
  const change = (to: ToyRuleChange): void => actions.edit(rule.id, to);
  return (
    <li className={css.card} aria-label={t('toys.rules.name', { id: rule.id })}>
      <RuleHead model={model} place={place} actions={actions} />
      <div className={css.fields}>
        <AmountAndReaction {...model} change={change} />
        <NumberField
          label={t('toys.rules.intensity')}
          value={rule.intensity}
          help={t('toys.rules.intensityHelp')}
          error={problem('toys.intensityOutOfRange')}
          onChange={(intensity) => change({ intensity })}
        />
      </div>
      <CheckGroup
        label={t('toys.list.motions')}
        items={motions.map((motion) => ({ value: motion, label: t(`toys.motion.${motion}`) }))}
        chosen={rule.motions}
        error={problem('toys.atleastOneCapabilty')}
        onToggle={(motion) => actions.switchMotion(rule, motion)}
      />
      <ToysOfRule rule={rule} known={known} problems={problems} change={change} />
    </li>
  );
};
