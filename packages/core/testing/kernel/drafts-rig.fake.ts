import { performerId } from '../../src/kernel/ids.ts';
import { silentLog } from '../../src/kernel/log.port.ts';
import { type CallFailure, done, err, type Result } from '../../src/kernel/result.ts';
import { createSeededRandom } from '../../src/kernel/seeded-random.ts';
import { draftStore } from './draft-store.fake.ts';
import { settle } from './settle.fake.ts';

/** Parts for tests of drafts: storage in memory, a platform that refuses on command, and time for answers to arrive. */
export const createDraftsRig = () => {
  const drafts = new Map<string, string>();
  let refusal: CallFailure | undefined;
  return {
    deps: {
      drafts: draftStore(drafts),
      random: createSeededRandom(1),
      log: silentLog,
      performerId: () => performerId('1001'),
    },
    kept: (): readonly string[] => [...drafts.values()],
    /** From now on writing fails so; `undefined` lets it work again. */
    refuse: (failure: CallFailure | undefined): void => {
      refusal = failure;
    },
    written: (): Result<undefined, CallFailure> => (refusal === undefined ? done : err(refusal)),
    settle,
  };
};
