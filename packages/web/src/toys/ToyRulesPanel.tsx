import { IconPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ToyId } from '@greenroom/core/kernel/ids';
import type { Motion } from '@greenroom/core/toys/motions';
import type { SpecialPattern, SpecialRule } from '@greenroom/core/toys/rules/special-rule';
import type { SpecialRuleChange } from '@greenroom/core/toys/rules/toy-rule-set';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import type { CheckItem } from '../ui/CheckGroup.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Switch } from '../ui/Switch.tsx';
import { RuleCard, type RuleActions, type RuleModel } from './RuleCard.tsx';
import { AmountAndReaction, ToysOfRule, type RuleFacts } from './RuleFields.tsx';
import { RulesSaveBar, type RulesSaveModel } from './RulesSaveBar.tsx';
import type { ToyErrorKey } from './toy-error-key.ts';
import css from './ToysPage.module.css';

export interface SpecialRuleModel extends RuleFacts {
  readonly rule: SpecialRule;
}

export interface ToyRulesModel extends RuleActions {
  readonly loading: boolean;
  readonly errorKey: ToyErrorKey | undefined;
  readonly hasRules: boolean;
  readonly hasSpecial: boolean;
  readonly rules: readonly RuleModel[];
  readonly specialRules: readonly SpecialRuleModel[];
  readonly known: readonly CheckItem<ToyId>[];
  /** Motions that a rule can use. */
  readonly motions: readonly Motion[];
  readonly save: RulesSaveModel;
  readonly add: () => void;
  readonly toggleRules: () => void;
  readonly toggleSpecial: () => void;
  readonly editSpecial: (pattern: SpecialPattern, change: SpecialRuleChange) => void;
}

interface Props {
  readonly model: ToyRulesModel;
}

const TipRules = observer(function TipRules({ model }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <ol className={css.cards}>
        {model.rules.map((each, place) => (
          <RuleCard
            key={each.rule.id}
            model={each}
            place={place}
            known={model.known}
            motions={model.motions}
            actions={model}
          />
        ))}
      </ol>
      <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={model.add}>
        {t('toys.rules.add')}
      </Button>
    </>
  );
});

const SpecialRules = observer(function SpecialRules({ model }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={css.cards}>
      {model.specialRules.map((each) => {
        const { rule, problems } = each;
        const change = (to: SpecialRuleChange): void => model.editSpecial(rule.pattern, to);
        return (
          <li key={rule.pattern} className={css.card} aria-label={t(`toys.pattern.${rule.pattern}`)}>
            <h3 className={css.title}>{t(`toys.pattern.${rule.pattern}`)}</h3>
            <Switch
              label={t('toys.rules.offer')}
              on={rule.checked}
              word={t(rule.checked ? 'toys.on' : 'toys.off')}
              onPress={() => change({ checked: !rule.checked })}
            />
            {rule.checked && (
              <>
                <div className={css.fields}>
                  <AmountAndReaction {...each} change={change} />
                </div>
                <ToysOfRule rule={rule} known={model.known} problems={problems} change={change} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
});

/** Effects of customers' credits; a change takes effect once it is saved. @spec §3 Toy rule, Special rule; §5 Toys */
export const ToyRulesPanel = observer(function ToyRulesPanel({ model }: Props) {
  const { t } = useTranslation();
  const { hasRules, hasSpecial, errorKey } = model;
  return (
    <>
      <Panel aria-label={t('toys.rules.title')}>
        <h2 className={css.title}>{t('toys.rules.title')}</h2>
        {model.loading && <Loading label={t('toys.rules.loading')} />}
        {errorKey !== undefined && (
          <Notice tone="stop" data-announce="assertive">
            {t(errorKey)}
          </Notice>
        )}
        <Switch
          label={t('toys.rules.hasRules')}
          on={hasRules}
          word={t(hasRules ? 'toys.on' : 'toys.off')}
          onPress={model.toggleRules}
        />
        {hasRules && <TipRules model={model} />}
      </Panel>
      <Panel aria-label={t('toys.rules.special')}>
        <h2 className={css.title}>{t('toys.rules.special')}</h2>
        <Switch
          label={t('toys.rules.hasSpecial')}
          on={hasSpecial}
          word={t(hasSpecial ? 'toys.on' : 'toys.off')}
          onPress={model.toggleSpecial}
        />
        {hasSpecial && <SpecialRules model={model} />}
      </Panel>
      <RulesSaveBar model={model.save} />
    </>
  );
});
