import { startPlatform } from '../support/platform.ts';
// Measures how long a wrong password takes for IDs that exist and for IDs that do not: an attacker must not tell them apart.
import { postFrom } from '../support/post-from.ts';
import { atMost, type BenchRow } from './bench-row.ts';

/** IDs of each kind, and tries of each: fewer than a pause begins after. */
const IDS = 50;
const TRIES = 6;
/** Tries from one loopback address: fewer than an address has. */
const PER_ADDRESS = 80;
/** Share of the spread within which the medians must lie. */
const MOST_APART = 0.5;

/** @param share 0 to 1 */
const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const median = (times: readonly number[]): number => quantile(times, 0.5);
const distribution = (times: readonly number[]): string =>
  [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(times, share).toFixed(1)).join(' / ');

export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  const known: number[] = [];
  const unknown: number[] = [];
  try {
    const existing: string[] = [];
    for (let index = 0; index < IDS; index += 1) existing.push(await platform.hire({ codeChannel: 'email' }));
    let sent = 0;
    const guess = async (email: string): Promise<number> => {
      const address = `127.0.1.${1 + Math.floor(sent / PER_ADDRESS)}`;
      sent += 1;
      const body = { email, password: `guess ${sent}`, forced: false };
      const { error, time } = await postFrom(address, `${platform.url}/api/auth/login`, body);
      if (error !== 'incorrect_password') throw new Error(`${email} was answered with ${error}.`);
      return time;
    };
    // In turn, so that both see the same machine; the one that comes first changes with every pair.
    for (let round = 0; round < TRIES; round += 1) {
      for (const [index, id] of existing.entries()) {
        const absent = String(700_000 + index);
        if ((round + index) % 2 === 0) {
          known.push(await guess(id));
          unknown.push(await guess(absent));
        } else {
          unknown.push(await guess(absent));
          known.push(await guess(id));
        }
      }
    }
  } finally {
    await platform.stop();
  }
  const spread = quantile(known, 0.75) - quantile(known, 0.25);
  const apart = Math.abs(median(known) - median(unknown));
  const half = (rest: number): readonly number[] => known.filter((_, index) => index % 2 === rest);
  const noise = Math.abs(median(half(0)) - median(half(1)));
  return [
    atMost(
      `known ID, ${known.length} tries: median (5/25/50/75/95 %: ${distribution(known)})`,
      median(known),
      'ms',
      2_000,
    ),
    atMost(`unknown ID, same (${distribution(unknown)})`, median(unknown), 'ms', 2_000, median(known)),
    atMost(
      '… medians apart; floor: two halves of the known',
      apart,
      'ms',
      Number((spread * MOST_APART).toFixed(1)),
      noise,
    ),
  ];
};
