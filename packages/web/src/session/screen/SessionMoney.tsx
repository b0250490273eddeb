import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import type { SessionMoneyModel } from './session-money.view-model.ts';
import css from './SessionMoney.module.css';

/** The performer's money of the running session and of today. */
export const SessionMoney = observer(function SessionMoney({ model }: { readonly model: SessionMoneyModel }) {
  const { t } = useTranslation();
  const { pay, tips, perMinute, isAbout, today } = model;
  const hasSessionPay = (pay ?? tips) !== undefined;
  const about = isAbout && <span className={css.about}>{t('session.money.about')} </span>;
  return (
    <div
      className={`flex items-baseline wrap gap-x-4 min-w-0 tabular ${css.money}`}
      role="group"
      aria-label={t('session.money.label')}
    >
      {hasSessionPay && (
        <p className={`flex items-baseline wrap gap-2 min-w-0 nowrap ${css.session}`}>
          {pay !== undefined && (
            <span className={`text-heading bold ${css.pay}`}>
              {about}
              {pay}
            </span>
          )}
          {tips !== undefined && (
            <span className={`strong ${css.tips}`}>
              {' '}
              {pay === undefined && about}
              {t('session.money.tips', { amount: tips })}
            </span>
          )}
          {perMinute !== undefined && (
            <span className={css.rate}> {t('session.money.perMinute', { amount: perMinute })}</span>
          )}
        </p>
      )}
      {today !== undefined && (
        <p className={`quiet small nowrap ${css.today}`}>
          {!hasSessionPay && about}
          {t('session.money.today', { amount: today })}
        </p>
      )}
    </div>
  );
});
