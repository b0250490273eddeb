import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { ShareTable } from './ShareTable.tsx';

export interface CustomerShare {
  readonly id: string;
  readonly client: ClientName;
  /** Address of the customer's page. */
  readonly to: string;
  readonly count: string;
  readonly amount: string;
  /** Of the dearest one, from 0 to 1. */
  readonly share: number;
}

export interface CustomersModel {
  /** Another one begins with the first customers again. */
  readonly key: string;
  readonly rows: readonly CustomerShare[];
  /** Customers behind the end of the platform's list. */
  readonly others: { readonly customers: number; readonly count: string; readonly amount: string } | undefined;
  readonly total: string;
}

/** Number of customers before all of them are asked for. */
const FIRST = 10;

/** Earnings of each customer, the dearest first, with the way to the customer's page. */
export const CustomersTable = observer(function CustomersTable({ model }: { readonly model: CustomersModel }) {
  const { t } = useTranslation();
  const [areAllShown, showAll] = useState(false);
  const { rows, others, total } = model;
  const isCut = !areAllShown && rows.length > FIRST;
  const shown = isCut ? rows.slice(0, FIRST) : rows;
  return (
    <div className="stack gap-3">
      <ShareTable
        caption={t('earnings.byCustomer')}
        nameTitle={t('earnings.client')}
        rows={shown.map(({ id, client, to, ...row }) => ({
          ...row,
          key: id,
          name: (
            <Link className="inline-row target" to={to}>
              <ClientLabel client={client} />
            </Link>
          ),
        }))}
        total={isCut ? undefined : total}
      />
      {!isCut && others !== undefined && (
        <p className="quiet">
          {t('earnings.otherCustomers', { count: others.customers })}:{' '}
          <span className="nowrap" data-private="amount">
            {others.amount}
          </span>
        </p>
      )}
      {isCut && (
        <div>
          <Button onClick={() => showAll(true)}>{t('earnings.allCustomers', { total: rows.length })}</Button>
        </div>
      )}
    </div>
  );
});
