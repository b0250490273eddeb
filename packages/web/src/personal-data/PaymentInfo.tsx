import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Private } from '../ui/Private.tsx';

export interface PaymentInfoModel {
  readonly view: 'loading' | 'failed' | 'open';
  readonly accountHolder: string;
  /** Its last signs. */
  readonly maskedIban: string;
  readonly iban: string;
  readonly nextPayment: string | undefined;
  readonly lastPayment: { readonly date: string; readonly amount: string } | undefined;
  readonly retry: () => void;
}

interface Props {
  readonly model: PaymentInfoModel;
}

/** Number in groups of four signs, as on a bank card: it is compared more easily, and a narrow screen breaks it between them. */
const inGroups = (iban: string): string => iban.replace(/.{4}(?=.)/gu, '$& ');

/** Date with word joiners, so that no line ends after one of its hyphens. */
const inOnePiece = (date: string): string => date.replaceAll('-', '-\u2060');

const Known = observer(function Known({ model }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { lastPayment: last, iban, nextPayment } = model;
  const rows = [
    [t('personal.payInfo.next'), inOnePiece(nextPayment ?? t('personal.payInfo.unknown'))],
    [
      t('personal.payInfo.last'),
      last === undefined ? (
        t('personal.payInfo.nothingYet')
      ) : (
        <Private key="last" kind="amount">
          {t('personal.payInfo.paid', { ...last, date: inOnePiece(last.date) })}
        </Private>
      ),
    ],
    [t('personal.payInfo.holder'), model.accountHolder === '' ? t('personal.payInfo.unknown') : model.accountHolder],
    [
      t('personal.payInfo.account'),
      <span key="account" className="row wrap gap-2 gap-x-3">
        <span>{iban === '' ? t('personal.payInfo.unknown') : shown ? inGroups(iban) : model.maskedIban}</span>
        {iban !== '' && !shown && (
          <Button aria-label={t('personal.payInfo.showAccount')} onClick={() => setShown(true)}>
            {t('form.showShort')}
          </Button>
        )}
      </span>,
    ],
  ] as const;
  return <Facts rows={rows} />;
});

/** Details of payouts; the account number is masked until the performer asks for it. @spec §7 GET payment_info */
export const PaymentInfo = observer(function PaymentInfo({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Panel keepsFocus aria-labelledby="pay-info-title">
      <h2 id="pay-info-title">{t('personal.payInfo.title')}</h2>
      {model.view === 'loading' && <Loading label={t('form.loading')} />}
      {model.view === 'failed' && (
        <EmptyState
          data-announce="assertive"
          title={t('error.personalData.paymentInfoNotLoaded')}
          text={t('form.notLoadedText')}
          action={<Button onClick={model.retry}>{t('common.tryAgain')}</Button>}
        />
      )}
      {model.view === 'open' && <Known model={model} />}
    </Panel>
  );
});
