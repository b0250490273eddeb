/** Elements in sight that are read out at once when they appear. */
export const ALERT = '[data-announce="assertive"]:visible';
/** Elements in sight that are read out when the screen reader is free. */
export const STATUS = '[data-announce="polite"]:visible';
