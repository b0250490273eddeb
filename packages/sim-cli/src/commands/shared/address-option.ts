import { InvalidArgumentError } from '@commander-js/extra-typings';

/** @param example begins with the only kind of address that is taken, as `ws:`; with `http:` also `https:` */
export const addressLike =
  (example: string) =>
  (text: string): string => {
    const { protocol } = new URL(example);
    const given = URL.canParse(text) ? new URL(text).protocol : '';
    if (given === protocol || given === protocol.replace(/:$/, 's:')) return text;
    throw new InvalidArgumentError(`It must be an address such as ${example}.`);
  };
