import { Link } from 'react-router';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './Regulars.module.css';

/** A regular who is online. */
export interface RegularRow {
  readonly id: string;
  readonly client: ClientName;
  readonly visits: number;
  readonly to: string;
  /** Address for a message to the customer. */
  readonly writeTo: string;
}

/** Customers with many visits who have the site open now. */
export const Regulars = ({ rows }: { readonly rows: readonly RegularRow[] }) => {
  const { t } = useTranslation();
  return (
    <Panel aria-labelledby="regulars-title">
      <h2 id="regulars-title">{t('myDay.regulars.title')}</h2>
      {rows.length === 0 ? (
        <>
          <p className="quiet">{t('myDay.regulars.none')}</p>
          <p className="quiet">{t('myDay.regulars.noneText')}</p>
        </>
      ) : (
        <ul className="stack pt-2">
          {rows.map((row) => (
            <li key={row.id} className="row wrap gap-x-4 target line-between">
              <Link className={`flex-1 strong ${css.who}`} to={row.to}>
                <ClientLabel client={row.client} />
              </Link>
              <span className="quiet">{t('myDay.regulars.visits', { count: row.visits })}</span>
              <StatusDot tone="good" label={t('myDay.regulars.online')} />
              <Link className="inline-row target nowrap" to={row.writeTo}>
                {t('missed.write')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
