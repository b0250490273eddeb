import { Option } from '@commander-js/extra-typings';
import { CROWDS } from '../../platform/base/environment/platform-options.ts';
import { DEMO_PASSWORD, PERFORMERS } from '../../platform/base/world/performers.ts';
import { argument, wholeNumber } from './argument.ts';

/** The performers of the world, for a program that starts a platform. */
export const performerAccounts = () =>
  PERFORMERS.map(({ id, username, purpose }) => ({ id, username, purpose, password: DEMO_PASSWORD }));

/** The page takes no other rates. */
const [SLOWEST, FASTEST] = [0.01, 1000];

const rateOf = argument(`a number from ${SLOWEST} to ${FASTEST}`, (text) => {
  const value = Number(text);
  return value >= SLOWEST && value <= FASTEST ? value : undefined;
});

// Options of a world and its time, for `serve` and `nodes`.

export const seedOption = () =>
  new Option('--seed <number>', 'which world to make (default: that of the data, else 1)').argParser(wholeNumber());

export const crowdOption = () =>
  new Option('--crowd <mood>', 'customers who ask by themselves').choices(CROWDS).default('calm' as const);

export const clockRateOption = () =>
  new Option('--clock-rate <times>', 'how fast time passes').argParser(rateOf).default(1);
