import type { CallFailure } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Seconds } from '../kernel/units.ts';
import type { TextQuestion } from './text-page.ts';

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
  /** @spec §2 home — news, forWhom=ROLE_PERFORMER, limit 5 */
  readonly news: (query: {
    readonly forWhom: 'ROLE_PERFORMER';
    readonly limit: number;
    readonly offset: number;
  }) => Promise<Result<NewsPage, CallFailure>>;
  /** The words of a page, as the operator wrote them. @spec §2 Screens and routes — text pages, /faq/ */
  readonly text: (question: TextQuestion) => Promise<Result<string, CallFailure>>;
}
