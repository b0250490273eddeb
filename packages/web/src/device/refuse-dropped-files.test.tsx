import { expect, it } from 'vitest';
import { refuseDroppedFiles } from './refuse-dropped-files.ts';

const dropOn = (place: Element, what: 'file' | 'words'): boolean => {
  const dataTransfer = new DataTransfer();
  if (what === 'file') dataTransfer.items.add(new File(['a'], 'a.png'));
  else dataTransfer.setData('text/plain', 'words');
  const events = ['dragover', 'drop'].map(
    (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
  );
  for (const event of events) place.dispatchEvent(event);
  return events.every(({ defaultPrevented }) => defaultPrevented);
};

it('keeps a dropped file from being opened by the browser, and lets words be dropped', () => {
  const stop = refuseDroppedFiles(window);
  expect([dropOn(document.body, 'file'), dropOn(document.body, 'words')]).toEqual([true, false]);
  stop();
  expect(dropOn(document.body, 'file')).toBe(false);
});
