/** Now, as the header `tokenDate` and a date of a query carry it: seconds since 1970. */
export const tokenDateNow = (): string => String(Math.floor(Date.now() / 1000));
