import { expect, it } from 'vitest';
import { stopToysWhenLeaving } from './stop-when-leaving.ts';

it('stops the toys when the page goes, until that is ended', () => {
  let stops = 0;
  const page = new EventTarget();
  const end = stopToysWhenLeaving({ stop: () => void (stops += 1) }, page);
  page.dispatchEvent(new Event('pagehide'));
  end();
  page.dispatchEvent(new Event('pagehide'));
  expect(stops).toBe(1);
});
