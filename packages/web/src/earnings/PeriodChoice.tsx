import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useId, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  ALL_SERVICES,
  LATEST_DATE,
  EARLIEST_DATE,
  SCOPES,
  type ServiceFilter,
} from '@greenroom/core/earnings/earnings-period';
import { dayOf, dayOfIso, firstOfMonth, shortDate, startOfDay } from '@greenroom/core/formatting/dates';
import { detach } from '@greenroom/core/kernel/detach';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import { SERVICES } from '@greenroom/core/services/service';
import { monthName } from '../i18n/calendar-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import { FilterSheet } from '../ui/FilterSheet.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { withQuery } from '../ui/with-query.ts';
import type { PeriodModel } from './period-model.ts';
import { atDate, PeriodSteps } from './PeriodSteps.tsx';
import { usePeriodName } from './use-period-name.ts';
import css from './PeriodChoice.module.css';

export interface PeriodChoiceModel {
  readonly period: PeriodModel;
  readonly service: ServiceFilter;
}

interface Props {
  readonly model: PeriodChoiceModel;
}

const FILTERS: readonly ServiceFilter[] = [ALL_SERVICES, ...SERVICES];

/** The address with something else chosen: a page of the old choice would mean nothing. */
const chosen = (query: URLSearchParams, change: Readonly<Record<string, string | undefined>>) =>
  withQuery(query, { ...change, page: undefined, offset: undefined });

const Scopes = observer(function Scopes({ model: { period } }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <ul className={`flex rounded outlined ${css.scopes}`} aria-label={t('earnings.scope')}>
      {SCOPES.map((scope) => (
        <li key={scope}>
          <Link
            className={`row justify-center strong hovers ${css.scope}`}
            to={chosen(query, { scope: scope === 'day' ? undefined : scope })}
            aria-current={scope === period.scope || undefined}
          >
            {t(`earnings.scopeName.${scope}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
});

const DateField = observer(function DateField({ model: { period } }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hasEntry = useRef(false);
  // The address decides the value of the field, except while it is being edited.
  useEffect(() => {
    const input = field.current;
    if (input !== null && input !== document.activeElement) input.value = period.day;
  }, [period.day]);
  const goTo = (text: string): void => {
    const day = dayOfIso(text);
    if (day === undefined) return;
    const at = startOfDay(day);
    if (at < EARLIEST_DATE || at >= LATEST_DATE) return;
    // One entry for all keys, so that *Back* leads to the period before.
    detach(navigate(atDate(query, at), { replace: hasEntry.current }));
    hasEntry.current = true;
  };
  return (
    <div className={css.date}>
      <label className="quiet small strong" htmlFor={id}>
        {t('earnings.date')}
      </label>
      <span className="stack relative">
        <input
          ref={field}
          id={id}
          className={`target rounded outlined on-panel tabular ${css.field}`}
          type="date"
          max={period.today}
          defaultValue={period.day}
          onChange={({ target }) => goTo(target.value)}
          onBlur={({ target }) => {
            target.value = period.day;
            hasEntry.current = false;
          }}
        />
        {/* A browser writes it by its own language, and every other date is written this way. */}
        <span className={css.shown} aria-hidden="true">
          {shortDate(period.from)}
        </span>
      </span>
    </div>
  );
});

/** Months that can be chosen, back from the present one; more where an older one is shown. */
const MONTHS = 24;

const monthsOf = ({ from, now }: PeriodModel): readonly Seconds[] => {
  const today = dayOf(now);
  const months: Seconds[] = [];
  for (let back = 0; back < MONTHS || (months.at(-1) ?? from) > from; back += 1) {
    months.push(startOfDay(firstOfMonth(today, -back)));
  }
  return months;
};

const MonthField = observer(function MonthField({ model: { period } }: Props) {
  const { t, i18n } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SelectField
      label={t('earnings.scopeName.month')}
      value={String(period.from)}
      choices={monthsOf(period).map((at) => ({ value: String(at), label: monthName(i18n.language, at) }))}
      onChange={(at) => detach(navigate(atDate(query, seconds(Number(at)))))}
    />
  );
});

/** Choice of day, week or month, and of the service. Everything is in the address. @spec §2 /earnings/ */
export const PeriodChoice = observer(function PeriodChoice({ model }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { period, service } = model;
  const name = usePeriodName();
  const serviceName = (value: ServiceFilter): string =>
    value === ALL_SERVICES ? t('earnings.allServices') : t(`services.name.${value}`);
  const services = FILTERS.map((value) => ({ value, label: serviceName(value) }));
  return (
    <div className="stack gap-4">
      <FilterSheet chosen={[t(`earnings.scopeName.${period.scope}`), serviceName(service)]}>
        <Scopes model={model} />
        {period.scope === 'month' ? <MonthField model={model} /> : <DateField model={model} />}
        <SelectField
          label={t('earnings.service')}
          value={service}
          choices={services}
          onChange={(value) => detach(navigate(chosen(query, { service: value === ALL_SERVICES ? undefined : value })))}
        />
      </FilterSheet>
      <PeriodSteps
        before={{ to: period.before, label: t(`earnings.before.${period.scope}`) }}
        after={
          period.after === undefined ? undefined : { to: period.after, label: t(`earnings.after.${period.scope}`) }
        }
      >
        {/* A hyphen of a date is no place to break it. */}
        {name(period)
          .split(' ')
          .map((word) => (
            <Fragment key={word}>
              <span className="nowrap">{word}</span>{' '}
            </Fragment>
          ))}
      </PeriodSteps>
    </div>
  );
});
