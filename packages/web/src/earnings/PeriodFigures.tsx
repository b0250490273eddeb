import { observer } from 'mobx-react-lite';
import type { ReportScope } from '@greenroom/core/earnings/earnings-period';
import type { Seconds } from '@greenroom/core/kernel/units';
import { weekdayName } from '../i18n/calendar-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { Figure } from '../ui/Figure.tsx';
import { Private } from '../ui/Private.tsx';
import type { ComparisonModel } from './period-model.ts';
import css from './PeriodFigures.module.css';

/** Figures of a report beside the total of its period. */
export interface ReportFigures {
  readonly scope: ReportScope;
  /** Earnings of the period before, up to the same point. */
  readonly before: string;
  /** That point, as day and time; undefined where the whole period before counts. */
  readonly until: string | undefined;
  /** Undefined where the period before has nothing to compare with. */
  readonly difference: ComparisonModel | undefined;
  /** Undefined in the first ten minutes on air. */
  readonly perHour: string | undefined;
  readonly perHourBefore: string | undefined;
  readonly onAir: { readonly hours: number; readonly minutes: number };
  readonly bestHour:
    | {
        readonly amount: string;
        readonly at: Seconds;
        readonly date: string;
        readonly from: string;
        readonly until: string;
      }
    | undefined;
}

export interface PeriodFiguresModel {
  /** Undefined while it is on its way. */
  readonly sum: string | undefined;
  /** Earnings of the session that the total does not have yet; undefined where it has all. */
  readonly unlisted?: { readonly amount: string; readonly isAbout: boolean; readonly isOver: boolean } | undefined;
  /** Comparison by whole hours or days, where the platform has no report. */
  readonly comparison: ComparisonModel | undefined;
  /** `pending` while it is on its way; undefined where there is none. */
  readonly figures: ReportFigures | 'pending' | undefined;
  readonly scope: ReportScope;
}

interface Props {
  readonly model: PeriodFiguresModel;
}

const Comparison = ({ comparison, scope }: { readonly comparison: ComparisonModel; readonly scope: ReportScope }) => {
  const { t } = useTranslation();
  const { kind, amount, upTo } = comparison;
  const text = t(`earnings.compared.${kind}`, { amount, before: t(`earnings.previous.${scope}`) });
  return (
    <Private kind="amount">
      {upTo === undefined ? text : t('earnings.upTo', { moment: upTo, comparison: text })}
    </Private>
  );
};

const Before = ({ figures: { scope, before, until } }: { readonly figures: ReportFigures }) => {
  const { t } = useTranslation();
  return (
    <Figure
      name={t(`earnings.previousTitle.${scope}`)}
      value={before}
      note={until === undefined ? undefined : t('earnings.upToPoint', { moment: until })}
      isAmount
    />
  );
};

const PerHour = ({ figures: { perHour, perHourBefore, onAir } }: { readonly figures: ReportFigures }) => {
  const { t } = useTranslation();
  return (
    <Figure
      name={t('earnings.perHour')}
      value={perHour ?? '–'}
      note={
        perHour === undefined ? (
          t('earnings.perHourLater')
        ) : (
          <>
            <span>{t('earnings.onAir', onAir)}</span>
            {perHourBefore !== undefined && (
              <span className={css.before}>
                <Private kind="amount">{t('earnings.perHourBefore', { amount: perHourBefore })}</Private>
              </span>
            )}
          </>
        )
      }
      isAmount={perHour !== undefined}
    />
  );
};

const BestHour = ({ figures: { scope, bestHour } }: { readonly figures: ReportFigures }) => {
  const { t, i18n } = useTranslation();
  if (bestHour === undefined) {
    return <Figure name={t('earnings.bestHour')} value="–" note={t('earnings.noBestHour')} />;
  }
  const { at, amount, date, from, until } = bestHour;
  const weekday = weekdayName(i18n.language, at, 'short');
  const day = scope === 'day' ? weekday : `${weekday} ${date}`;
  return (
    <Figure
      name={t('earnings.bestHour')}
      value={amount}
      note={t('earnings.bestHourAt', { day, from, until })}
      isAmount
    />
  );
};

/** Names what the total lacks of the session, so that both come to the total of the top bar. */
const Unlisted = ({ unlisted }: { readonly unlisted: NonNullable<PeriodFiguresModel['unlisted']> }) => {
  const { t } = useTranslation();
  const { isOver, isAbout } = unlisted;
  const amount = isAbout ? t('chat.tip.about', { amount: unlisted.amount }) : unlisted.amount;
  return (
    <span className={css.before}>
      <Private kind="amount">{t(isOver ? 'earnings.unlistedOver' : 'earnings.unlisted', { amount })}</Private>
    </span>
  );
};

/** First row of a period: its total, the same point of the one before, per hour on air, and its best hour. */
export const PeriodFigures = observer(function PeriodFigures({ model }: Props) {
  const { t } = useTranslation();
  const { scope, sum, unlisted, comparison, figures } = model;
  const compared = figures === undefined || figures === 'pending' ? comparison : figures.difference;
  return (
    <dl className={`stack gap-3 gap-x-4 ${css.figures}`} aria-busy={sum === undefined || figures === 'pending'}>
      <Figure
        name={t('earnings.total')}
        value={sum ?? '…'}
        note={
          (compared ?? unlisted) && (
            <>
              {compared && <Comparison comparison={compared} scope={scope} />}
              {unlisted && <Unlisted unlisted={unlisted} />}
            </>
          )
        }
        isAmount
      />
      {figures === 'pending' && (
        <>
          <Figure name={t(`earnings.previousTitle.${scope}`)} value="…" />
          <Figure name={t('earnings.perHour')} value="…" />
          <Figure name={t('earnings.bestHour')} value="…" />
        </>
      )}
      {figures !== undefined && figures !== 'pending' && (
        <>
          <Before figures={figures} />
          <PerHour figures={figures} />
          <BestHour figures={figures} />
        </>
      )}
    </dl>
  );
});
