import { IconSparkles, IconTrophy } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RANKS } from '@greenroom/core/earnings/earnings-period';
import { fraction } from '@greenroom/core/formatting/fraction';
import type { WarmMoment } from '@greenroom/core/my-day/my-day';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Figure } from '../ui/Figure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { Panel } from '../ui/Panel.tsx';
import { Private } from '../ui/Private.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import css from './Today.module.css';

/** Comparison of today with yesterday up to the same time. */
export interface WithYesterday {
  readonly tone: 'more' | 'less' | 'same';
  readonly amount: string;
}

export interface GoalModel {
  readonly amount: string;
  /** Earned part of the goal in whole percent, at most 100. */
  readonly part: number;
  readonly missing: string;
  readonly isReached: boolean;
}

export interface TodayMoment {
  readonly moment: WarmMoment;
  /** The new rank, for news of a rise. */
  readonly rank?: (typeof RANKS)[number] | undefined;
  /** Page with more about it. */
  readonly page?: string;
}

export interface TodayModel {
  /** Undefined while it is loading; a dash when it could not be loaded. */
  readonly earned: string | undefined;
  /** That amount has an estimate in it, and with it the earnings per hour. */
  readonly isAbout: boolean;
  readonly yesterday: WithYesterday | undefined;
  /** Undefined in the first ten minutes on air, or where the platform does not report it. */
  readonly perHour: string | undefined;
  /** Undefined while it is loading, or where the platform does not report it. */
  readonly onAir: { readonly hours: number; readonly minutes: number } | undefined;
  /** Good news, a sentence each. */
  readonly moments: readonly TodayMoment[];
  readonly payout: { readonly amount: string; readonly date: string | undefined } | undefined;
  readonly goal: GoalModel | undefined;
  /** The goal in whole euros, for the field; 0 without a goal. */
  readonly goalInEuros: number;
  /** In whole euros. */
  readonly largestGoal: number;
  /** Reason that some figures are missing. */
  readonly trouble: 'failed' | 'notAllowed' | undefined;
  /** Saves the goal in whole euros; 0 removes it. */
  readonly setGoal: (euros: number) => void;
  readonly retry: () => void;
}

interface Props {
  readonly model: TodayModel;
}

const GoalForm = ({ model, close }: Props & { readonly close: () => void }) => {
  const { t } = useTranslation();
  const [euros, setEuros] = useState(model.goalInEuros);
  const isAllowed = Number.isInteger(euros) && euros <= model.largestGoal;
  const save = (): void => {
    if (!isAllowed) return;
    model.setGoal(euros);
    close();
  };
  return (
    <form className={`stack gap-4 ${css.form}`} onSubmit={onSubmit(save)}>
      <NumberField
        label={t('myDay.goal.field')}
        help={t('myDay.goal.help')}
        error={isAllowed ? undefined : t('myDay.goal.tooMuch', { largest: model.largestGoal })}
        value={euros}
        onChange={setEuros}
        takesFocus
      />
      <div className="flex wrap gap-2">
        <Button type="submit" look="primary">
          {t('common.save')}
        </Button>
        <Button onClick={close}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
};

/** A goal that is reached, in percent. */
const WHOLE = 100;

const GoalBar = ({ goal }: { readonly goal: GoalModel }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className="row gap-2" data-announce="polite">
        {goal.isReached && (
          <span className={css.trophy}>
            <IconTrophy size={22} aria-hidden="true" />
          </span>
        )}
        <Private kind="amount">
          {goal.isReached
            ? t('myDay.goal.reached', { goal: goal.amount })
            : t('myDay.goal.progress', { part: fraction(goal.part, WHOLE), goal: goal.amount, missing: goal.missing })}
        </Private>
      </p>
      <progress className={css.bar} max={WHOLE} value={goal.part} aria-label={t('myDay.goal.label')} />
    </>
  );
};

const Goal = observer(function Goal({ model }: Props) {
  const { t } = useTranslation();
  // Undefined until the form was opened once: the button takes no focus when the page is shown.
  const [isOpen, setOpen] = useState<boolean>();
  if (isOpen === true) return <GoalForm model={model} close={() => setOpen(false)} />;
  const hasGoal = model.goalInEuros > 0;
  return (
    <div className="stack gap-2">
      {model.goal !== undefined && <GoalBar goal={model.goal} />}
      <div>
        <Button
          ref={isOpen === false ? takeFocus : undefined}
          look={hasGoal ? 'quiet' : 'secondary'}
          onClick={() => setOpen(true)}
        >
          {t(hasGoal ? 'myDay.goal.change' : 'myDay.goal.set')}
        </Button>
      </div>
    </div>
  );
});

const Figures = observer(function Figures({ model }: Props) {
  const { t } = useTranslation();
  const { earned, isAbout, yesterday, perHour, onAir, payout } = model;
  return (
    <dl className={`stack gap-4 ${css.figures}`} aria-busy={earned === undefined}>
      <Figure
        name={t(isAbout ? 'myDay.earnedAbout' : 'myDay.earned')}
        value={earned ?? '…'}
        note={
          yesterday && (
            <Private kind="amount">{t(`myDay.yesterday.${yesterday.tone}`, { amount: yesterday.amount })}</Private>
          )
        }
        isAmount
      />
      {onAir !== undefined && <Figure name={t('myDay.onAir')} value={t('myDay.hoursAndMinutes', onAir)} />}
      {onAir !== undefined && (
        <Figure
          name={t(isAbout && perHour !== undefined ? 'myDay.perHourAbout' : 'myDay.perHour')}
          value={perHour ?? '–'}
          note={perHour === undefined ? t('myDay.perHourLater') : undefined}
          isAmount={perHour !== undefined}
        />
      )}
      {payout !== undefined && (
        <Figure
          name={t('myDay.payout')}
          value={payout.amount}
          note={payout.date && t('myDay.payoutOn', { date: payout.date })}
          isAmount
        />
      )}
    </dl>
  );
});

const Moments = ({ moments }: Pick<TodayModel, 'moments'>) => {
  const { t } = useTranslation();
  if (moments.length === 0) return null;
  return (
    <ul className={`stack gap-1 ${css.moments}`} data-announce="polite">
      {moments.map(({ moment, rank, page }) => (
        <li key={moment}>
          <IconSparkles size={20} aria-hidden="true" />
          <span>
            {t(`myDay.moment.${moment}`, { name: rank === undefined ? '' : t(`earnings.rankName.${rank}`), rank })}
            {page !== undefined && (
              <>
                {' '}
                <Link to={page}>{t('earnings.standing')}</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Panel with the money of today, beside that of yesterday and the goal. */
export const Today = observer(function Today({ model }: Props) {
  const { t } = useTranslation();
  const { trouble } = model;
  return (
    <Panel aria-label={t('myDay.today')}>
      <div className="stack gap-4">
        {trouble !== undefined && (
          <Notice
            tone={trouble === 'failed' ? 'stop' : 'wait'}
            data-announce="polite"
            actions={trouble === 'failed' && <Button onClick={model.retry}>{t('common.tryAgain')}</Button>}
          >
            {t(`myDay.trouble.${trouble}`)}
          </Notice>
        )}
        <Figures model={model} />
        <Moments moments={model.moments} />
        <Goal model={model} />
      </div>
    </Panel>
  );
});
