import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { FirstStepName } from '@greenroom/core/my-day/first-steps';
import { useTranslation } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './FirstSteps.module.css';

export interface FirstStepRow {
  readonly step: FirstStepName;
  readonly isDone: boolean;
  /** Address at which it is done. */
  readonly to: string | undefined;
  /** Does it, or opens the window in which it is done. Without both an earlier step comes first. */
  readonly act: (() => void) | undefined;
}

export interface FirstStepsModel {
  /** All steps in the first days, later those that are not ready; empty hides the list. */
  readonly rows: readonly FirstStepRow[];
  readonly isFirstDays: boolean;
  readonly done: number;
  readonly dismiss: () => void;
}

interface Props {
  readonly model: FirstStepsModel;
}

const Action = ({ row: { step, to, act } }: { readonly row: FirstStepRow }) => {
  const { t } = useTranslation();
  const words = t(`myDay.steps.${step}.action`);
  if (to !== undefined) {
    return (
      <Link className={buttonClass({ look: 'secondary' })} to={to}>
        {words}
      </Link>
    );
  }
  return act === undefined ? null : <Button onClick={act}>{words}</Button>;
};

const Step = ({ row }: { readonly row: FirstStepRow }) => {
  const { t } = useTranslation();
  const { step, isDone } = row;
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <li className={css.step} data-step={step} data-done={isDone}>
      <span className={isDone ? css.done : css.open}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className={css.words}>
        <div className={css.title}>
          {t(`myDay.steps.${step}.title`)}
          <VisuallyHidden>: {isDone ? t('myDay.steps.done') : t('myDay.steps.open')}</VisuallyHidden>
        </div>
        {!isDone && <p className={css.text}>{t(`myDay.steps.${step}.text`)}</p>}
      </div>
      {!isDone && (
        <div className={css.action}>
          <Action row={row} />
        </div>
      )}
    </li>
  );
};

/** Checklist to the first euro; after the first days what is not ready. */
export const FirstSteps = observer(function FirstSteps({ model }: Props) {
  const { t } = useTranslation();
  const { rows, isFirstDays, done } = model;
  if (rows.length === 0) return null;
  const isComplete = done === rows.length;
  return (
    <Panel keepsFocus aria-labelledby="first-steps-title">
      <div className={css.head}>
        <div>
          <h2 id="first-steps-title">{t(isFirstDays ? 'myDay.steps.heading' : 'myDay.steps.notReady')}</h2>
          {isFirstDays && (
            <p className={css.text} data-announce="polite">
              {isComplete ? t('myDay.steps.allDone') : t('myDay.steps.progress', { done, total: rows.length })}
            </p>
          )}
        </div>
        {isFirstDays && (
          <Button look={isComplete ? 'primary' : 'quiet'} onClick={model.dismiss}>
            {t('myDay.steps.dismiss')}
          </Button>
        )}
      </div>
      <ol className={css.steps}>
        {rows.map((row) => (
          <Step key={row.step} row={row} />
        ))}
      </ol>
    </Panel>
  );
});
