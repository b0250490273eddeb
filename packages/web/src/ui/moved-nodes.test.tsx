import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it, onTestFinished } from 'vitest';
import { tolerateMovedNodes } from './moved-nodes.ts';
import { show } from './show.fake.tsx';

const setUp = async () => {
  onTestFinished(tolerateMovedNodes(Node.prototype));
  const isBusy = observable.box(false);
  const Line = observer(function Line() {
    return (
      <p>
        {isBusy.get() && <b>Wait</b>}
        {'Save'}
        {!isBusy.get() && 'Saved'}
      </p>
    );
  });
  const page = await show(<Line />);
  await expect.poll(() => page.textContent).toBe('SaveSaved');
  return {
    texts: () => [...(page.querySelector('p')?.childNodes ?? [])].filter((node) => node instanceof Text),
    shown: () => page.querySelector('p')?.textContent,
    setBusy: (busy: boolean) => runInAction(() => isBusy.set(busy)),
  };
};

const createFont = (text: Node): HTMLElement => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.append(inner);
  inner.append(text);
  return outer;
};

it('lets React insert before texts and remove them where elements are around them', async () => {
  const { texts, shown, setBusy } = await setUp();
  for (const text of texts()) {
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(createFont(text));
  }
  setBusy(true);
  await expect.poll(shown).toBe('WaitSave');
  setBusy(false);
  await expect.poll(shown).toBe('SaveSaved');
});

it.each([null, undefined])('puts an element last that is to stand before %s', (next) => {
  onTestFinished(tolerateMovedNodes(Node.prototype));
  const list = document.createElement('ol');
  list.append(document.createElement('li'));
  const added = document.createElement('li');
  // Libraries without types do so.
  list.insertBefore(added, next as null);
  expect(list.lastChild).toBe(added);
});

it('lets React go on where other texts stand in the place of its own', async () => {
  const { texts, shown, setBusy } = await setUp();
  for (const text of texts()) text.replaceWith(createFont(new Text(`[${text.data}]`)));
  setBusy(true);
  await expect.poll(shown).toBe('[Save][Saved]Wait');
  setBusy(false);
  await expect.poll(shown).toBe('[Save][Saved]Saved');
});
