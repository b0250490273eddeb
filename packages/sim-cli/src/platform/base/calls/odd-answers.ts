import { gzipSync } from 'node:zlib';
import { type CallFailure, NETWORK_FAILED } from '@greenroom/core/kernel/result';
import type { FaultName } from '../faults/fault.ts';

/** An answer that is none. */
export interface OddAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: () => string | Buffer;
  /** Failure that the product makes of the answer. */
  readonly arrivesAs: CallFailure;
}

const HTML = '<!doctype html><title>Greenroom</title><p>This is a page, not an answer.</p>';
/** The smallest picture that is one. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const TEN_MEGABYTES = 10 * 1024 * 1024;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const unreadable = (message: string): CallFailure => ({ kind: 'decode', status: 200, message });

// Without JSON.stringify, which looks at every character: most readers refuse the answer by its length.
const huge = (): string => `{"padding":"${'x'.repeat(TEN_MEGABYTES)}"}`;
const cut = (): Buffer => gzipSync(JSON.stringify({ padding: 'x'.repeat(1_000) })).subarray(0, -12);

const ODD_ANSWERS: Partial<Readonly<Record<FaultName, OddAnswer>>> = {
  'html-instead-of-json': {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: () => HTML,
    arrivesAs: unreadable('answer: not JSON'),
  },
  'wrong-type': {
    status: 200,
    headers: { 'content-type': 'image/gif' },
    body: () => PIXEL,
    arrivesAs: unreadable('answer: not JSON'),
  },
  'empty-answer': { status: 200, headers: JSON_TYPE, body: () => '', arrivesAs: unreadable('answer: not JSON') },
  'huge-answer': { status: 200, headers: JSON_TYPE, body: huge, arrivesAs: unreadable('answer: too big') },
  'cut-gzip': {
    status: 200,
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    body: cut,
    arrivesAs: NETWORK_FAILED,
  },
  'no-content': {
    status: 204,
    headers: {},
    body: () => '',
    arrivesAs: { kind: 'gateway', status: 204, message: 'No Content' },
  },
  'not-found': {
    status: 404,
    headers: JSON_TYPE,
    body: () => JSON.stringify({ error: 'not_found' }),
    arrivesAs: { kind: 'status', status: 404, message: 'not_found', body: { error: 'not_found' } },
  },
};

/** Finds the answer that a fault gives to every call, if one is on. */
export const oddAnswer = (faults: ReadonlySet<string>): OddAnswer | undefined =>
  Object.entries(ODD_ANSWERS).find(([name]) => faults.has(name))?.[1];
