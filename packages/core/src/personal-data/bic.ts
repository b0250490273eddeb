import { isValidBIC } from 'ibantools';

/** The code of a bank, 8 or 11 characters; needed only for banks outside Europe. @spec §3 Personal data — BIC (optional, non-European banks) */
export const isBic = (text: string): boolean => isValidBIC(text.toUpperCase());
