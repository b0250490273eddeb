/** Host and name alone: an address may hold a password. */
export const databaseName = (address: string): string => {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};
