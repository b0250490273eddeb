import { action, makeObservable, observableRef } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { startAnnouncing, type Urgency } from './announcer.ts';
import { FieldNote } from './FieldNote.tsx';
import { Modal } from './Modal.tsx';
import { Notice } from './Notice.tsx';
import { show } from './show.fake.tsx';
import { WindowBackground } from './WindowBackground.tsx';

class Page {
  content: ReactNode = undefined;
  constructor() {
    makeObservable(this, { content: observableRef, render: action });
  }
  readonly render = (content: ReactNode): void => {
    this.content = content;
  };
}

const Shown = observer(function Shown({ model }: { readonly model: Page }) {
  return model.content;
});

/** Everything that was read out, in order, since the page was shown. */
const setUp = async (first?: ReactNode) => {
  const model = new Page();
  model.render(first);
  await show(<Shown model={model} />);
  const { regions, stop } = startAnnouncing();
  onTestFinished(stop);
  const announced: string[] = [];
  for (const urgency of ['polite', 'assertive'] satisfies Urgency[]) {
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        addedNodes.forEach((node) => announced.push(`${urgency}: ${node.textContent}`));
    });
    watch.observe(regions[urgency], { childList: true });
    onTestFinished(() => watch.disconnect());
  }
  return { announced, render: model.render };
};

/** Longer than anything waits to be read out together. */
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 400));

it('reads an alert out once, without what is hidden, with the labels of pictures', async () => {
  const { announced, render } = await setUp();
  render(
    <Notice tone="stop" title="Not saved" data-announce="assertive">
      Try <b>again</b>. <span aria-hidden="true">!</span>
      <span role="img" aria-label="Netherlands" />
    </Notice>,
  );
  await settled();
  expect(announced).toEqual(['assertive: Not saved Try again. Netherlands']);
});

it('reads a changed state out, but not one that comes with its page or stays the same', async () => {
  const { announced, render } = await setUp();
  const page = (state: string, other: string): ReactNode => (
    <section>
      <p data-announce="polite">
        <span>{state}</span>
      </p>
      <p>{other}</p>
    </section>
  );
  render(page('Ready', 'one'));
  await settled();
  render(page('Ready', 'two'));
  await settled();
  expect(announced).toEqual([]);
  render(page('Paused', 'two'));
  await settled();
  expect(announced).toEqual(['polite: Paused']);
});

it('reads a state out that comes by itself, and only as it is at the end', async () => {
  const { announced, render } = await setUp();
  render(<p data-announce="polite">Saving</p>);
  render(<p data-announce="polite">Saved</p>);
  await settled();
  expect(announced).toEqual(['polite: Saved']);
});

it('reads the same text from two places once, and an error of a summary with the summary', async () => {
  const { announced, render } = await setUp();
  render(
    <>
      <Notice tone="stop" title="Correct this first" data-announce="assertive">
        Zip code: fill it in.
      </Notice>
      <FieldNote help={undefined} error="fill it in." />
      <p data-announce="assertive">Not saved.</p>
      <p data-announce="polite">Not saved.</p>
    </>,
  );
  await settled();
  expect(announced).toEqual(['assertive: Correct this first Zip code: fill it in.', 'assertive: Not saved.']);
});

it('reads the same error out again when it comes again', async () => {
  const { announced, render } = await setUp();
  const error = (text: string | undefined): ReactNode => <FieldNote help={undefined} error={text} />;
  render(error('Fill this in.'));
  await settled();
  render(error(undefined));
  await new Promise((resolve) => void setTimeout(resolve, 1_000));
  render(error('Fill this in.'));
  await settled();
  expect(announced).toEqual(['assertive: Fill this in.', 'assertive: Fill this in.']);
});

/** Values of aria-live among the elements that a screen reader reaches. */
const liveInTree = async (): Promise<readonly unknown[]> => {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.find(({ frame }) => frame.url === location.href)?.frame.id;
  if (frameId === undefined) throw new Error('the frame of the test is not found');
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId });
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ properties }) => properties ?? [])
    .filter(({ name }) => name === 'live')
    .map(({ value }) => value.value);
};

const Behind = ({ error, open }: { readonly error?: string; readonly open: boolean }) => (
  <>
    <WindowBackground>
      <FieldNote help="Help" error={error} />
    </WindowBackground>
    <Modal name="flag" open={open} title="Report">
      <FieldNote help="Help" error={error === undefined ? undefined : `${error} In the window.`} />
    </Modal>
  </>
);

it('reaches a screen reader with an alert in a window, and with nothing behind a modal dialog of the browser', async () => {
  const { announced, render } = await setUp(<Behind open />);
  await settled();
  render(<Behind open error="Not sent." />);
  await settled();
  expect(announced).toEqual(['assertive: Not sent. In the window.']);
  const live = await liveInTree();
  expect(live).toHaveLength(2);
  expect(new Set(live)).toEqual(new Set(['assertive', 'polite']));
  render(
    <>
      <dialog ref={(dialog) => dialog?.showModal()}>Away</dialog>
      <FieldNote help={undefined} error="Mark is waiting." />
    </>,
  );
  await settled();
  expect(announced).toHaveLength(1);
});
