import type { ToysController } from '@greenroom/core/toys/toys.controller';

/** A closed tab leaves no toy running: the stop outlives the page. @returns what ends it. @spec §4 Toy connection — vibration is stopped */
export const stopToysWhenLeaving = (toys: Pick<ToysController, 'stop'>, page: EventTarget): (() => void) => {
  page.addEventListener('pagehide', toys.stop);
  return () => page.removeEventListener('pagehide', toys.stop);
};
