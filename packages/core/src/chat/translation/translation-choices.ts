import { clientId, type ClientId } from '../../kernel/ids.ts';
import { isJsonObject } from '../../kernel/json.ts';
import { isLanguage, type Language } from '../../localisation/language.ts';

/** Greatest number of customers with a stored choice; the one chosen longest ago is dropped. */
const MAX_CHOICES = 200;

/** A customer whose conversation is translated, and the customer's language. */
export interface TranslationChoice {
  readonly client: ClientId;
  readonly language: Language;
}

const readChoice = (value: unknown): readonly TranslationChoice[] => {
  if (!isJsonObject(value)) return [];
  const { client, language } = value;
  return typeof client === 'string' && typeof language === 'string' && isLanguage(language)
    ? [{ client: clientId(client), language }]
    : [];
};

/**
 * Reads from the account's settings which customers' messages are translated; wrong and surplus entries are left out.
 * @spec §3 Performer account — settings
 */
export const readChoices = (value: unknown): readonly TranslationChoice[] =>
  Array.isArray(value) ? value.slice(-MAX_CHOICES).flatMap(readChoice) : [];

/** @returns undefined while nothing is translated for this customer */
export const languageFor = (choices: readonly TranslationChoice[], client: ClientId): Language | undefined =>
  choices.findLast((choice) => choice.client === client)?.language;

/** @param language undefined switches the translation off */
export const withChoice = (
  choices: readonly TranslationChoice[],
  client: ClientId,
  language: Language | undefined,
): readonly TranslationChoice[] => {
  const others = choices.filter((choice) => choice.client !== client);
  return (language === undefined ? others : [...others, { client, language }]).slice(-MAX_CHOICES);
};
