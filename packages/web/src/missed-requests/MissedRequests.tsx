import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { MissedWhy } from '@greenroom/core/session/client-data';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './MissedRequests.module.css';

export interface MissedRow {
  readonly key: string;
  readonly client: ClientName;
  /** Address of the customer's page. */
  readonly to: string;
  /** Time of the latest request. */
  readonly at: string;
  readonly why: MissedWhy | 'ringing';
  /** Number of the requests. */
  readonly count: number;
  /** Address for a message to the customer. */
  readonly writeTo: string;
}

export interface MissedRequestsModel {
  readonly rows: readonly MissedRow[];
}

interface Props {
  readonly model: MissedRequestsModel;
}

/** Customers whose requests came to nothing: who, how often, when and why. */
export const MissedRequests = observer(function MissedRequests({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="missed-title">
      <h2 id="missed-title">{t('missed.title')}</h2>
      {model.rows.length === 0 ? (
        <>
          <p className={`quiet ${css.why}`}>{t('missed.emptyTitle')}</p>
          <p className={`quiet ${css.why}`}>{t('missed.emptyText')}</p>
        </>
      ) : (
        <ul className="stack pt-2">
          {model.rows.map((row) => (
            <li key={row.key} className={`stack items-baseline gap-x-4 line-between ${css.row}`}>
              <span className="min-w-0 strong">
                <Link to={row.to}>
                  <ClientLabel client={row.client} />
                </Link>
              </span>
              <span className={`quiet ${css.why}`}>
                {t(`missed.why.${row.why}`)}
                {row.count > 1 && <> · {t('missed.count', { count: row.count })}</>}
              </span>
              <span className="quiet small tabular nowrap">{row.at}</span>
              <Link className={`inline-row target nowrap ${css.write}`} to={row.writeTo}>
                {t('missed.write')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});
