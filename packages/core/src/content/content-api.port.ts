import type { AsyncResult } from '../kernel/result.ts';
import type { ListPart, Seconds } from '../kernel/units.ts';
import type { Language } from '../localisation/language.ts';

/** Pages whose words come from the operator's content files. @spec §2 Screens and routes — text pages, /faq/, other screens named by menus */
export const TEXT_PAGES = [
  'privacy-policy',
  'cookies',
  'terms',
  'complaints',
  'instructions',
  'contact',
  'customer-service',
  'live-help',
  'faq',
] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

export interface TextQuestion {
  readonly page: TextPage;
  readonly language: Language;
}

export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly date: Seconds;
}

export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly total: number;
}

export interface ContentApi {
  /** Lists the news for performers. @spec §2 home — news, forWhom=ROLE_PERFORMER, limit 5 */
  readonly news: (query: ListPart & { readonly forWhom: 'ROLE_PERFORMER' }) => AsyncResult<NewsPage>;
  /** Fetches the text of a page as the operator wrote it. @spec §2 Screens and routes — text pages, /faq/ */
  readonly text: (question: TextQuestion) => AsyncResult<string>;
}

/** Every way the texts of the platform can fail. @spec §8 Other — news load errors */
export const CONTENT_ERRORS = ['content.newsNotLoaded', 'content.faqNotLoaded', 'content.textNotLoaded'] as const;
