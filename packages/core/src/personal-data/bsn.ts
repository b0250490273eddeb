/** The weight of each of the nine digits. @spec §5 BSN — a weighted sum check modulo 11 */
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1];
const MODULUS = 11;
const DIGITS = /^\d{8,9}$/u;

/** A Dutch citizen service number: empty is accepted, otherwise 8 or 9 digits that pass the check modulo 11. @spec §5 BSN */
export const isBsn = (text: string): boolean => {
  if (text === '') return true;
  if (!DIGITS.test(text)) return false;
  const digits = text.padStart(WEIGHTS.length, '0');
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  // All zeros pass every sum and are never assigned.
  return sum % MODULUS === 0 && Number(digits) !== 0;
};
