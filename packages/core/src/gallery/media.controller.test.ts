import { expect, it } from 'vitest';
import { createMediaController, type MediaDeps } from './media.controller.ts';

it('knows whose uploads are on the screen until every page of them is gone', () => {
  const media = createMediaController({ drafts: { read: () => '', write: () => undefined } } as unknown as MediaDeps);
  const hide = media.show('photo');
  const hideSecond = media.show('photo');
  expect([media.isShown('photo'), media.isShown('video')]).toEqual([true, false]);
  hide();
  hide();
  expect(media.isShown('photo')).toBe(true);
  hideSecond();
  expect(media.isShown('photo')).toBe(false);
});
