import { observer } from 'mobx-react-lite';
import { forecastPayout, type PayoutWeeks } from '@greenroom/core/earnings/payout-forecast';
import { currency, shortCurrency } from '@greenroom/core/formatting/money';
import { useTranslation } from '../i18n/i18n.ts';
import { Figure } from '../ui/Figure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Private } from '../ui/Private.tsx';
import type { QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';

interface FiguresProps {
  /** Undefined while they load. */
  readonly weeks: PayoutWeeks | undefined;
}

const Figures = ({ weeks }: FiguresProps) => {
  const { t } = useTranslation();
  const forecast = weeks && forecastPayout(weeks.earned, weeks.earlier);
  return (
    <>
      <dl className="stack columns gap-4" aria-busy={weeks === undefined}>
        <Figure
          name={t('earnings.forecast.earned')}
          value={weeks === undefined ? '…' : currency(weeks.earned)}
          isAmount
        />
        <Figure
          name={t('earnings.forecast.name')}
          value={
            forecast === undefined
              ? weeks === undefined
                ? '…'
                : '–'
              : t('earnings.forecast.about', { amount: shortCurrency(forecast.amount) })
          }
          note={
            forecast === undefined ? undefined : (
              <Private kind="amount">
                {t('earnings.forecast.between', {
                  low: shortCurrency(forecast.low),
                  high: shortCurrency(forecast.high),
                })}
              </Private>
            )
          }
          isAmount={forecast !== undefined}
        />
      </dl>
      {weeks !== undefined && (
        <p className="pt-2 quiet small">
          {forecast === undefined
            ? t('earnings.forecast.none')
            : t('earnings.forecast.rule', { count: forecast.weeks })}
        </p>
      )}
    </>
  );
};

/** Earnings of the running week and their forecast, which says that it is one and how it is made: in whole euros, because it is none of what was earned. */
export const PayoutForecast = observer(function PayoutForecast({ model }: { readonly model: QueryView<PayoutWeeks> }) {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="earnings-forecast">
      <h2 id="earnings-forecast" className="pb-3">
        {t('earnings.forecast.title')}
      </h2>
      {model.view === 'notAllowed' && <Notice tone="wait">{t('earnings.forecast.notAllowed')}</Notice>}
      {model.view === 'loading' && <Figures weeks={undefined} />}
      {model.view !== 'notAllowed' && model.view !== 'loading' && (
        <QueryState query={model} failed={t('earnings.forecast.failed')}>
          {(weeks) => <Figures weeks={weeks} />}
        </QueryState>
      )}
    </Panel>
  );
});
