import { expect, it, onTestFinished, vi } from 'vitest';
import type { ProbedFile } from '@greenroom/core/gallery/upload-limits';
import type { FileProbe } from '@greenroom/core/gallery/upload.port';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { done, err, ok } from '@greenroom/core/kernel/result';
import * as phoneNumbers from '@greenroom/core/personal-data/phone-number';
import { createRegistrationController } from '@greenroom/core/registration/registration.controller';
import { RegisterPageViewModel } from './register-page.view-model.ts';

const PHOTO: ProbedFile = { kind: 'photo', width: 300, height: 300 };

// The browser takes a second to write a picture, so all tests have the same.
const canvas = new OffscreenCanvas(300, 300);
canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
const content = await canvas.convertToBlob();

const picture = (name: string): File => new File([content], name);

/** The real page of a registration, with a platform that takes every picture. Each look at a file waits for `probed`. */
const setUp = ({ isDown = false } = {}) => {
  const probed = new Map<string, (file: ProbedFile) => void>();
  const probe: FileProbe = {
    look: ({ name }) => new Promise((resolve) => void probed.set(name, resolve)),
    fingerprint: async () => undefined,
  };
  const uploaded = vi.fn<() => void>();
  const registration = createRegistrationController({
    token: 't',
    api: {
      invitation: async () => ok({ email: '' }),
      upload: async () => {
        uploaded();
        return isDown ? err({ kind: 'status', status: 500, message: '' }) : ok('f1');
      },
      submit: async () => ok('1001'),
      mailAgain: async () => done,
    },
    drafts: { read: () => ({}), write: () => undefined },
    language: () => undefined,
    today: () => [2026, 11, 21],
    fetchPhoneNumbers: async () => phoneNumbers,
    log: silentLog,
  });
  const model = new RegisterPageViewModel(registration, probe);
  onTestFinished(model.dispose);
  const urls = vi.spyOn(URL, 'createObjectURL');
  const reads = vi.spyOn(Blob.prototype, 'arrayBuffer');
  onTestFinished(() => {
    urls.mockRestore();
    reads.mockRestore();
  });
  /** Waits until this many pictures have been drawn anew, and the page has had them. */
  const drawn = async (count: number): Promise<void> => {
    await expect.poll(() => reads.mock.settledResults.filter(({ type }) => type === 'fulfilled')).toHaveLength(count);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { model, probed, uploaded, urls, drawn };
};

it('keeps the picture that was chosen last, also where the one before is ready later', async () => {
  const { model, probed, uploaded, drawn } = setUp();
  model.documents.idFront.choose(picture('first'));
  model.documents.idFront.choose(picture('second'));
  probed.get('second')?.(PHOTO);
  await expect.poll(() => model.documents.idFront.status).toBe('there');
  const { preview } = model.documents.idFront;
  probed.get('first')?.(PHOTO);
  await drawn(2);
  expect([model.documents.idFront.preview, uploaded.mock.calls.length]).toEqual([preview, 1]);
});

it('takes back the picture before as soon as another one is chosen', async () => {
  const { model, probed } = setUp();
  model.form.open();
  await expect.poll(() => model.form.phase).toBe('ready');
  model.documents.idFront.choose(picture('first'));
  probed.get('first')?.(PHOTO);
  await expect.poll(() => model.documents.idFront.status).toBe('there');
  expect(model.form.value('idFront')).toBe('f1');
  model.documents.idFront.choose(picture('second'));
  expect([model.documents.idFront.status, model.form.value('idFront')]).toEqual(['uploading', '']);
});

it('shows no picture that is ready after the page was closed', async () => {
  const { model, probed, urls, drawn } = setUp();
  model.documents.idFront.choose(picture('only'));
  model.dispose();
  probed.get('only')?.(PHOTO);
  await drawn(1);
  expect(urls).not.toHaveBeenCalled();
});

it('sends a picture once more whose upload failed, and not one that this device refused', async () => {
  const { model, probed, uploaded } = setUp({ isDown: true });
  model.documents.idFront.choose(picture('one'));
  probed.get('one')?.(PHOTO);
  await expect.poll(() => model.documents.idFront.status).toBe('failed');
  model.documents.idFront.retry?.();
  probed.get('one')?.(PHOTO);
  await expect.poll(() => uploaded.mock.calls.length).toBe(2);
  model.documents.idBack.choose(new File(['no picture'], 'two'));
  probed.get('two')?.({ kind: 'video' });
  await expect.poll(() => model.documents.idBack.status).toBe('failed');
  expect(model.documents.idBack.retry).toBeUndefined();
});
