import { useState } from 'react';
import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import { masked, type PaymentInfo as PaymentDetails } from '@greenroom/core/personal-data/payment-data';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Private } from '../ui/Private.tsx';
import type { QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';

/** Number in groups of four signs, as on a bank card: it is compared more easily, and a narrow screen breaks it between them. */
const inGroups = (iban: string): string => iban.replace(/.{4}(?=.)/gu, '$& ');

/** Date with word joiners, so that no line ends after one of its hyphens. */
const inOnePiece = (date: string): string => date.replaceAll('-', '-\u2060');

const Known = ({ info }: { readonly info: PaymentDetails }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { accountHolder, iban, lastPayment: last, nextPayment: next } = info;
  const rows = [
    [t('personal.payInfo.next'), inOnePiece(next === undefined ? t('personal.payInfo.unknown') : fullDate(next))],
    [
      t('personal.payInfo.last'),
      last === undefined ? (
        t('personal.payInfo.nothingYet')
      ) : (
        <Private key="last" kind="amount">
          {t('personal.payInfo.paid', { amount: currency(last.amount), date: inOnePiece(shortDate(last.at)) })}
        </Private>
      ),
    ],
    [t('personal.payInfo.holder'), accountHolder === '' ? t('personal.payInfo.unknown') : accountHolder],
    [
      t('personal.payInfo.account'),
      <span key="account" className="row wrap gap-2 gap-x-3">
        <span>{iban === '' ? t('personal.payInfo.unknown') : shown ? inGroups(iban) : masked(iban)}</span>
        {iban !== '' && !shown && (
          <Button aria-label={t('personal.payInfo.showAccount')} onClick={() => setShown(true)}>
            {t('form.showShort')}
          </Button>
        )}
      </span>,
    ],
  ] as const;
  return <Facts rows={rows} />;
};

/** Details of payouts; the account number is masked until the performer asks for it. @spec §7 GET payment_info */
export const PaymentInfo = ({ model }: { readonly model: QueryView<PaymentDetails> }) => {
  const { t } = useTranslation();
  return (
    <Panel keepsFocus aria-labelledby="pay-info-title">
      <h2 id="pay-info-title">{t('personal.payInfo.title')}</h2>
      <QueryState query={model} failed={t('error.personalData.paymentInfoNotLoaded')}>
        {(info) => <Known info={info} />}
      </QueryState>
    </Panel>
  );
};
