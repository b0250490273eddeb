import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClientCard, ClientRecord } from '@greenroom/core/clients/client-record';
import { shortDate } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import type { Seconds } from '@greenroom/core/kernel/units';
import { pathToWriteTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { Facts, type FactRows } from '../ui/Facts.tsx';
import { Private } from '../ui/Private.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';

const NONE = '-';

/** A date in a table, or a dash where there is none. */
export const dateOrNone = (at: Seconds | undefined): string => (at === undefined ? NONE : shortDate(at));

/** All facts of a customer, on the customer's page. */
export const ClientFacts = ({ card: { client, newestMessage } }: { readonly card: ClientCard }) => {
  const { t } = useTranslation();
  const rows: FactRows = [
    [
      t('clients.earnings'),
      <Private key="earnings" kind="amount">
        {currency(client.earnings)}
      </Private>,
    ],
    [t('clients.visits'), client.visits],
    [t('clients.country'), clientName(client.username).country?.toUpperCase() ?? NONE],
    [t('clients.lastContact'), dateOrNone(client.lastContact)],
    [t('clients.firstContact'), dateOrNone(client.firstContact)],
    [t('clients.registered'), dateOrNone(client.registered)],
    [t('clients.memos'), client.memos],
  ];
  if (newestMessage === undefined) return <Facts rows={rows} />;
  const message = (
    <>
      <Link to={pathToWriteTo(client.id)}>
        {newestMessage.subject === '' ? t('inbox.noSubject') : newestMessage.subject}
      </Link>{' '}
      <span className="nowrap">{shortDate(newestMessage.date)}</span>
    </>
  );
  return <Facts rows={[...rows, [t('clients.newestMessage'), message]]} />;
};

interface LineProps {
  readonly client: ClientRecord;
  /** Says since when the customer has been one. */
  readonly hasFirstContact?: boolean;
  /** Stands after the last contact. */
  readonly children?: ReactNode;
}

/** Facts of a customer in one line: in a request, beside a conversation and beside a session. */
export const ClientFactsLine = ({ client, hasFirstContact = false, children }: LineProps) => {
  const { t } = useTranslation();
  const { visits, earnings, lastContact, firstContact } = client;
  if (visits === 0)
    return (
      <>
        <span>{t('clients.newCustomer')}</span>
        {children}
        {client.isBlocked && <StatusDot tone="stop" label={t('clients.blocked')} />}
      </>
    );
  return (
    <>
      <span>{t('clients.visitCount', { count: visits })}</span>
      <span data-private="amount">{currency(earnings)}</span>
      {lastContact !== undefined && <span>{t('clients.lastSeen', { date: shortDate(lastContact) })}</span>}
      {children}
      {hasFirstContact && firstContact !== undefined && (
        <span>{t('session.screen.since', { date: shortDate(firstContact) })}</span>
      )}
      {client.isBlocked && <StatusDot tone="stop" label={t('clients.blocked')} />}
    </>
  );
};
