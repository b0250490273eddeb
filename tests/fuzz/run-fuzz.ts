import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as z from 'zod';
import type { FuzzTarget } from './fuzz-target.ts';

/** Another folder for a run whose source has a planted bug. */
const CORPUS = process.env['FUZZ_CORPUS'] ?? join(import.meta.dirname, 'corpus');
const corpusWire = z.array(z.string());

/** Inputs that once broke a decoder, oldest first; they are tried again each time. */
const readCorpus = (file: string): readonly string[] =>
  existsSync(file) ? corpusWire.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

const keep = (file: string, input: string): void => {
  const kept = [...new Set([...readCorpus(file), input])];
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
};

/** The extent of a search: so many inputs, or as many as there is time for. */
export interface FuzzLimits {
  readonly seed: number;
  readonly runs?: number;
  readonly milliseconds?: number;
  /** Folder of the corpus. */
  readonly corpus?: string;
}

/** The most inputs of one search that is limited by its time. */
const MANY = 10_000_000;

/**
 * Tries the corpus, then random inputs. The smallest input that breaks a rule is written into the corpus.
 *
 * @returns the number of random inputs
 * @throws Error with the rule and the input
 */
export const runFuzz = async ({ name, inputs, check }: FuzzTarget, limits: FuzzLimits): Promise<number> => {
  const { seed, runs = MANY, milliseconds, corpus = CORPUS } = limits;
  const file = join(corpus, `${name}.json`);
  for (const input of readCorpus(file)) await check(input);
  const property = fc.asyncProperty(inputs, async (input) => check(input));
  const details = await fc.check(property, {
    seed,
    numRuns: runs,
    ...(milliseconds === undefined ? {} : { interruptAfterTimeLimit: milliseconds, markInterruptAsFailure: false }),
  });
  // Without an input nothing failed: there was no time for the first one.
  if (!details.failed || details.counterexample === null) return details.numRuns;
  const [input] = details.counterexample;
  keep(file, input);
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  throw new Error(`${name}: ${why}. The input is in ${file}: ${input.slice(0, 500)}`);
};
