import { createElement } from 'react';
import type { TextPage as TextPageName } from '@greenroom/core/content/content-api.port';
import { FaqViewModel } from '../../content/faq.view-model.ts';
import { FaqPage } from '../../content/FaqPage.tsx';
import { loadText } from '../../content/load-texts.ts';
import { TextViewModel } from '../../content/text.view-model.ts';
import { TextPage, type TextPageModel } from '../../content/TextPage.tsx';
import type { Get } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

const textLoader = (page: TextPageName) => (get: Get) => {
  const localisation = get(TOKENS.localisation);
  return loadText(get(TOKENS.app).texts, page, () => localisation.watch.state().language);
};

/** Screen of questions and answers, in the language of the page. @spec §2 /faq/ */
export const faqScreen = createScreen({
  Page: FaqPage,
  createModel: (get) => new FaqViewModel(get(TOKENS.app).texts),
  load: textLoader('faq'),
});

/**
 * Creates the screen of a page whose text comes from the operator, in the language of the page.
 * @spec §2 /privacy-policy/, /cookies/, /terms/, /complaints/, /instructions/, /contact/; customer service, live help
 */
export const textScreen = (page: Exclude<TextPageName, 'faq'>) =>
  createScreen({
    Page: ({ model }: { readonly model: TextPageModel }) => createElement(TextPage, { model, page }),
    createModel: (get) => new TextViewModel(get(TOKENS.app).texts),
    load: textLoader(page),
  });
