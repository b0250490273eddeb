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
  const heard: string[] = [];
  const end = pageSigns(page, new FakeTab()).onOnline(() => heard.push('online'));
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('offline'));
  end();
  page.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['online']);
});

it('tells that the tab is looked at, not that it is hidden', () => {
  const tab = new FakeTab();
  const heard: string[] = [];
  const end = pageSigns(new EventTarget(), tab).onVisible(() => heard.push('visible'));
  tab.become('hidden');
  tab.become('visible');
  end();
  tab.become('visible');
  expect(heard).toEqual(['visible']);
});
