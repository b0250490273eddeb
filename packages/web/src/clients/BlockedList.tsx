import { Link } from 'react-router';
import type { BlockedBy } from '@greenroom/core/blocks/block';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { UnblockButton } from './UnblockButton.tsx';
import css from './BlockedList.module.css';

export interface BlockedRow {
  readonly id: string;
  readonly to: string;
  readonly name: ClientName;
  readonly date: string;
  readonly reason: string;
  readonly by: BlockedBy;
  readonly unblocking: boolean;
  readonly unblock: () => void;
}

/** Blocked customers with date, reason and by whom. */
export const BlockedList = ({ rows }: { readonly rows: readonly BlockedRow[] }) => {
  const { t } = useTranslation();
  return (
    <ul className="stack">
      {rows.map((row) => (
        <li key={row.id} className={`row wrap justify-between gap-2 gap-x-4 line-below ${css.row}`}>
          <div>
            <p className="flex wrap gap-x-3 strong">
              <Link id={`blocked-${row.id}`} to={row.to}>
                <ClientLabel client={row.name} />
              </Link>
              <span className={css.date}>{t(`clients.blockedBy.${row.by}`, { date: row.date })}</span>
            </p>
            <p className={css.reason}>{row.reason === '' ? t('clients.noReason') : row.reason}</p>
          </div>
          <UnblockButton
            client={row.name}
            by={row.by}
            busy={row.unblocking}
            about={`blocked-${row.id}`}
            unblock={row.unblock}
          />
        </li>
      ))}
    </ul>
  );
};
