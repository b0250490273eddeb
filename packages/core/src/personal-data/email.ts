const LONGEST = 254;
/** As browsers read one, and with a dot in the domain. Each part is bounded, so that it takes linear time. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/iu;

/** @spec §5 Registration — valid e-mail */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST && EMAIL.test(text) && !text.includes('..') && !/^\.|\.@/u.test(text);
