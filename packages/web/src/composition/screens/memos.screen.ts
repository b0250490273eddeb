import { createMemoForm } from '../../memos/memo-form.view-model.ts';
import { loadMemos, MemosPage } from '../../memos/MemosPage.tsx';
import { listOf } from '../../ui/query-view.ts';
import { createScreen } from './screen.ts';

/** Screen of the memos on all customers. @spec §2 /memos/ */
export const memosScreen = createScreen({
  Page: MemosPage,
  open: ({ app: { memos } }) => ({
    model: { list: listOf(memos.list), form: createMemoForm(memos) },
    load: loadMemos(memos),
  }),
});
