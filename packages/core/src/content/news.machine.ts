import type { ListPart } from '../kernel/list-part.ts';
import { exhaustive } from '../kernel/exhaustive.ts';
import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import { NEWS_PAGE_SIZE } from './content.constants.ts';
import type { NewsItem, NewsPage, ContentErrorCode } from './content-api.port.ts';

/** One page of the news. @spec §2 home layout */
export interface NewsState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** From 1 on: the page that is shown or asked for. */
  readonly page: number;
  readonly items: readonly NewsItem[];
  /** Of all pages together. */
  readonly total: number;
  readonly error: Extract<ContentErrorCode, 'content.newsNotLoaded'> | undefined;
}

export interface NewsMachineState extends NewsState {
  /** Names the newest question; answers to others are dropped. */
  readonly generation: number;
}

export type NewsEvent =
  | { readonly type: 'pageAsked'; readonly page: number } // the page in the address
  | { readonly type: 'retried' } // the performer, after a failure
  | { readonly type: 'answered'; readonly generation: number; readonly page: NewsPage } // the platform
  | { readonly type: 'failed'; readonly generation: number }; // the platform, or no answer

export interface NewsEffect extends ListPart {
  readonly type: 'fetch';
  readonly generation: number;
}

type NewsStep = Step<NewsMachineState, NewsEffect>;

export const NO_NEWS: NewsMachineState = {
  status: 'loading',
  page: 1,
  items: [],
  total: 0,
  error: undefined,
  generation: 0,
};

const stay = (state: NewsMachineState): NewsStep => ({ state, effects: NO_EFFECTS });

/** Reads a page number from an address; anything but a whole number from 1 on is page 1. */
const toPage = (asked: number): number => (Number.isSafeInteger(asked) && asked > 1 ? asked : 1);

const ask = (state: NewsMachineState, page: number): NewsStep => {
  const generation = state.generation + 1;
  // The items of another page are no answer to what was asked; those of the same page stay while it is read again.
  const items = page === state.page ? state.items : [];
  return {
    state: { ...state, status: 'loading', page, items, error: undefined, generation },
    effects: [{ type: 'fetch', limit: NEWS_PAGE_SIZE, offset: (page - 1) * NEWS_PAGE_SIZE, generation }],
  };
};

/** Five news items a page, found by their offset. @spec §2 home layout — news, limit 5 */
export const news = (state: NewsMachineState, event: NewsEvent): NewsStep => {
  if ('generation' in event && event.generation !== state.generation) return stay(state);
  switch (event.type) {
    case 'pageAsked':
      return ask(state, toPage(event.page));
    case 'retried':
      return state.status === 'failed' ? ask(state, state.page) : stay(state);
    case 'answered': {
      const { items, total } = event.page;
      return stay({ ...state, status: 'ready', items, total });
    }
    case 'failed':
      return stay({ ...state, status: 'failed', error: 'content.newsNotLoaded' });
    default:
      return exhaustive(event);
  }
};
