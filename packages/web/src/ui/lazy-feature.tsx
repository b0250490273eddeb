import { useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createEmitter } from '@greenroom/core/kernel/emitter';
import { ChunkNotFetched } from '../device/fetch-chunk.ts';
import { NotFetched } from './NotFetched.tsx';

type Part<Props> =
  | { readonly status: 'fetching' }
  | { readonly status: 'there'; readonly Its: ComponentType<Props> }
  | { readonly status: 'failed'; readonly error: unknown; readonly busy: boolean };

/** Fetches a part once; a failed one again at each request. */
class FetchedPart<Props> {
  #part: Part<Props> = { status: 'fetching' };
  #isAsked = false;
  readonly #fetch: () => Promise<ComponentType<Props>>;
  readonly #changed = createEmitter();

  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.#fetch = fetch;
  }

  readonly current = (): Part<Props> => this.#part;

  readonly subscribe = this.#changed.on;

  /** Begins to fetch where nobody looks at it yet: a part that failed while it was shown elsewhere begins anew. */
  readonly begin = (): void => {
    if (this.#part.status === 'failed' && !this.#changed.hasListeners()) this.#part = { status: 'fetching' };
    if (this.#part.status === 'fetching') this.#ask();
  };

  /** Fetches a failed part again, and leaves on screen what is there until it has arrived or failed again. */
  readonly retry = (): void => {
    if (this.#part.status === 'failed') this.#become({ ...this.#part, busy: true });
    this.#ask();
  };

  #become(part: Part<Props>): void {
    this.#part = part;
    this.#changed.emit();
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const answer = (part: Part<Props>): void => {
      this.#isAsked = false;
      this.#become(part);
    };
    const fail = (error: unknown): void => answer({ status: 'failed', error, busy: false });
    this.#fetch().then(
      // WebKit gives nothing of a module that threw at an import before.
      (Its: ComponentType<Props> | undefined) =>
        Its === undefined ? fail(new ChunkNotFetched(undefined)) : answer({ status: 'there', Its }),
      fail,
    );
  }
}

const Nothing = () => null;
const Bare = ({ children }: { readonly children: ReactNode }) => children;

/**
 * Makes a component of a part that is fetched when it is first shown. It is shown as soon as it is there: after the fallback of a `Suspense` React holds
 * everything that was awaited back for 300 ms. Where it could not be fetched, a button in its place fetches it again, and all around it goes on.
 *
 * @param fetch fails with `ChunkNotFetched` where another try may help; other errors are passed on to the boundary above
 * @param Waiting shown meanwhile
 * @param Frame holds the words about a part that could not be fetched, such as the window in which it would be
 */
export const lazyFeature = <Props extends object = object>(
  fetch: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
  Frame: ComponentType<Props & { readonly children: ReactNode }> = Bare,
): ComponentType<Props> => {
  const fetched = new FetchedPart(fetch);
  return function Feature(props: Props) {
    useState(fetched.begin);
    const part = useSyncExternalStore(fetched.subscribe, fetched.current);
    if (part.status === 'there') return <part.Its {...props} />;
    if (part.status === 'fetching') return <Waiting />;
    if (!(part.error instanceof ChunkNotFetched)) throw part.error;
    return (
      <Frame {...props}>
        <NotFetched busy={part.busy} retry={fetched.retry} />
      </Frame>
    );
  };
};
