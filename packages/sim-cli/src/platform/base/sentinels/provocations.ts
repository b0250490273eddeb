import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const FILE = new URL('./provocations.yaml', import.meta.url);
/** Provocations by section of the page of errors, then by the product's own code, which is also the key of its text. */
const fileWire = z.record(z.string(), z.record(z.string(), z.string()));

/** Errors of the product, each with a way to provoke it. @spec §8 */
export const PROVOCATIONS = Object.entries(fileWire.parse(parse(readFileSync(FILE, 'utf8')))).flatMap(
  ([section, errors]) => Object.entries(errors).map(([code, how]) => ({ section, code, how })),
);
