import { expect, it } from 'vitest';
import { approvedGroups, OPEN_SETTINGS, photoItem } from '../../testing/gallery/media-item.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { createFormController } from '../forms/form.controller.ts';
import { createGalleryController } from '../gallery/gallery.controller.ts';
import { NO_GROUPS } from '../gallery/media-item.ts';
import { mediaId, performerId } from '../kernel/ids.ts';
import { logWithLiterals, type LogFields } from '../kernel/log.port.ts';
import { done, err, ok } from '../kernel/result.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { locationProblems, NO_LOCATION, type ProfileLocation } from '../profile/profile-info.ts';
import { ERROR_LITERALS } from './error-literals.ts';

const createNotes = () => {
  const entries: (LogFields | undefined)[] = [];
  const log = logWithLiterals({ write: (_level, _message, fields) => void entries.push(fields) }, ERROR_LITERALS);
  return { entries, log, literals: () => entries.flatMap((fields) => fields?.['literal'] ?? []) };
};

it.each(Object.entries(ERROR_LITERALS))('writes %s into the log as "%s"', (error, literal) => {
  const { log, entries } = createNotes();
  log.write('warn', 'it failed', { error, tries: 1 });
  expect(entries).toEqual([{ error, tries: 1, literal }]);
});

it('adds nothing to an entry whose error the specification does not write out, or that has none', () => {
  const { log, entries } = createNotes();
  log.write('warn', 'it failed', { error: 'media.notSaved' });
  log.write('info', 'nothing failed');
  expect(entries).toEqual([{ error: 'media.notSaved' }, undefined]);
});

it('names “no countries selected” when a location without a country is to be saved', async () => {
  const { log, literals } = createNotes();
  const form = createFormController<ProfileLocation>({
    name: 'location',
    empty: NO_LOCATION,
    check: (values) => locationProblems(values, new Map()),
    load: async () => ok({ ...NO_LOCATION, countries: ['nl'] }),
    save: async () => ok(undefined),
    drafts: { read: () => ({}), write: () => undefined },
    log,
  });
  form.open();
  await settle();
  form.set('countries', []);
  expect(literals()).toEqual([]);
  form.save();
  expect(literals()).toEqual(['no countries selected']);
});

it('names “performer not logged in” when a photo is changed after the login has ended, and says so on the page', async () => {
  const { log, literals } = createNotes();
  const gallery = createGalleryController({
    kind: 'photo',
    api: {
      groups: async (_id, { paid }) => ok(paid ? NO_GROUPS : approvedGroups(photoItem('a'), photoItem('b'))),
      settings: async () => ok(OPEN_SETTINGS),
      swap: async () => done,
      change: async () => done,
      remove: async () => err({ kind: 'status', status: 403, message: 'not_logged_in' }),
      makeMain: async () => done,
      makeAvatar: async () => done,
    },
    clock: createVirtualClock(),
    log,
  });
  gallery.open(performerId('1001'));
  await settle();
  gallery.act({ type: 'remove', id: mediaId('a') });
  await settle();
  expect(literals()).toEqual(['performer not logged in']);
  expect(gallery.watch.state()).toMatchObject({ error: 'login.sessionExpired' });
});
