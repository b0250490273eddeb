import { loadMemos } from '../../memos/load-memos.ts';
import { MemosViewModel } from '../../memos/memos.view-model.ts';
import { MemosPage } from '../../memos/MemosPage.tsx';
import { createScreen } from './screen.ts';

/** Screen of the memos on all customers. @spec §2 /memos/ */
export const memosScreen = createScreen({
  Page: MemosPage,
  open: ({ app }) => ({ model: new MemosViewModel(app.memos), load: loadMemos(app.memos) }),
});
