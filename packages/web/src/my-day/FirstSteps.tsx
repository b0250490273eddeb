import { IconAlertTriangle, IconCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { FirstStepName, FirstStepStatus } from '@greenroom/core/my-day/first-steps';
import { useTranslation, type TextKey } from '../i18n/i18n.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './FirstSteps.module.css';

export interface FirstStepRow {
  readonly step: FirstStepName;
  readonly status: FirstStepStatus;
  /** Sentence below the title, until it is done. */
  readonly noteKey: TextKey;
  /** Time since which a moderator has it. */
  readonly since: string | undefined;
  readonly actionKey: TextKey;
  /** Address at which it is done. */
  readonly to: string | undefined;
  /** Does it, or opens the window in which it is done. Without both nothing can be done now. */
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

const Action = ({ row: { actionKey, to, act } }: { readonly row: FirstStepRow }) => {
  const { t } = useTranslation();
  const words = t(actionKey);
  if (to !== undefined) {
    return (
      <Link className={buttonClass({ look: 'secondary' })} to={to}>
        {words}
      </Link>
    );
  }
  return act === undefined ? null : <Button onClick={act}>{words}</Button>;
};

const ICONS = {
  done: IconCircleCheck,
  open: IconCircle,
  later: IconCircle,
  waits: IconClock,
  rejected: IconAlertTriangle,
} as const satisfies Record<FirstStepStatus, unknown>;

const Step = ({ row }: { readonly row: FirstStepRow }) => {
  const { t } = useTranslation();
  const { step, status } = row;
  const isDone = status === 'done';
  const Icon = ICONS[status];
  return (
    <li className={`row wrap gap-2 target line-between ${css.step}`} data-step={step} data-status={status}>
      <span className={`inline-flex flex-none quiet ${css.mark}`}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className={css.words}>
        <div className="strong">
          {t(`myDay.steps.${step}.title`)}
          <VisuallyHidden>: {t(`myDay.steps.status.${status}`)}</VisuallyHidden>
        </div>
        {!isDone && <p className="quiet small">{t(row.noteKey, { since: row.since ?? '' })}</p>}
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
      <div className="row justify-between gap-2">
        <div>
          <h2 id="first-steps-title">{t(isFirstDays ? 'myDay.steps.heading' : 'myDay.steps.notReady')}</h2>
          {isFirstDays && (
            <p className="quiet small" data-announce="polite">
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
      <ol className="stack pt-2">
        {rows.map((row) => (
          <Step key={row.step} row={row} />
        ))}
      </ol>
    </Panel>
  );
});
