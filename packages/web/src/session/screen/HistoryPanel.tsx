import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { PastSession } from '@greenroom/core/clients/client-record';
import { shortDate } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import { lengthOf, usePastService } from '../../clients/past-session.ts';
import { useTranslation } from '../../i18n/i18n.ts';
import { FittingList } from '../../ui/FittingList.tsx';
import { RecordNotLoaded } from './RecordNotLoaded.tsx';
import css from './SessionSide.module.css';

export interface HistoryPanelModel {
  /** Newest first; undefined until they are known. */
  readonly history: readonly PastSession[] | undefined;
  /** The address of the customer's card. */
  readonly historyTo: string | undefined;
  readonly historyFailed: boolean;
  readonly fetchHistoryAgain: () => void;
}

const ROW_HEIGHT = 2.25;

/** Past sessions with the customer; all of them are on the customer's card. */
export const HistoryPanel = observer(function HistoryPanel({ model }: { readonly model: HistoryPanelModel }) {
  const { t } = useTranslation();
  const serviceOf = usePastService();
  if (model.historyFailed) {
    return <RecordNotLoaded text={t('error.clients.historyNotLoaded')} retry={model.fetchHistoryAgain} />;
  }
  if (model.history === undefined) return null;
  if (model.history.length === 0) return <p className={css.quiet}>{t('session.screen.historyEmpty')}</p>;
  return (
    <>
      <FittingList
        label={t('session.screen.tab.history')}
        rows={model.history}
        keyOf={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        row={({ service, date, duration, earned }) => (
          <p className={`row flex-1 gap-3 min-w-0 ${css.past}`}>
            <span className={`flex-none ${css.date}`}>{shortDate(date)}</span>
            <span className="flex-1 min-w-0 truncate">{serviceOf(service)}</span>
            <span className={`flex-none ${css.date}`}>{lengthOf(duration)}</span>
            <span className={`bold ${css.amount}`} data-private="amount">
              {currency(earned)}
            </span>
          </p>
        )}
      />
      {model.historyTo !== undefined && (
        <p className="flex-none">
          <Link to={model.historyTo}>{t('session.screen.historyMore')}</Link>
        </p>
      )}
    </>
  );
});
