/** A part of the product could not be fetched, also not at the last try: asking again later may work. */
export class ChunkNotFetched extends Error {
  override readonly name = 'ChunkNotFetched';

  constructor(cause: unknown) {
    super('A part of the product could not be fetched.', { cause });
  }
}

/** The part of the browser that this needs. */
export interface ChunkPage {
  readonly wait: (ms: number) => Promise<void>;
  /** Fetches style sheets again that did not arrive. */
  readonly repairStyles: () => Promise<void>;
}

/** Before the second and the third try, in milliseconds. */
const PAUSES = [1_000, 3_000] as const;

const again = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.nonce = link.nonce;
    next.href = link.href;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`Not fetched: ${next.href}`)));
    link.replaceWith(next);
  });

const BROWSER: ChunkPage = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  // The loader of the build tries each style sheet once and then takes it for granted.
  repairStyles: async () => {
    const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
    await Promise.all(links.filter(({ sheet }) => sheet === null).map(again));
  },
};

/**
 * Fetches a part of the product, three times at most, so that a short gap in the network is not noticed.
 *
 * @throws ChunkNotFetched when the last try failed too
 */
export const fetchChunk = async <Part>(load: () => Promise<Part>, page: ChunkPage = BROWSER): Promise<Part> => {
  try {
    return await load();
  } catch {
    // Tried again below.
  }
  let failure: unknown;
  for (const pause of PAUSES) {
    await page.wait(pause);
    try {
      await page.repairStyles();
      return await load();
    } catch (error) {
      failure = error;
    }
  }
  throw new ChunkNotFetched(failure);
};
