import { observer } from 'mobx-react-lite';
import { SECONDS_PER_DAY } from '@greenroom/core/formatting/formatting.constants';
import { seconds } from '@greenroom/core/kernel/units';
import { fetchChunk } from '../device/fetch-chunk.ts';
import { weekdayName } from '../i18n/calendar-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { lazyFeature } from '../ui/lazy-feature.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Private } from '../ui/Private.tsx';
import { EarningsFile, type EarningsFileModel } from './EarningsFile.tsx';
import type { PartModel, PeriodModel } from './period-model.ts';
import css from './PeriodResult.module.css';

export interface PeriodResultModel extends EarningsFileModel {
  readonly period: PeriodModel;
  /** Empty while they are on their way. */
  readonly parts: readonly PartModel[];
  /** Earnings of the days of the month before that stand beside none; undefined where they have none. */
  readonly besideNone: string | undefined;
}

interface Props {
  readonly model: PeriodResultModel;
}

const Drawing = () => <Loading label={useTranslation().t('earnings.drawing')} />;

/** Its library is fetched when there is something to draw. */
const EarningsChart = lazyFeature(
  () => fetchChunk(async () => (await import('./EarningsChart.tsx')).EarningsChart),
  Drawing,
);

/** The noon of a day lies in it, also where a clock change makes it shorter. */
const noonOf = (from: number, day: number) => seconds(from + (day + 0.5) * SECONDS_PER_DAY);

/** Names a part on the axis and in the table: an hour, a weekday, a day of the month. */
const usePartName = ({ scope, from }: PeriodModel): ((part: PartModel, length: 'long' | 'short') => string) => {
  const { t, i18n } = useTranslation();
  return ({ index }, length) => {
    if (scope === 'week') return weekdayName(i18n.language, noonOf(from, index), length);
    if (scope === 'month') {
      const day = String(index + 1);
      return length === 'short' ? day : `${day} ${weekdayName(i18n.language, noonOf(from, index), 'short')}`;
    }
    const hour = String(index).padStart(2, '0');
    return length === 'short' ? hour : t('earnings.hour', { hour });
  };
};

const PartsTable = observer(function PartsTable({ model }: Props) {
  const { t } = useTranslation();
  const { period, parts } = model;
  const nameOf = usePartName(period);
  return (
    <div className="line-above">
      <Disclosure summary={t('earnings.asTable')}>
        <DataTable
          caption={t(`earnings.parts.${period.scope}`)}
          rows={parts}
          keyOf={({ index }) => String(index)}
          columns={[
            {
              key: 'part',
              title: t(`earnings.part.${period.scope}`),
              isName: true,
              cell: (part) => nameOf(part, 'long'),
            },
            {
              key: 'amount',
              title: t(`earnings.this.${period.scope}`),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ amount }) => amount,
            },
            {
              key: 'before',
              title: t(`earnings.beside.${period.scope}`),
              isNumber: true,
              isPrivate: 'amount',
              cell: ({ amountBefore }) => amountBefore,
            },
          ]}
        />
      </Disclosure>
    </div>
  );
});

/** Chart of the period beside the one before, the same in figures, and as a file. @spec §9 Earnings views */
export const PeriodResult = observer(function PeriodResult({ model }: Props) {
  const { t } = useTranslation();
  const { period, parts, besideNone } = model;
  const nameOf = usePartName(period);
  if (parts.length === 0) return null;
  return (
    <div className={`stack gap-2 gap-x-4 ${css.result}`}>
      <EarningsChart
        labels={parts.map((part) => nameOf(part, 'short'))}
        amounts={parts.map(({ cents }) => cents)}
        amountsBefore={parts.map(({ centsBefore }) => centsBefore)}
        words={{
          label: t('earnings.chart'),
          now: t(`earnings.this.${period.scope}`),
          before: t(`earnings.beside.${period.scope}`),
        }}
      />
      <PartsTable model={model} />
      {besideNone !== undefined && (
        <p className={`quiet small ${css.besideNone}`}>
          <Private kind="amount">{t('earnings.besideNone', { amount: besideNone })}</Private>
        </p>
      )}
      <div className={`stack gap-2 ${css.file}`}>
        <EarningsFile model={model} />
      </div>
    </div>
  );
});
