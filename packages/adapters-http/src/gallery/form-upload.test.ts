import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { ok } from '@greenroom/core/kernel/result';
import { bytes, credits } from '@greenroom/core/kernel/units';
import type { ApiClient } from '../http/api-client.ts';
import { createUploader } from './uploader.http.ts';

/** The requests of the page, as far as an upload uses them. */
class FakeRequest extends EventTarget {
  static readonly all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly statusText = '';
  status = 0;
  responseText = '';
  form = new FormData();
  withCredentials = false;
  address = '';
  readonly open = (_method: string, address: string): void => void (this.address = address);
  readonly abort = (): void => undefined;
  readonly setRequestHeader = (): void => undefined;
  readonly send = (form: FormData): void => {
    this.form = form;
    FakeRequest.all.push(this);
  };

  answer(status: number, text = ''): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const start = () => {
  const outcomes: string[] = [];
  const calls: string[] = [];
  let ids = 0;
  const uploader = createUploader({
    client: {
      call: (({ name }, { params, body }) => {
        calls.push(JSON.stringify([name, params, body]));
        return Promise.resolve(ok({ id: 'm1' }));
      }) as ApiClient['call'],
      onAnswer: () => () => undefined,
    },
    base: '/api/',
    uploadUrl: '',
    streamingUrl: '',
    headers: {},
    random: { id: () => `id${(ids += 1)}` },
  });
  const task = {
    owner: performerId('1004'),
    kind: 'photo',
    file: { name: 'sea.jpg', size: bytes(3), content: new Blob(['sea']) },
    paid: false,
    price: credits(0),
    description: '',
  } as const;
  const running = uploader.start(task, {
    opened: () => undefined,
    progressed: () => undefined,
    interrupted: () => undefined,
    gaveUp: () => outcomes.push('gaveUp'),
    finished: () => outcomes.push('finished'),
    failed: ({ status }) => outcomes.push(`failed ${status}`),
  });
  return { running, outcomes, calls };
};
const names = () => FakeRequest.all.map(({ form }) => form.get('upload'));

it.each([
  ['no answer', (request?: FakeRequest) => request?.dispatchEvent(new Event('error'))],
  ['the answer of a gateway', (request?: FakeRequest) => request?.answer(504)],
  ['the page of a proxy', (request?: FakeRequest) => request?.answer(413, '<html>')],
])('sends a photo in one piece again by the same name after %s', (_what, end) => {
  const { running, outcomes } = start();
  end(FakeRequest.all[0]);
  running.resume();
  FakeRequest.all[1]?.answer(200);
  expect(outcomes).toEqual(['gaveUp', 'finished']);
  expect(names()).toEqual(['id1', 'id1']);
});

it('sends the cookie of the login, also where the platform has an origin of its own', () => {
  start();
  expect(FakeRequest.all.map(({ address, withCredentials }) => [address, withCredentials])).toEqual([
    ['/api/performer/performer_accounts/1004/photos/file', true],
  ]);
});

it('says that the platform refused a photo in one piece', () => {
  const { outcomes } = start();
  FakeRequest.all[0]?.answer(415, '{"error":"wrong_type"}');
  expect(outcomes).toEqual(['failed 415']);
});

it('deletes a photo in one piece that is cancelled after all of it was sent, because the platform may keep it', async () => {
  const { running, calls } = start();
  FakeRequest.all[0]?.upload.dispatchEvent(new Event('load'));
  FakeRequest.all[0]?.dispatchEvent(new Event('error'));
  running.cancel();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    '["keepPhoto",{"id":"1004"},{"upload":"id1","paid":false,"price":0,"description":""}]',
    '["deleteMedia",{"id":"1004","mediaId":"m1"},null]',
  ]);
});

it('asks nothing of the platform when a photo in one piece is cancelled before all of it was sent', () => {
  const { running, calls } = start();
  running.cancel();
  expect(calls).toEqual([]);
});
