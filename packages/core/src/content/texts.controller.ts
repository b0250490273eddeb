import type { Log } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import { createQuery } from '../kernel/query.controller.ts';
import type { Language } from '../localisation/language.ts';
import type { ContentApi, TextPage, TextQuestion } from './content-api.port.ts';
import { readRichText, type RichBlock } from './rich-text.ts';

export interface TextsDeps {
  readonly api: Pick<ContentApi, 'text'>;
  readonly log: Log;
}

/** Keeps the operator's texts and the FAQ, in the chosen language. @spec §2 Screens and routes — text pages, /faq/ */
export const createTextsController = ({ api, log }: TextsDeps) => {
  const text = createQuery<TextQuestion, readonly RichBlock[]>({
    name: 'text',
    log,
    fetch: async (question) => {
      const answer = await api.text(question);
      return answer.ok ? { ok: true, value: readRichText(answer.value) } : answer;
    },
  });
  return {
    text,
    /** Search text of the FAQ. */
    search: createValue(''),
    show: (page: TextPage, language: Language) => text.load({ page, language }),
    /** The page that is shown, in another language. */
    changeLanguage: (language: Language) => {
      const { key: question } = text.watch.state();
      if (question !== undefined && question.language !== language) text.load({ ...question, language });
    },
  };
};

export type TextsController = ReturnType<typeof createTextsController>;
