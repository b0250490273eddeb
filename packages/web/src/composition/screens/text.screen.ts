import { createElement } from 'react';
import type { TextPage as TextPageName } from '@greenroom/core/content/content-api.port';
import { FaqViewModel } from '../../content/faq.view-model.ts';
import { FaqPage } from '../../content/FaqPage.tsx';
import { loadText } from '../../content/load-texts.ts';
import { TextViewModel } from '../../content/text.view-model.ts';
import { TextPage, type TextPageModel } from '../../content/TextPage.tsx';
import type { Workspace } from '../load-workspace.ts';
import { createScreen } from './screen.ts';

const textLoader = ({ texts, localisation }: Workspace['app'], page: TextPageName) =>
  loadText(texts, page, () => localisation.watch.state().language);

/** Screen of questions and answers, in the language of the page. @spec §2 /faq/ */
export const faqScreen = createScreen({
  Page: FaqPage,
  open: ({ app }) => ({ model: new FaqViewModel(app.texts), load: textLoader(app, 'faq') }),
});

/**
 * Creates the screen of a page whose text comes from the operator, in the language of the page.
 * @spec §2 /privacy-policy/, /cookies/, /terms/, /complaints/, /instructions/, /contact/; customer service, live help
 */
export const textScreen = (page: Exclude<TextPageName, 'faq'>) =>
  createScreen({
    Page: ({ model }: { readonly model: TextPageModel }) => createElement(TextPage, { model, page }),
    open: ({ app }) => ({ model: new TextViewModel(app.texts), load: textLoader(app, page) }),
  });
