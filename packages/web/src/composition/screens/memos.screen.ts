import { loadMemos } from '../../memos/load-memos.ts';
import { MemosViewModel } from '../../memos/memos.view-model.ts';
import { MemosPage } from '../../memos/MemosPage.tsx';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Screen of the memos on all customers. @spec §2 /memos/ */
export const memosScreen = createScreen({
  Page: MemosPage,
  createModel: (get) => new MemosViewModel(get(TOKENS.app).memos),
  load: (get) => loadMemos(get(TOKENS.app).memos),
});
