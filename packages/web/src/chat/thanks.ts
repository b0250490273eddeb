import { customerLanguage } from '@greenroom/core/chat/quick-replies/quick-reply';
import type { Language } from '@greenroom/core/localisation/language';

/** Thanks in the customer's language. */
const THANKS = {
  nl: ['Dank je wel!', 'Dank je wel, {name}!'],
  de: ['Danke!', 'Danke, {name}!'],
  en: ['Thank you!', 'Thank you, {name}!'],
} as const satisfies Record<Language, readonly [string, string]>;

/** @param name undefined for a customer without one */
export const thanksFor = (country: string | undefined, name: string | undefined): string => {
  const [plain, named] = THANKS[customerLanguage(country)];
  return name === undefined || name === '' ? plain : named.replace('{name}', () => name);
};
