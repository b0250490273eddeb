import * as z from 'zod/mini';

/** Codecs make no code from text: the page's Content-Security-Policy forbids it, and even the attempt would be reported. */
export const configureDecoding = (): void => {
  z.config({ jitless: true });
};
