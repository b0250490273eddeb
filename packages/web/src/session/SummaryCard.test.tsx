import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { Panel } from '../ui/Panel.tsx';
import { isAwake, show } from '../ui/show.fake.tsx';
import { Window, WindowTitle } from '../ui/Window.tsx';
import { WindowBackground } from '../ui/WindowBackground.tsx';
import { SummaryCard, type SummaryCardModel } from './SummaryCard.tsx';

const nothing = (): void => undefined;

const ENDED: SummaryCardModel = {
  key: 'one',
  summary: {
    reasonKey: 'session.end.customerLeft',
    client: { name: 'Mark', country: 'nl', anonymous: false },
    duration: '04:12',
    pay: '€ 6.44',
    isAbout: false,
    tips: { amount: '€ 1.92', credits: 12, creditsText: '12' },
    today: '€ 84.00',
    isTodayAbout: false,
  },
  visit: 2,
  memo: '',
  maxLength: 1_000,
  writeTo: '/inbox/new/',
  mayTakeBreak: true,
  writeMemo: nothing,
  takeBreak: nothing,
  step: 'done',
  press: nothing,
  leave: nothing,
};

const open = (part: Partial<SummaryCardModel> = {}) => show(<SummaryCard model={{ ...ENDED, ...part }} />);
const memo = () => page.getByRole('textbox', { name: 'Memo' });
const KEYS = /Shift/;

it('names the amounts of the session and its next steps, and has no barrier', async () => {
  await open();
  await expect.element(page.getByRole('region', { name: 'Session over' })).toBeVisible();
  await expect.element(page.getByText('The customer left the session.')).toBeVisible();
  await expect.element(page.getByText('€ 6.44')).toBeVisible();
  await expect.element(page.getByText(KEYS)).toBeVisible();
  await expectAccessible();
});

it('says of today as of the session that the amount is an estimate', async () => {
  await open({ summary: { ...ENDED.summary, isTodayAbout: true } });
  await expect.element(page.getByText('Today, about', { exact: true })).toBeVisible();
});

it('explains no keys on a screen that is touched', async () => {
  // Not by the browser's emulation of touch: after it, a page has no hover any more, and the files that follow have no mouse.
  const ask = globalThis.matchMedia.bind(globalThis);
  const asked = vi.spyOn(globalThis, 'matchMedia');
  onTestFinished(() => asked.mockRestore());
  asked.mockImplementation((query) => ask(query === '(any-pointer: fine)' ? 'not all' : query));
  await open();
  await expect.element(memo()).toBeVisible();
  await expect.element(page.getByText(KEYS)).not.toBeInTheDocument();
});

it('lets chords, Tab and Escape pass while it takes no other key', async () => {
  await open();
  await expect.element(memo()).toHaveFocus();
  const passed: string[] = [];
  const onKey = ({ key }: KeyboardEvent): void => void passed.push(key);
  document.addEventListener('keydown', onKey);
  onTestFinished(() => document.removeEventListener('keydown', onKey));
  await userEvent.keyboard('a{Enter}{Control>}{Shift>}x{/Shift}.{/Control}{Escape}{Tab}');
  expect(passed).toEqual(['Control', 'Shift', 'x', '.', 'Escape', 'Tab']);
});

it.each([
  ['done', 'Done', / Enter saves it and closes this\./],
  ['resumeWork', 'Resume work', / Enter saves it and resumes work\./],
  ['goReady', 'Go ready', / Enter saves it and you go ready\./],
] as const)('says of the button and of Enter what they do: %s', async (step, name, help) => {
  await open({ step });
  await expect.element(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect.element(page.getByText(help)).toBeVisible();
});

it('takes Enter in the memo for the button, and Shift and Enter for a new line', async () => {
  const press = vi.fn<() => void>();
  await open({ press });
  await expect.element(memo()).toHaveFocus();
  await isAwake();
  await userEvent.type(memo(), '{Shift>}{Enter}{/Shift}');
  expect(press).not.toHaveBeenCalled();
  await userEvent.type(memo(), '{Enter}');
  expect(press).toHaveBeenCalledOnce();
});

it.each([
  [360, 620],
  [1_280, 620],
])('keeps the memo above the buttons that stay in sight, at %i x %i', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(414, 896));
  await show(
    <div style={{ maxWidth: 352, paddingBlockStart: 200 }}>
      <SummaryCard model={ENDED} />
    </div>,
  );
  await expect.element(memo()).toHaveFocus();
  const top = page.getByRole('button', { name: 'Done' }).element().getBoundingClientRect().top;
  expect(memo().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});

it('has the cursor in the memo again after a request that came over it', async () => {
  const isAsked = observable.box(false);
  const Work = observer(function Work() {
    return (
      <>
        <WindowBackground role="main" tabIndex={-1}>
          {!isAsked.get() && <SummaryCard model={ENDED} />}
        </WindowBackground>
        {isAsked.get() && (
          <Window name="request" open onEscape={nothing}>
            <WindowTitle>Chat request</WindowTitle>
          </Window>
        )}
      </>
    );
  });
  await show(<Work />);
  await expect.element(memo()).toHaveFocus();
  runInAction(() => isAsked.set(true));
  await expect.element(page.getByText('Chat request')).toBeVisible();
  runInAction(() => isAsked.set(false));
  await expect.element(memo()).toHaveFocus();
});

it('hands the focus to the heading of the panel once it is put aside', async () => {
  const isOver = observable.box(true);
  const Work = observer(function Work() {
    return (
      <Panel aria-labelledby="studio" keepsFocus>
        <h2 id="studio">Studio</h2>
        {isOver.get() && <SummaryCard model={ENDED} />}
      </Panel>
    );
  });
  await show(<Work />);
  await expect.element(memo()).toHaveFocus();
  runInAction(() => isOver.set(false));
  await expect.element(page.getByRole('heading', { name: 'Studio' })).toHaveFocus();
});
