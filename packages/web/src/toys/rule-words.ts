import type { ToyRuleId } from '@greenroom/core/kernel/ids';
import type { RuleAdvice, TipRange } from '@greenroom/core/toys/rules/rule-advice';
import type { SpecialPattern, ToyRule } from '@greenroom/core/toys/rules/toy-rule';
import { useTranslation } from '../i18n/i18n.ts';

/** Words for a range of tips. */
export const useTipsWord = (): ((tips: TipRange) => string) => {
  const { t } = useTranslation();
  return ({ from, to }) => {
    if (to === undefined) return t('toys.tips.from', { count: from });
    return from === to ? t('toys.tips.one', { count: from }) : t('toys.tips.range', { from, to });
  };
};

/** Name of a rule or of a pattern. */
export const useRuleName = (): ((rule: ToyRuleId | SpecialPattern) => string) => {
  const { t } = useTranslation();
  return (rule) => (typeof rule === 'string' ? t(`toys.pattern.${rule}`) : t('toys.rules.name', { id: rule }));
};

/** The effect of a rule in one line: motions, seconds and strength. */
export const useEffectWord = (): ((rule: ToyRule) => string) => {
  const { t } = useTranslation();
  return ({ motions, reactionTime, intensity }) =>
    [
      motions.map((motion) => t(`toys.motion.${motion}`)).join(' + '),
      t('toys.rules.effect.seconds', { seconds: reactionTime || 0 }),
      t('toys.rules.effect.strength', { strength: intensity || 0 }),
    ]
      .filter((part) => part !== '')
      .join(', ');
};

/** A sentence for each thing to look at in a rule. */
export const useAdviceWord = (): ((advice: RuleAdvice) => string) => {
  const { t } = useTranslation();
  return (advice) => {
    switch (advice.kind) {
      case 'neverRuns':
        return t('toys.rules.advice.neverRuns');
      case 'motionMissing':
        return t('toys.rules.advice.motionMissing', { motion: t(`toys.motion.${advice.motion}`) });
      case 'idleToy':
        return t('toys.rules.advice.idleToy', { toy: advice.name });
    }
  };
};
