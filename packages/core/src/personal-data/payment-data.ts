import { fits, problemsOf, required, onlyWhen, type FieldRule, type Problems } from '../forms/field-rule.ts';
import { seenLine } from '../kernel/outside-text.ts';
import type { Cents, Seconds } from '../kernel/units.ts';
import { isBic, isIban } from './bank-account.ts';
import { isBsn, isTradeNumber, compactNumber, isVatNumber } from './tax-numbers.ts';

/** Account and tax data for the payouts. @spec §3 Personal data */
export type PaymentData = {
  readonly accountHolder: string;
  readonly iban: string;
  /** Only for banks outside Europe. */
  readonly bic: string;
  readonly bsn: string;
  readonly handlesVat: boolean;
  readonly vatNumber: string;
  readonly tradeNumber: string;
};

export const NO_PAYMENT_DATA: PaymentData = {
  accountHolder: '',
  iban: '',
  bic: '',
  bsn: '',
  handlesVat: false,
  vatNumber: '',
  tradeNumber: '',
};

/** Fields that no device may store and that are hidden until the performer shows them. */
export const SECRET_PAYMENT_FIELDS = ['bsn', 'iban'] as const satisfies readonly (keyof PaymentData)[];

/** Numbers that only a performer who handles VAT has, and that are sent only then. */
export const BUSINESS_FIELDS = ['vatNumber', 'tradeNumber'] as const satisfies readonly (keyof PaymentData)[];

const handlesVat = (values: PaymentData): boolean => values.handlesVat;
/** The country of the VAT number, which is also that of the trade register. */
const countryOf = ({ vatNumber }: PaymentData): string => compactNumber(vatNumber).slice(0, 2).toLowerCase();

/**
 * Rules of the payment data: bank account, BSN, and VAT and trade numbers of a performer who handles VAT.
 * @spec §5 Registration — account holder name; IBAN; optional BIC; VAT and chamber-of-commerce numbers when the performer handles VAT without the platform
 */
export const PAYMENT_RULES: readonly FieldRule<PaymentData>[] = [
  required('accountHolder'),
  required('iban'),
  fits('iban', isIban, 'notAnIban'),
  fits('bic', isBic, 'notABic'),
  fits('bsn', isBsn, 'notABsn'),
  onlyWhen(handlesVat, required('vatNumber')),
  onlyWhen(handlesVat, fits('vatNumber', isVatNumber, 'notAVatNumber')),
  onlyWhen(handlesVat, required('tradeNumber')),
  onlyWhen(
    handlesVat,
    fits('tradeNumber', (text, values) => isTradeNumber(text, countryOf(values)), 'notATradeNumber'),
  ),
];

/** Finds problems of the bank account, the BSN and, for a performer who handles VAT, both business numbers. @spec §5 Registration */
export const paymentDataProblems = (values: PaymentData): Problems => problemsOf(PAYMENT_RULES, values);

/** As the platform keeps them: numbers without spaces, in capitals. */
export const tidyPaymentData = <Values extends PaymentData>(values: Values): Values => ({
  ...values,
  accountHolder: seenLine(values.accountHolder),
  iban: compactNumber(values.iban),
  bic: compactNumber(values.bic),
  bsn: compactNumber(values.bsn),
  vatNumber: values.handlesVat ? compactNumber(values.vatNumber) : '',
  tradeNumber: values.handlesVat ? compactNumber(values.tradeNumber) : '',
});

/** State of the payouts, as the platform has it. @spec §7 GET payment_info — the fields are our choice */
export interface PaymentInfo {
  readonly accountHolder: string;
  /** Empty while the platform knows none. */
  readonly iban: string;
  readonly nextPayment: Seconds | undefined;
  readonly lastPayment: { readonly at: Seconds; readonly amount: Cents } | undefined;
}

const SHOWN = 4;
const HIDDEN = '••••';

/** The last four signs of a number, enough to recognise it by; the spaces of a typed number do not count. */
export const masked = (number: string): string =>
  number === '' ? '' : `${HIDDEN} ${number.replaceAll(/\s/gu, '').slice(-SHOWN)}`;
