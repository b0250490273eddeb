// A file of its own: the login needs the number, and none of the dates that come with a birth date.

/** Lowest age of a performer, whatever the platform's configuration contains. */
export const ADULT_AGE = 18;
