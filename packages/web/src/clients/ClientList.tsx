import type { ClientName } from '@greenroom/core/session/client-name';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../session/ClientLabel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './ClientList.module.css';

export interface ClientRow {
  readonly id: string;
  readonly to: string;
  readonly name: ClientName;
  readonly earnings: string;
  readonly visits: number;
  readonly firstContact: string | undefined;
  readonly lastContact: string | undefined;
  readonly memos: number;
  readonly blocked: boolean;
}

const NONE = '-';

/** Clients as a table; on a phone each is a card. */
export const ClientList = ({ rows }: { readonly rows: readonly ClientRow[] }) => {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className={css.caption}>{t('clients.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('clients.name')}</th>
            <th scope="col">{t('clients.lastContact')}</th>
            <th scope="col">{t('clients.firstContact')}</th>
            <th scope="col" className={css.number}>
              {t('clients.visits')}
            </th>
            <th scope="col" className={css.number}>
              {t('clients.memos')}
            </th>
            <th scope="col" className={css.number}>
              {t('clients.earnings')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link className={css.link} to={row.to}>
                  <ClientLabel client={row.name} />
                </Link>
                {row.blocked && <StatusDot tone="stop" label={t('clients.blocked')} />}
              </th>
              <td data-label={t('clients.lastContact')}>{row.lastContact ?? NONE}</td>
              <td data-label={t('clients.firstContact')}>{row.firstContact ?? NONE}</td>
              <td data-label={t('clients.visits')} className={css.number}>
                {row.visits}
              </td>
              <td data-label={t('clients.memos')} className={css.number}>
                {row.memos}
              </td>
              <td data-label={t('clients.earnings')} className={css.number}>
                {row.earnings}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
