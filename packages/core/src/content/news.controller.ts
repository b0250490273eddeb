import type { Log } from '../kernel/log.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import type { ContentApi } from './content-api.port.ts';
import { news, NO_NEWS } from './news.machine.ts';
import type { NewsEffect, NewsEvent, NewsMachineState, NewsState } from './news.machine.ts';

export interface NewsController {
  readonly watch: Watchable<NewsState>;
  /** @param page from 1 on; anything else is the first page. @spec §2 Paged routes */
  readonly load: (page: number) => void;
  /** Asks again for the page that failed. */
  readonly retry: () => void;
}

export interface NewsDeps {
  readonly api: Pick<ContentApi, 'news'>;
  readonly log: Log;
}

/** Fetches the news for performers, a page at a time. @spec §2 home layout — forWhom=ROLE_PERFORMER */
export const createNewsController = ({ api, log }: NewsDeps): NewsController => {
  const perform = (effect: NewsEffect, send: (event: NewsEvent) => void): void => {
    const { limit, offset, generation } = effect;
    void api.news({ forWhom: 'ROLE_PERFORMER', limit, offset }).then((answer) => {
      if (!answer.ok) log.write('error', 'news not loaded', { status: answer.error.status });
      send(answer.ok ? { type: 'answered', generation, page: answer.value } : { type: 'failed', generation });
    });
  };
  const actor = createActor<NewsMachineState, NewsEvent, NewsEffect>({ initial: NO_NEWS, transition: news, perform });
  return {
    watch: actor,
    load: (page) => actor.send({ type: 'pageAsked', page }),
    retry: () => actor.send({ type: 'retried' }),
  };
};
