import type { Random } from '@greenroom/core/kernel/random.port';

const TWO_TO_32 = 4_294_967_296;

/** Chance from the browser's cryptographic source: ids of messages must not be guessed. */
export const createCryptoRandom = (source: Crypto): Random => ({
  next: () => (source.getRandomValues(new Uint32Array(1))[0] ?? 0) / TWO_TO_32,
  // randomUUID exists in secure contexts only; a phone on the local network has none.
  id: () =>
    source.randomUUID?.() ?? [...source.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-'),
});
