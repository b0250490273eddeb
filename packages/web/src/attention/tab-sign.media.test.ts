import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createTabSign } from './tab-sign.media.ts';
import { createVibration } from './vibration.media.ts';

const setUp = () => {
  const clock = createVirtualClock();
  const page = { title: 'Home', icon: 'usual' };
  const hidden = createValue(false);
  const sign = createTabSign(
    {
      getTitle: () => page.title,
      setTitle: (title) => {
        page.title = title.replace(/\s+/gu, ' ').trim();
      },
      setIcon: (kind) => {
        page.icon = kind;
      },
    },
    clock,
    hidden,
  );
  return { clock, page, sign, hidden };
};

it('flashes the title once a second and changes the icon', () => {
  const { clock, page, sign } = setUp();
  sign.show('(1) Request');
  const seen = [page.title];
  for (let second = 0; second < 3; second += 1) {
    clock.advance(millis(1_000));
    seen.push(page.title);
  }
  expect(seen).toEqual(['(1) Request', 'Home', '(1) Request', 'Home']);
  expect(page.icon).toBe('request');
});

it('gives the title and the icon back, with no timer left', () => {
  const { clock, page, sign } = setUp();
  const stop = sign.show('(1) Request');
  stop();
  stop();
  expect([page, clock.pending()]).toEqual([{ title: 'Home', icon: 'usual' }, 0]);
});

it('gives the title back after a name with blanks around it', () => {
  const { clock, page, sign } = setUp();
  const stop = sign.show('(1) Request · Maximilian  von ');
  clock.advance(millis(2_000));
  expect(page.title).toBe('(1) Request · Maximilian von');
  stop();
  expect(page.title).toBe('Home');
});

it('comes back to the title of a page opened meanwhile', () => {
  const { clock, page, sign } = setUp();
  const stop = sign.show('(1) Request');
  page.title = 'News';
  clock.advance(millis(2_000));
  expect(page.title).toBe('(1) Request');
  stop();
  expect(page.title).toBe('News');
});

it.each(['older', 'newer'] as const)(
  'flashes the newer of two signs, and goes on with the other after the %s',
  (first) => {
    const { clock, page, sign } = setUp();
    const stop = { older: sign.show('(1) Request'), newer: sign.show('No connection') };
    const seen = [page.title];
    clock.advance(millis(1_000));
    seen.push(page.title);
    stop[first]();
    seen.push(page.title);
    clock.advance(millis(1_000));
    seen.push(page.title);
    const left = first === 'older' ? 'No connection' : '(1) Request';
    expect([seen, page.icon, clock.pending()]).toEqual([['No connection', 'Home', left, 'Home'], 'request', 1]);
    clock.advance(millis(1_000));
    stop.older();
    stop.newer();
    expect([page, clock.pending()]).toEqual([{ title: 'Home', icon: 'usual' }, 0]);
  },
);

it('shakes every 2 seconds until it is stopped', () => {
  const clock = createVirtualClock();
  const shaken: number[][] = [];
  const stop = createVibration((pattern) => shaken.push(pattern), clock).start();
  clock.advance(millis(4_000));
  stop();
  expect(shaken).toEqual([[400, 200, 400], [400, 200, 400], [400, 200, 400], []]);
  expect(clock.pending()).toBe(0);
});

it('shows the title of a session between the flashes of a sign, and that of the page after both', () => {
  const { clock, page, sign } = setUp();
  sign.setSession('In session 00:01');
  const stop = sign.show('Klaas asks');
  const seen = [page.title];
  sign.setSession('In session 00:02');
  seen.push(page.title);
  clock.advance(millis(1_000));
  seen.push(page.title);
  sign.setSession('In session 00:03');
  seen.push(page.title);
  expect(seen).toEqual(['Klaas asks', 'Klaas asks', 'In session 00:02', 'In session 00:03']);
  stop();
  expect([page.title, page.icon]).toEqual(['In session 00:03', 'usual']);
  sign.setSession(undefined);
  expect(page.title).toBe('Home');
});

it('comes back after a session to the title of a page that was opened during it', () => {
  const { page, sign } = setUp();
  sign.setSession('In session 00:01');
  page.title = 'News';
  sign.setSession('In session 00:02');
  expect(page.title).toBe('In session 00:02');
  sign.setSession(undefined);
  expect(page.title).toBe('News');
});

it.each(['a session', 'a sign'] as const)(
  'keeps the title of the page while the screen is neutral over %s',
  (shown) => {
    const { clock, page, sign, hidden } = setUp();
    let covered = '';
    /** As the neutral screen does after each change. */
    const cover = (): void => {
      if (page.title === 'New tab') return;
      covered = page.title;
      page.title = 'New tab';
    };
    const stop = shown === 'a sign' ? sign.show('(1) Request') : undefined;
    if (shown === 'a session') sign.setSession('In session 00:01');
    hidden.set(true);
    cover();
    stop?.();
    sign.setSession(undefined);
    cover();
    hidden.set(false);
    page.title = covered;
    sign.setSession('In session 00:02');
    sign.setSession(undefined);
    expect([page.title, clock.pending()]).toEqual(['Home', 0]);
  },
);
