import type { Cents, Credits } from '../kernel/units.ts';
import { CENTS_PER_EURO, INVALID } from './formatting.constants.ts';

const EURO_SIGN = '€';
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

const isValid = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

/**
 * An amount in full: `€ 12.50`.
 *
 * @returns `-` when there is no amount
 * @spec §9 Display formats
 */
export const currency = (amount: Cents | undefined): string => {
  if (!isValid(amount)) return INVALID;
  const whole = Math.round(amount);
  // Integer arithmetic: a division would show a neighbouring cent for very large totals.
  const size = Math.abs(whole);
  const rest = String(size % CENTS_PER_EURO).padStart(2, '0');
  return `${EURO_SIGN} ${whole < 0 ? '-' : ''}${Math.floor(size / CENTS_PER_EURO)}.${rest}`;
};

/**
 * An amount whose unit is already right, only marked as money: `€ 1250`.
 *
 * @spec §9 Display formats
 * @public for pages still to come
 */
export const rawCurrency = (value: number | undefined): string => (isValid(value) ? `${EURO_SIGN} ${value}` : INVALID);

/**
 * An amount without decimals, halves upward: `€ 13` for 1250 cents.
 *
 * @spec §9 Display formats
 */
export const shortCurrency = (amount: Cents | undefined): string =>
  isValid(amount) ? `${EURO_SIGN} ${Math.round(amount / CENTS_PER_EURO)}` : INVALID;

/**
 * Whole credits, rounded down, a dot between thousands: `12.345`.
 *
 * @spec §9 Display formats
 */
export const creditsText = (amount: Credits | undefined): string =>
  isValid(amount) ? String(Math.floor(amount)).replace(THOUSANDS, '.') : INVALID;
