import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { mondayOf, startOfDay } from '@greenroom/core/formatting/dates';
import { weekdayName } from '../i18n/calendar-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Private } from '../ui/Private.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './Heatmap.module.css';

/** An hour of the week: its weekday from 0, a Monday, and the times at which it begins and ends. */
export interface Place {
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

/** A value in whole euros for a narrow cell, and exactly. */
interface Value {
  readonly short: string;
  readonly exact: string;
}

interface ShadedValue extends Value {
  /** From 0, no shade, to 4. */
  readonly level: number;
}

export interface HeatmapCell {
  readonly amount: ShadedValue;
  /** Undefined below ten minutes on air. */
  readonly rate: ShadedValue | undefined;
}

export interface HourRow {
  readonly place: Place;
  readonly amount: string;
  readonly onAir: { readonly hours: number; readonly minutes: number };
  /** Empty below ten minutes on air. */
  readonly perHour: string;
}

export interface HeatmapModel {
  readonly rows: readonly (
    | { readonly kind: 'hour'; readonly from: string; readonly days: readonly (HeatmapCell | undefined)[] }
    | { readonly kind: 'idle'; readonly from: string; readonly until: string }
  )[];
  /** Earnings of each weekday. */
  readonly totals: readonly Value[];
  readonly bestRate: { readonly place: Place; readonly amount: string } | undefined;
  /** The same in figures, an hour of the week each. */
  readonly hours: readonly HourRow[];
  readonly total: string;
}

interface Props {
  readonly model: HeatmapModel;
}

const MEASURES = ['amount', 'rate'] as const;
type Measure = (typeof MEASURES)[number];

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** Names a weekday by its number from Monday. */
const useWeekday = (): ((weekday: number, length: 'long' | 'short') => string) => {
  const { i18n } = useTranslation();
  return (weekday, length) => weekdayName(i18n.language, startOfDay(mondayOf(0) + weekday), length);
};

const Exactly = ({ value: { short, exact } }: { readonly value: Value }) => (
  <>
    <span aria-hidden="true">{short}</span>
    <VisuallyHidden>{exact}</VisuallyHidden>
  </>
);

const Cell = ({ cell, measure }: { readonly cell: HeatmapCell | undefined; readonly measure: Measure }) => {
  const { t } = useTranslation();
  const value = cell?.[measure];
  return (
    <td className={css.cell} data-level={value?.level ?? 0} data-private={value && 'amount'}>
      {value === undefined ? (
        <>
          <span aria-hidden="true">·</span>
          <VisuallyHidden>{cell === undefined ? t('earnings.when.none') : '-'}</VisuallyHidden>
        </>
      ) : (
        <Exactly value={value} />
      )}
    </td>
  );
};

const Grid = observer(function Grid({ model, measure }: Props & { readonly measure: Measure }) {
  const { t } = useTranslation();
  const weekday = useWeekday();
  return (
    <table className={`w-full small tabular ${css.grid}`}>
      <caption className="visually-hidden">{t('earnings.when.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.hour}>
            {t('earnings.when.hour')}
          </th>
          {DAYS.map((day) => (
            <th key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {model.rows.map((row) =>
          row.kind === 'idle' ? (
            <tr key={row.from}>
              <td className={css.idle} colSpan={DAYS.length + 1}>
                {t('earnings.when.idle', { from: row.from, until: row.until })}
              </td>
            </tr>
          ) : (
            <tr key={row.from}>
              <th scope="row" className={css.hour}>
                {row.from}
              </th>
              {row.days.map((cell, day) => (
                <Cell key={DAYS[day]} cell={cell} measure={measure} />
              ))}
            </tr>
          ),
        )}
      </tbody>
      {measure === 'amount' && (
        <tfoot>
          <tr>
            <th scope="row" className={css.hour}>
              {t('earnings.when.total')}
            </th>
            {model.totals.map((total, day) => (
              <td key={DAYS[day]} className={`bold ${css.total}`} data-private="amount">
                <Exactly value={total} />
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
});

const Hours = observer(function Hours({ model }: Props) {
  const { t } = useTranslation();
  const weekday = useWeekday();
  return (
    <Disclosure summary={t('earnings.when.asTable')}>
      <DataTable
        caption={t('earnings.when.table')}
        rows={model.hours}
        keyOf={({ place }) => `${place.weekday}-${place.from}`}
        columns={[
          {
            key: 'place',
            title: t('earnings.when.place'),
            isName: true,
            cell: ({ place }) =>
              t('earnings.when.placeText', {
                day: weekday(place.weekday, 'long'),
                from: place.from,
                until: place.until,
              }),
          },
          {
            key: 'amount',
            title: t('earnings.when.amount'),
            isNumber: true,
            isPrivate: 'amount',
            cell: ({ amount }) => amount,
          },
          {
            key: 'onAir',
            title: t('earnings.when.onAir'),
            isNumber: true,
            cell: ({ onAir }) => t('earnings.when.hours', onAir),
          },
          {
            key: 'perHour',
            title: t('earnings.when.rate'),
            isNumber: true,
            isPrivate: 'amount',
            cell: ({ perHour }) => perHour,
          },
        ]}
        foot={{ place: t('earnings.total'), amount: model.total }}
      />
    </Disclosure>
  );
});

/** Earnings by weekday and hour: a shaded table with its numbers in it, and every hour exactly in a table below. */
export const Heatmap = observer(function Heatmap({ model }: Props) {
  const { t } = useTranslation();
  const weekday = useWeekday();
  const [measure, setMeasure] = useState<Measure>('amount');
  return (
    <div className="stack gap-3">
      <p className="quiet small readable">{t('earnings.when.intro')}</p>
      {model.bestRate !== undefined && (
        <p>
          <Private kind="amount">
            {t('earnings.when.bestRate', {
              day: weekday(model.bestRate.place.weekday, 'long'),
              from: model.bestRate.place.from,
              until: model.bestRate.place.until,
              amount: model.bestRate.amount,
            })}
          </Private>
        </p>
      )}
      <RadioGroup
        label={t('earnings.when.show')}
        choices={MEASURES.map((value) => ({ value, label: t(`earnings.when.${value}`) }))}
        chosen={measure}
        onChoose={setMeasure}
      />
      <Grid model={model} measure={measure} />
      <Hours model={model} />
    </div>
  );
});
