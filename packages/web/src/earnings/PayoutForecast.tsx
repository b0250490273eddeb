import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Figure } from '../ui/Figure.tsx';
import { MayBeOld } from '../ui/MayBeOld.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { PageView } from '../ui/PageState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Private } from '../ui/Private.tsx';
import css from './PayoutForecast.module.css';

export interface PayoutForecastModel {
  readonly view: PageView;
  readonly mayBeOld: boolean;
  /** Earnings of the running week so far. */
  readonly earned: string | undefined;
  /** Undefined before there are two whole weeks to make it from. */
  readonly forecast:
    | { readonly amount: string; readonly low: string; readonly high: string; readonly weeks: number }
    | undefined;
  readonly retry: () => void;
}

interface Props {
  readonly model: PayoutForecastModel;
}

const Figures = observer(function Figures({ model: { view, earned, forecast } }: Props) {
  const { t } = useTranslation();
  const isLoading = view === 'loading';
  return (
    <>
      <dl className={`stack gap-4 ${css.figures}`} aria-busy={isLoading}>
        <Figure name={t('earnings.forecast.earned')} value={earned ?? '…'} isAmount />
        <Figure
          name={t('earnings.forecast.name')}
          value={
            forecast === undefined ? (isLoading ? '…' : '–') : t('earnings.forecast.about', { amount: forecast.amount })
          }
          note={
            forecast === undefined ? undefined : (
              <Private kind="amount">
                {t('earnings.forecast.between', { low: forecast.low, high: forecast.high })}
              </Private>
            )
          }
          isAmount={forecast !== undefined}
        />
      </dl>
      {!isLoading && (
        <p className={`quiet small ${css.rule}`}>
          {forecast === undefined
            ? t('earnings.forecast.none')
            : t('earnings.forecast.rule', { count: forecast.weeks })}
        </p>
      )}
    </>
  );
});

/** Earnings of the running week and their forecast, which says that it is one and how it is made. */
export const PayoutForecast = observer(function PayoutForecast({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="earnings-forecast">
      <h2 id="earnings-forecast" className={css.heading}>
        {t('earnings.forecast.title')}
      </h2>
      <MayBeOld when={model.mayBeOld} retry={model.retry} />
      {model.view === 'failed' && (
        <Notice
          tone="stop"
          data-announce="assertive"
          actions={<Button onClick={model.retry}>{t('common.tryAgain')}</Button>}
        >
          {t('earnings.forecast.failed')}
        </Notice>
      )}
      {model.view === 'notAllowed' && <Notice tone="wait">{t('earnings.forecast.notAllowed')}</Notice>}
      {(model.view === 'loading' || model.view === 'open') && <Figures model={model} />}
    </Panel>
  );
});
