import { plainLine } from '../kernel/outside-text.ts';
import { type AsyncResult, err, NETWORK_FAILED, ok } from '../kernel/result.ts';

/** Functions on phone numbers that forms need; phone-number.ts implements them. */
export interface PhoneNumbers {
  /** @param country whose numbers may be written without a country code */
  readonly isPhoneNumber: (text: string, country: string) => boolean;
  /** With its country code, as the platform keeps it; the text as it is when it is no number. */
  readonly internationalPhoneNumber: (text: string, country: string) => string;
}

/** Fetches the rules of all countries: they are 40 kB, and only two pages need them. */
export type FetchPhoneNumbers = () => Promise<PhoneNumbers>;

/** Phone numbers whose rules come with the form that needs them. */
export interface FetchedPhoneNumbers extends PhoneNumbers {
  /** To be awaited before the form is shown: until then no text is a number. */
  readonly fetched: () => AsyncResult<undefined>;
}

export const createFetchedPhoneNumbers = (fetch: FetchPhoneNumbers): FetchedPhoneNumbers => {
  let numbers: PhoneNumbers | undefined;
  return {
    fetched: async () => {
      try {
        numbers ??= await fetch();
        return ok(undefined);
      } catch {
        return err(NETWORK_FAILED);
      }
    },
    isPhoneNumber: (text, country) => numbers?.isPhoneNumber(text, country) === true,
    internationalPhoneNumber: (text, country) => numbers?.internationalPhoneNumber(text, country) ?? plainLine(text),
  };
};
