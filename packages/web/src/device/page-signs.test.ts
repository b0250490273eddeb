import { expect, it } from 'vitest';
import { pageSigns } from './page-signs.ts';

class FakeTab extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  readonly become = (state: DocumentVisibilityState): void => {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  };
}

it('tells that the network is back until it is not listened to any more', () => {
  const page = new EventTarget();
  const received: string[] = [];
  const end = pageSigns(page, new FakeTab()).onOnline(() => received.push('online'));
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('offline'));
  end();
  page.dispatchEvent(new Event('online'));
  expect(received).toEqual(['online']);
});

it('tells that the window has the focus, and that a frozen page or one that was put aside runs again', () => {
  const [page, tab] = [new EventTarget(), new FakeTab()];
  const received: string[] = [];
  const signs = pageSigns(page, tab);
  const ends = [signs.onFocus(() => received.push('focus')), signs.onResumed(() => received.push('resumed'))];
  const shown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });
  const happen = (): void => {
    page.dispatchEvent(new Event('focus'));
    tab.dispatchEvent(new Event('resume'));
    page.dispatchEvent(shown(true));
    page.dispatchEvent(shown(false));
  };
  happen();
  for (const end of ends) end();
  happen();
  expect(received).toEqual(['focus', 'resumed', 'resumed']);
});

it('tells that the tab is looked at, not that it is hidden', () => {
  const tab = new FakeTab();
  const received: string[] = [];
  const end = pageSigns(new EventTarget(), tab).onVisible(() => received.push('visible'));
  tab.become('hidden');
  tab.become('visible');
  end();
  tab.become('visible');
  expect(received).toEqual(['visible']);
});
