import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { SessionService } from '@greenroom/core/session/client-data';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../../i18n/i18n.ts';
import { useNameOf } from '../../ui/ClientLabel.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Private } from '../../ui/Private.tsx';
import { keyShortcutsOf, ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import css from './WaitingCustomers.module.css';

/** A customer with the earnings of a minute; undefined while unknown. */
export interface RatedCustomer {
  readonly client: ClientName;
  readonly rate?: string | undefined;
  /** The platform has not told that rate. */
  readonly isRateAbout?: boolean;
}

/** A customer who waits for the performer. */
export interface WaitingCustomer extends RatedCustomer {
  readonly key: string;
  readonly service: SessionService;
  /** Address of the customer's page. */
  readonly to: string;
}

/** Earnings of a minute for a sentence: *€ 1.65/min*. */
export const useMinuteRate = (): ((customer: RatedCustomer) => string | undefined) => {
  const { t } = useTranslation();
  return ({ rate: amount, isRateAbout }) =>
    amount === undefined
      ? undefined
      : t(isRateAbout === true ? 'session.second.perMinuteAbout' : 'session.second.perMinute', { amount });
};

/** Service and earnings of a minute: *VIP video € 1.65/min*. */
const useOffer = (): ((customer: Pick<WaitingCustomer, 'service' | 'rate' | 'isRateAbout' | 'client'>) => string) => {
  const { t } = useTranslation();
  const rateOf = useMinuteRate();
  return (customer) => [t(`services.name.${customer.service}`), rateOf(customer)].filter(Boolean).join(' ');
};

interface ChipProps {
  readonly customer: Omit<WaitingCustomer, 'key' | 'to'>;
  /** Rest of the 59 s, where they run. */
  readonly left: string | undefined;
  readonly decline: () => void;
  readonly take: () => void;
}

/** The customer who is taken after this session, in the bar. Its menu still declines, or takes at once. */
export const WaitingChip = ({ customer, left, decline, take }: ChipProps) => {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const offerOf = useOffer();
  const waits = t('session.second.waits', { name: nameOf(customer.client) });
  const offer = [offerOf(customer), left === undefined ? undefined : t('session.request.left', { time: left })]
    .filter(Boolean)
    .join(' · ');
  return (
    <MenuButton
      label={`${waits} · ${offer}`}
      icon={null}
      text={
        <span className={css.chip}>
          <Private kind="name">{waits}</Private>{' '}
          <span className={`quiet tabular ${css.offer}`} data-private="amount">
            {offer}
          </span>
        </span>
      }
    >
      <Menu.Item
        aria-keyshortcuts={keyShortcutsOf('secondDecline')}
        rightSection={<ShortcutKeys action="secondDecline" />}
        onClick={decline}
      >
        {t('session.second.decline')}
      </Menu.Item>
      <Menu.Item
        aria-keyshortcuts={keyShortcutsOf('secondTake')}
        rightSection={<ShortcutKeys action="secondTake" />}
        onClick={take}
      >
        {t('session.second.take')}
      </Menu.Item>
    </MenuButton>
  );
};

/** Number of further customers who wait; the list behind it leads to their pages. */
export const MoreWaiting = ({ customers }: { readonly customers: readonly WaitingCustomer[] }) => {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const offerOf = useOffer();
  const [first] = customers;
  if (first === undefined) return null;
  const textOf = (customer: WaitingCustomer): string => `${nameOf(customer.client)}, ${offerOf(customer)}`;
  return (
    <MenuButton
      label={t('session.second.more', { count: customers.length })}
      icon={null}
      chevron={false}
      text={
        <span className={css.chip}>
          <span>
            +{customers.length}
            <Private kind="name">
              <span className={css.first}>: {nameOf(first.client)}</span>
            </Private>
          </span>
          <span className={`quiet tabular ${css.offer} ${css.first}`} data-private="amount">
            {offerOf(first)}
          </span>
        </span>
      }
    >
      {customers.map((customer) => (
        <Menu.Item key={customer.key} component={Link} to={customer.to}>
          <Private kind="name">{textOf(customer)}</Private>
        </Menu.Item>
      ))}
    </MenuButton>
  );
};
