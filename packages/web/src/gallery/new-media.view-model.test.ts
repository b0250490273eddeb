import { expect, it } from 'vitest';
import { emptyGallery, type GalleryState } from '@greenroom/core/gallery/gallery.machine';
import { NO_GROUPS } from '@greenroom/core/gallery/media-item';
import { NO_UPLOADS, type UploadsState } from '@greenroom/core/gallery/uploads.machine';
import { createValue } from '@greenroom/core/kernel/machine';
import { OPEN_SETTINGS } from '@greenroom/core/testing/gallery/media-item.fake';
import { draftStore } from '@greenroom/core/testing/kernel/draft-store.fake';
import { NewMediaViewModel } from './new-media.view-model.ts';

const still = <State>(state: State) => createValue(state);

const setUp = (change: Partial<GalleryState> = {}, uploads: UploadsState = NO_UPLOADS) => {
  const gallery = still({ ...emptyGallery('photo'), settings: OPEN_SETTINGS, ...change });
  return new NewMediaViewModel({ add: () => undefined }, gallery, still(uploads), draftStore(new Map()));
};

it.each([true, false])('begins as the type of the list it was opened from: paid %s', (paid) => {
  const form = setUp();
  form.openOn(!paid);
  form.openOn(paid);
  expect(form.words).toMatchObject({ paid, description: '' });
});

it('keeps the begun form, whichever list it is opened from again', () => {
  const form = setUp();
  form.openOn(false);
  form.type('By the sea');
  form.openOn(true);
  expect(form.words).toMatchObject({ paid: false, description: 'By the sea' });
});

it('takes a photo back whose text was refused, and sends it once the text is another one', () => {
  const form = setUp();
  form.takeBack({ description: 'paymehere', paid: false, price: 0 }, new File(['x'], 'sea.jpg'));
  expect([form.files.map(({ name }) => name), form.words.description, form.isTextRefused]).toEqual([
    ['sea.jpg'],
    'paymehere',
    true,
  ]);
  expect(form.send()).toBe(false);
  form.type('By the sea');
  expect([form.isTextRefused, form.send()]).toEqual([false, true]);
});

it('sends no more paid photos than may still be added', () => {
  const free = { ...NO_GROUPS, approved: { items: [], total: 3 } };
  const settings = { ...OPEN_SETTINGS, paid: { ...OPEN_SETTINGS.paid, balance: 9 } };
  const form = setUp({ library: { free, paid: NO_GROUPS }, settings });
  form.openOn(true);
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => new File(['x'], `${name}.jpg`));
  form.choose(files);
  expect([form.tooManyFor, form.send()]).toEqual([3, false]);
  form.charge(false);
  expect(form.tooManyFor).toBeUndefined();
  form.charge(true);
  form.choose(files.slice(0, 3));
  expect([form.tooManyFor, form.send()]).toEqual([undefined, true]);
});

it('counts paid photos that are being sent among those that may still be added, and paid videos in the balance of both', () => {
  const free = { ...NO_GROUPS, approved: { items: [], total: 3 } };
  const settings = { ...OPEN_SETTINGS, paid: { ...OPEN_SETTINGS.paid, balance: 4 } };
  const upload = (kind: 'photo' | 'video', paid: boolean, at: string) => ({ task: { kind, paid }, phase: { at } });
  const uploads = [
    upload('photo', true, 'sending'),
    upload('photo', true, 'done'),
    upload('photo', true, 'failed'),
    upload('photo', false, 'waiting'),
  ];
  const tooManyFor = (videos: number): number | undefined => {
    const sent = Array.from({ length: videos }, () => upload('video', true, 'paused'));
    const form = setUp({ library: { free, paid: NO_GROUPS }, settings }, {
      uploads: [...uploads, ...sent],
    } as unknown as UploadsState);
    form.openOn(true);
    form.choose(['a', 'b', 'c'].map((name) => new File(['x'], `${name}.jpg`)));
    return form.tooManyFor;
  };
  expect([tooManyFor(0), tooManyFor(2)]).toEqual([2, 1]);
});
