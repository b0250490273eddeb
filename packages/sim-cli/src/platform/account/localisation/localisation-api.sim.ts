import { ok } from '@greenroom/core/kernel/result';
import { LANGUAGES, languageOrFallback } from '@greenroom/core/localisation/language';
import type { Caller, HandlersOf } from '../../base/calls/handler.ts';
import type { Performers } from '../../base/people/performers.ts';
import { LANGUAGE_COOKIE } from '../../base/security/cookies.ts';

const answer = (language: string) => ok({ language: languageOrFallback(language), languages: [...LANGUAGES] });

const anonymousLanguage = ({ cookies }: Caller): string => cookies.read(LANGUAGE_COOKIE) ?? '';

/** Answers the calls for the language: that of the account, or of the browser without a login. @spec §7 GET localize */
export const createLocalisationApi = ({
  performers,
}: {
  readonly performers: Performers;
}): HandlersOf<'localisation'> => ({
  localize: async ({ query }, caller) =>
    answer(query.anonymous ? anonymousLanguage(caller) : (caller.performer?.language ?? anonymousLanguage(caller))),
  setLanguage: async ({ body }, { performer, cookies }) => {
    if (performer !== undefined) await performers.update(performer.id, { language: body.language });
    // The login page is to use the same language.
    cookies.keep(LANGUAGE_COOKIE, body.language);
    return answer(body.language);
  },
});
