/** Shows the first letter and the site of an e-mail address, so that a typing error is seen and the address is not. */
export const hiddenEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${Array.from(email)[0]}…${email.slice(at)}`;
};
