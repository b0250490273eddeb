import { TEXT_PAGES } from '@greenroom/core/content/text-page';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import type { Language } from '@greenroom/core/localisation/language';
import type { PageAddress, PageLoaders } from '../navigation/follow-address.ts';

/** Loads the text of each text page; the FAQ's address also has the search term. @spec §2 Screens and routes — text pages, /faq/ */
export const loadTexts = (texts: Pick<TextsController, 'show' | 'search'>, language: () => Language): PageLoaders =>
  Object.fromEntries(
    TEXT_PAGES.map((page) => [
      page,
      ({ query }: PageAddress): void => {
        texts.search.set(query.get('search') ?? '');
        texts.show(page, language());
      },
    ]),
  );
