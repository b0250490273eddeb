import { argument } from './argument.ts';

/** Reads an address. @param example begins with the only kind that is taken, as `ws:`; with `http:` also `https:` */
export const addressLike = (example: string) =>
  argument(`an address such as ${example}`, (text) => {
    const { protocol } = new URL(example);
    const given = URL.canParse(text) ? new URL(text).protocol : '';
    return given === protocol || given === protocol.replace(/:$/, 's:') ? text : undefined;
  });
