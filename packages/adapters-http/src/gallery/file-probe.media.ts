import { probeFile } from '@greenroom/core/gallery/content/probe-file';
import type { FileProbe } from '@greenroom/core/gallery/upload.port';

const bytesOf = async (content: Blob): Promise<Uint8Array> => new Uint8Array(await content.arrayBuffer());

/** Bytes of the beginning and of the end that identify a file, together with its length. */
const PRINTED = 64 * 1024;

const printOf = async (content: Blob): Promise<string> => {
  const parts = [content.slice(0, PRINTED), content.slice(-PRINTED), String(content.size)];
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const createFileProbe = (): FileProbe => ({
  look: async ({ content }) => {
    if (!(content instanceof Blob)) return { kind: 'unreadable' };
    const read = (from: number, length: number) => bytesOf(content.slice(from, from + length));
    return probeFile({ size: content.size, read }).catch(() => ({ kind: 'unreadable' }));
  },
  fingerprint: async ({ content }) => (content instanceof Blob ? printOf(content).catch(() => undefined) : undefined),
});
