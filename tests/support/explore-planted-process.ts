// Plays random shifts from the seed of its first argument on, and prints the sentence of the first that breaks an invariant. Loaded after
// `plant-bug.ts`, which has to be before every module of the product.
import { randomShift } from '@greenroom/sim-cli/explore/random-shift';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/base/faults/fault';
import { isPlayable } from '@greenroom/sim-cli/scenario/playable-fault';
import { replay } from '@greenroom/sim-cli/scenario/replay';

const LAST_SEED = 2_000;
const kind = { hours: 0.2, faults: FAULT_NAMES.filter(isPlayable) };

const firstBroken = async (from: number): Promise<string> => {
  for (let seed = from; seed <= LAST_SEED; seed += 1) {
    const { failure } = await replay(randomShift({ seed, ...kind }));
    if (failure !== undefined) return failure.instead;
  }
  return 'nothing';
};

process.stdout.write(await firstBroken(Number(process.argv[2])));
