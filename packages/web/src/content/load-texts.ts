import type { TextPage } from '@greenroom/core/content/content-api.port';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import type { Language } from '@greenroom/core/localisation/language';
import type { PageAddress } from '../navigation/page-address.ts';

/** Loads the text of a text page; the FAQ's address also has the search term. @spec §2 Screens and routes — text pages, /faq/ */
export const loadText =
  (texts: Pick<TextsController, 'show' | 'search'>, page: TextPage, language: () => Language) =>
  ({ query }: PageAddress): void => {
    texts.search.set(query.get('search') ?? '');
    texts.show(page, language());
  };
