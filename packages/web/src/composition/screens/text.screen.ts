import { createElement } from 'react';
import type { TextPage as TextPageName } from '@greenroom/core/content/content-api.port';
import type { RichBlock } from '@greenroom/core/content/rich-text';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import { FaqPage, type FaqModel } from '../../content/FaqPage.tsx';
import { loadText, TextPage } from '../../content/TextPage.tsx';
import { read } from '../../mobx/read.ts';
import { viewOf, type QueryView } from '../../ui/query-view.ts';
import type { Workspace } from '../workspace.ts';
import { createScreen } from './screen.ts';

const textLoader = ({ texts, localisation }: Workspace['app'], page: TextPageName) =>
  loadText(texts, page, () => localisation.watch.state().language);

const createFaqModel = ({ text, search }: TextsController): FaqModel => ({
  text: viewOf(text),
  get search() {
    return read(search);
  },
});

/** Screen of questions and answers, in the language of the page. @spec §2 /faq/ */
export const faqScreen = createScreen({
  Page: FaqPage,
  open: ({ app }) => ({ model: createFaqModel(app.texts), load: textLoader(app, 'faq') }),
});

/**
 * Creates the screen of a page whose text comes from the operator, in the language of the page.
 * @spec §2 /privacy-policy/, /cookies/, /terms/, /complaints/, /instructions/, /contact/; customer service, live help
 */
export const textScreen = (page: Exclude<TextPageName, 'faq'>) =>
  createScreen({
    Page: ({ model }: { readonly model: QueryView<readonly RichBlock[]> }) => createElement(TextPage, { model, page }),
    open: ({ app }) => ({ model: viewOf(app.texts.text), load: textLoader(app, page) }),
  });
