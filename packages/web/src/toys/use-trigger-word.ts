import { creditsText } from '@greenroom/core/formatting/money';
import type { ToyTrigger } from '@greenroom/core/toys/toy-trigger';
import { useTranslation } from '../i18n/i18n.ts';

/** Words for the trigger of a command. */
export const useTriggerWord = (): ((trigger: ToyTrigger) => string) => {
  const { t } = useTranslation();
  return (trigger) => {
    switch (trigger.kind) {
      case 'tip':
        return t('toys.panel.trigger.tip', { count: trigger.amount, shown: creditsText(trigger.amount) });
      case 'special':
        return t('toys.panel.trigger.special', { pattern: t(`toys.pattern.${trigger.pattern}`) });
      case 'patternTest':
        return t('toys.panel.trigger.patternTest', { pattern: t(`toys.pattern.${trigger.rule.pattern}`) });
      case 'ruleTest':
        return t('toys.panel.trigger.ruleTest', { id: trigger.rule.id });
      case 'request':
      case 'test':
        return t(`toys.panel.trigger.${trigger.kind}`);
    }
  };
};
