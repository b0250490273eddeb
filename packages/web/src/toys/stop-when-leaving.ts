import type { ToysController } from '@greenroom/core/toys/toys.controller';

/**
 * Stops all toys when the page is closed; the stop outlives the page.
 * @returns a function that ends this.
 * @spec §4 Toy connection — vibration is stopped
 */
export const stopToysWhenLeaving = (toys: Pick<ToysController, 'stop'>, page: EventTarget): (() => void) => {
  page.addEventListener('pagehide', toys.stop);
  return () => page.removeEventListener('pagehide', toys.stop);
};
