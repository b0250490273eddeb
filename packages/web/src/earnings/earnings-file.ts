import type { EarnedService, EarningsItem } from '@greenroom/core/earnings/earnings';
import { CURRENCY } from '@greenroom/core/earnings/year-statement';
import { toCsv } from '@greenroom/core/formatting/csv';
import { dayOf, isoDay, timeOfDay, utcOffset } from '@greenroom/core/formatting/dates';
import { hoursTime } from '@greenroom/core/formatting/durations';
import { CENTS_PER_EURO } from '@greenroom/core/formatting/formatting.constants';
import type { Language } from '@greenroom/core/localisation/language';
import { clientName, nameOrAnonymous } from '@greenroom/core/session/client-name';

/** The words of the file, in the language of the screen. */
export interface FileWords {
  readonly language: Language;
  /** Date, time, offset, customer, country, service, duration, amount, currency. */
  readonly head: readonly string[];
  readonly total: string;
  readonly anonymous: string;
  readonly service: (service: EarnedService) => string;
}

/** Writes earnings for a spreadsheet, with their sum below; what has no length has an empty duration. */
export const earningsFile = (items: readonly EarningsItem[], words: FileWords): string => {
  const rows = items.map(({ at, service, client, duration, amount }) => {
    const { country = '', ...who } = clientName(client.name);
    return [
      isoDay(dayOf(at)),
      timeOfDay(at),
      utcOffset(at),
      nameOrAnonymous(who, words.anonymous),
      country,
      words.service(service),
      duration > 0 ? hoursTime(duration) : '',
      amount / CENTS_PER_EURO,
      CURRENCY,
    ];
  });
  const sum = items.reduce((total, { amount }) => total + amount, 0);
  const foot = [words.total, '', '', '', '', '', '', sum / CENTS_PER_EURO, CURRENCY];
  return toCsv([words.head, ...rows, foot], words.language);
};
