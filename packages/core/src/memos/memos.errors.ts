/** Every way the memos can fail. @spec §8 Memo — create and update failed */
export type MemosErrorCode = 'memos.notLoaded' | 'memos.notCreated' | 'memos.notUpdated';
