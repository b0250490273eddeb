import type { Cancel } from '@greenroom/core/kernel/clock.port';

/** Keeps the browser from opening a file in place of the app where it is dropped beside a field that takes files. */
export const refuseDroppedFiles = (target: Pick<Window, 'addEventListener' | 'removeEventListener'>): Cancel => {
  const refuse = (event: DragEvent): void => {
    const { dataTransfer } = event;
    // Words may be dropped into a field, and a place that takes files has prevented the default itself.
    if (event.defaultPrevented || dataTransfer === null || !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  target.addEventListener('dragover', refuse);
  target.addEventListener('drop', refuse);
  return () => {
    target.removeEventListener('dragover', refuse);
    target.removeEventListener('drop', refuse);
  };
};
