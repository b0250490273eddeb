/** In the journal: what a call brought could not be written down. */
export const NOT_KEPT = 'Data not kept';

/** A data folder or database that this platform must not use; the message is a whole sentence that says what to do. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** What the operating system or the database says of a place that cannot hold the data. */
export const isStoreTrouble = (error: unknown): error is Error =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_SQLITE_ERROR') || ('syscall' in error && 'path' in error));
