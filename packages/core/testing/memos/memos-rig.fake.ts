import { clientId, memoId } from '../../src/kernel/ids.ts';
import { ok } from '../../src/kernel/result.ts';
import { seconds } from '../../src/kernel/units.ts';
import type { Memo, MemoOrder, MemoPin } from '../../src/memos/memo.ts';
import { createMemosController } from '../../src/memos/memos.controller.ts';
import { createDraftsRig } from '../kernel/drafts-rig.fake.ts';

export const MARK = { id: clientId('5001'), name: 'nl|Mark' };
export const MEMO: Memo = {
  id: memoId('m1'),
  client: MARK,
  content: 'likes jazz',
  isPinned: false,
  date: seconds(0),
  performerId: undefined,
};

/** The memos over a platform with these memos, which notes the calls. The same `rig` given again is a reload of the page. */
export const setUpMemos = (rig = createDraftsRig(), memosThere: readonly Memo[] = [MEMO]) => {
  const asked: string[] = [];
  const saved: MemoOrder[] = [];
  const pinned: MemoPin[] = [];
  const memos = createMemosController({
    api: {
      list: async (_id, { limit, offset }) => {
        asked.push(`list ${limit} ${offset}`);
        return ok({ memos: memosThere, total: memosThere.length });
      },
      about: async (_id, client) => {
        asked.push(`about ${client}`);
        return ok({ memos: memosThere, total: memosThere.length });
      },
      pin: async (_id, order) => {
        pinned.push(order);
        return rig.written();
      },
      save: async (_id, order) => {
        saved.push(order);
        return rig.written();
      },
    },
    ...rig.deps,
  });
  const kept = (): readonly string[] => rig.kept().filter((text) => text !== '');
  return { memos, asked, saved, pinned, refuse: rig.refuse, settle: rig.settle, kept };
};
