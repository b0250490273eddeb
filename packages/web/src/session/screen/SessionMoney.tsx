import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/i18n.ts';
import css from './SessionMoney.module.css';

export interface SessionMoneyModel {
  /** What the session brings, by the latest ones; undefined while there is nothing to estimate by or no time runs. */
  readonly pay: string | undefined;
  /** Credits that the customer gave for the toys. */
  readonly toyCredits: number;
  /** Today's total; undefined while it is not known. */
  readonly today: string | undefined;
}

/** The money of the running session and of today. */
export const SessionMoney = observer(function SessionMoney({ model }: { readonly model: SessionMoneyModel }) {
  const { t } = useTranslation();
  return (
    <div className={css.money}>
      <p className={css.session}>
        {model.pay !== undefined && <span className={css.pay}>{t('session.meter.pay', { amount: model.pay })}</span>}
        {model.toyCredits > 0 && (
          <span className={css.tips}>{t('session.meter.toyCredits', { count: model.toyCredits })}</span>
        )}
      </p>
      {model.today !== undefined && <p className={css.today}>{t('session.screen.today', { amount: model.today })}</p>}
    </div>
  );
});
