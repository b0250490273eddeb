const SHOWN = 4;
const HIDDEN = '••••';

/** The last four signs of a number, enough to recognise it by. */
export const masked = (number: string): string => (number === '' ? '' : `${HIDDEN} ${number.slice(-SHOWN)}`);
