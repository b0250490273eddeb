import type { BareAnswer, BarePerformer } from './bare-performer.ts';
import type { TestPlatform } from './test-platform.ts';

/** The tus protocol and the calls behind it in literal requests, so that client and platform cannot err together. */
export interface BareUploader {
  /** @returns the address of an upload of this length */
  readonly begin: (length: number) => Promise<string>;
  /** Sends the bytes of an upload from this offset on. */
  readonly append: (address: string, offset: number, content: Uint8Array) => Promise<Response>;
  /** @returns the number of bytes that the platform has */
  readonly offset: (address: string) => Promise<number>;
  /** Fetches with the performer's cookies. */
  readonly send: typeof fetch;
  /** Uploads a whole file and adds it to the gallery. */
  readonly add: (kind: 'photo' | 'video', content: Uint8Array, more?: Record<string, unknown>) => Promise<BareAnswer>;
  /** Adds the file of a finished upload to the gallery. */
  readonly keep: (kind: 'photo' | 'video', address: string, more?: Record<string, unknown>) => Promise<BareAnswer>;
}

const TUS = { 'tus-resumable': '1.0.0' };

export const createBareUploader = (
  platform: TestPlatform,
  performer: BarePerformer,
  performerId: string,
): BareUploader => {
  const { send } = performer;
  const at = (address: string): string => new URL(address, platform.url).href;
  const begin: BareUploader['begin'] = async (length) => {
    const response = await send(`${platform.url}/api/uploads`, {
      method: 'POST',
      headers: { ...TUS, 'upload-length': String(length) },
    });
    return response.headers.get('location') ?? '';
  };
  const append: BareUploader['append'] = (address, offset, content) =>
    send(at(address), {
      method: 'PATCH',
      headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: Buffer.from(content),
    });
  const keep: BareUploader['keep'] = (kind, address, more = {}) => {
    const upload = address.split('/').at(-1);
    const path = kind === 'photo' ? 'photos' : 'videos';
    const body = { upload, paid: 0, price: 0, description: '', ...more };
    return performer.call('POST', `performer/performer_accounts/${performerId}/${path}`, body);
  };
  return {
    send,
    begin,
    append,
    offset: async (address) =>
      Number((await send(at(address), { method: 'HEAD', headers: TUS })).headers.get('upload-offset')),
    keep,
    add: async (kind, content, more = {}) => {
      const address = await begin(content.length);
      await append(address, 0, content);
      return keep(kind, address, more);
    },
  };
};
