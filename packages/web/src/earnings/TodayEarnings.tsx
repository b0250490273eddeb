import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { ROUTES } from '@greenroom/core/navigation/routes';
import { useTranslation } from '../i18n/i18n.ts';
import css from './TodayEarnings.module.css';

export interface TodayEarningsModel {
  /** Undefined while it is on its way; a dash when it could not be found out. */
  readonly amount: string | undefined;
  /** The amount has an estimate in it. */
  readonly isAbout: boolean;
}

/** Earnings since midnight, shown on every page. */
export const TodayEarnings = observer(function TodayEarnings({ model }: { readonly model: TodayEarningsModel }) {
  const { t } = useTranslation();
  if (model.amount === undefined) return null;
  return (
    <Link className={`inline-row target px-2 rounded plain-link nowrap hovers ${css.today}`} to={ROUTES.earnings.path}>
      <span className={`quiet ${css.word}`}>{t(model.isAbout ? 'earnings.todayAbout' : 'earnings.today')}</span>{' '}
      <span className="strong tabular" data-private="amount">
        {model.amount}
      </span>
    </Link>
  );
});
