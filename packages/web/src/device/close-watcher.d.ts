/** The part of a close watcher that is used; TypeScript's own library does not know it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

interface Window {
  readonly CloseWatcher?: new () => CloseWatcher;
}
