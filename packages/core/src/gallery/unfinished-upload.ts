import { performerId } from '../kernel/ids.ts';
import { fieldOf, parseJson } from '../kernel/json.ts';
import { bytes, credits } from '../kernel/units.ts';
import { MEDIA_KINDS } from './media-item.ts';
import type { UnfinishedUpload, Upload } from './uploads.machine.ts';

/** Storage key. */
export const UNFINISHED_UPLOADS = 'uploads';

const isUnfinished = (upload: Upload): upload is Upload & UnfinishedUpload =>
  upload.phase.at !== 'done' &&
  upload.phase.at !== 'failed' &&
  upload.address !== undefined &&
  upload.fingerprint !== undefined;

/**
 * Serialises the uploads that a later page can continue; empty without any.
 * @param others those of other performers, which wait for their next login
 */
export const unfinishedText = (uploads: readonly Upload[], others: readonly UnfinishedUpload[]): string => {
  const kept = [...others, ...uploads.filter(isUnfinished)].map(({ task, sent, address, fingerprint }) => {
    const { file, ...fields } = task;
    return { ...fields, name: file.name, size: file.size, sent, address, fingerprint };
  });
  return kept.length === 0 ? '' : JSON.stringify(kept);
};

const parse = (text: string): readonly unknown[] => {
  const found = parseJson(text);
  return Array.isArray(found) ? found : [];
};

/** Reads one stored upload; an incomplete one is left out, and its file is then sent from its start. */
const readOne = (found: unknown): readonly UnfinishedUpload[] => {
  const stringField = (name: string): string | undefined => {
    const value = fieldOf(found, name);
    return typeof value === 'string' ? value : undefined;
  };
  const number = (name: string): number => {
    const value = fieldOf(found, name);
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
  };
  const [owner, name, address, fingerprint] = [
    stringField('owner'),
    stringField('name'),
    stringField('address'),
    stringField('fingerprint'),
  ];
  const kind = MEDIA_KINDS.find((each) => each === fieldOf(found, 'kind'));
  if (owner === undefined || name === undefined || address === undefined || fingerprint === undefined) return [];
  if (kind === undefined) return [];
  const task = {
    owner: performerId(owner),
    kind,
    file: { name, size: bytes(number('size')), content: undefined },
    paid: fieldOf(found, 'paid') === true,
    price: credits(number('price')),
    description: stringField('description') ?? '',
  };
  return [{ task, sent: bytes(number('sent')), address, fingerprint }];
};

/**
 * Reads the stored uploads that can go on after a reload; text that makes no sense counts as none.
 * @spec §8 Profile and media — upload image or video
 */
export const readUnfinished = (text: string): readonly UnfinishedUpload[] => parse(text).flatMap(readOne);
