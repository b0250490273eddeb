import { IconCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { RegistrationStep } from '@greenroom/core/registration/registration-steps';
import { useTranslation } from '../i18n/i18n.ts';
import css from './RegistrationSteps.module.css';

export interface RegistrationStepsModel {
  readonly current: RegistrationStep;
  readonly rows: readonly {
    readonly step: RegistrationStep;
    readonly isComplete: boolean;
    /** Time to fill it in, in minutes. */
    readonly minutes: number;
  }[];
  readonly minutesLeft: number;
  readonly goTo: (step: RegistrationStep) => void;
}

/** Steps of the registration: what is complete, what is open, and the time that is left. */
export const RegistrationSteps = observer(function RegistrationSteps({
  model,
}: {
  readonly model: RegistrationStepsModel;
}) {
  const { t } = useTranslation();
  const { current, rows } = model;
  const number = rows.findIndex(({ step }) => step === current) + 1;
  return (
    <nav aria-label={t('registration.steps.label')} className={`stack gap-3 ${css.steps}`}>
      <p className="quiet">
        {t('registration.steps.progress', { number, total: rows.length })} ·{' '}
        {t('registration.steps.left', { count: model.minutesLeft })}
      </p>
      <ol className={`stack gap-1 ${css.list}`}>
        {rows.map(({ step, isComplete, minutes }, index) => (
          <li key={step}>
            <button
              type="button"
              className={`row gap-3 w-full target rounded pressable text-start ${css.step}`}
              aria-current={step === current ? 'step' : undefined}
              data-complete={isComplete}
              onClick={() => model.goTo(step)}
            >
              <span className={`stack flex-none outlined tabular ${css.mark}`} aria-hidden="true">
                {isComplete ? <IconCheck size={18} /> : index + 1}
              </span>
              <span className={`stack ${css.words}`}>
                <span className="strong">{t(`registration.section.${step}`)}</span>
                <span className="quiet small">
                  {isComplete ? t('registration.steps.complete') : t('registration.steps.open', { count: minutes })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
});
