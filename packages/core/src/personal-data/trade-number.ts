import { compactNumber, isBelgianEnterprise } from './vat-number.ts';

const DUTCH = /^\d{8}$/u;
const ELSEWHERE = /^[A-Z0-9/]{3,20}$/u;

/** A number of the trade register: 8 digits in the Netherlands, 10 that pass their check in Belgium. @spec §5 Registration — chamber-of-commerce number */
export const isTradeNumber = (text: string, country: string): boolean => {
  const number = compactNumber(text);
  if (country === 'nl' || country === '') return DUTCH.test(number);
  return country === 'be' ? isBelgianEnterprise(number) : ELSEWHERE.test(number);
};
