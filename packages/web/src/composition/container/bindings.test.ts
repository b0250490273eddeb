import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { TodayEarningsViewModel } from '../../earnings/today-earnings.view-model.ts';
import { bindings, getFrom, provideValue } from './bindings.ts';
import { TOKENS, viewModel } from './tokens.ts';

const load = (module: ReturnType<typeof bindings>): Container => {
  const container = new Container({ jitless: true });
  container.load(module);
  return container;
};

it('makes a value once, at the first request', () => {
  let made = 0;
  const container = load(
    bindings(({ provide }) => {
      provide(TOKENS.checkedToday, () => {
        made += 1;
        return { read: () => true, remember: () => undefined };
      });
    }),
  );
  expect(made).toBe(0);
  const get = getFrom(container);
  expect(get(TOKENS.checkedToday)).toBe(get(TOKENS.checkedToday));
  expect(made).toBe(1);
});

it('ends with the container what has an end, also behind one whose end returns something, and view models too', () => {
  const ended: string[] = [];
  const container = load(
    bindings(({ provideDisposable, provideModel }) => {
      provideDisposable(TOKENS.wakeLock, () => ({ dispose: () => ended.push('wake lock') }));
      provideModel('blur', () =>
        Object.assign({ amounts: false, names: false, toggle: () => undefined }, { dispose: () => ended.push('blur') }),
      );
    }),
  );
  const get = getFrom(container);
  get(TOKENS.wakeLock);
  get(viewModel('blur'));
  container.unbindAll();
  expect(ended).toEqual(['wake lock', 'blur']);
});

it('refuses two dependencies of a view model in the wrong order when it is compiled', () => {
  const wrong = () =>
    bindings(({ provideModel }) => {
      provideModel('todayEarnings', (get) => {
        const { earnings, meter } = get(TOKENS.app);
        // @ts-expect-error the meter of the session is no controller of earnings, nor the other way round
        return new TodayEarningsViewModel(meter, earnings);
      });
    });
  const right = () =>
    bindings(({ provideModel }) => {
      provideModel('todayEarnings', (get) => {
        const { earnings, meter } = get(TOKENS.app);
        return new TodayEarningsViewModel(earnings, meter);
      });
    });
  expect([wrong, right]).toHaveLength(2);
});

it('refuses a value or a dependency of another type when it is compiled', () => {
  const wrong = () =>
    bindings(({ provide, provideModel }) => {
      // @ts-expect-error a clock is no log
      provide(TOKENS.log, (get) => get(TOKENS.clock));
      // @ts-expect-error a value that lacks a method of its token is no such value
      provide(TOKENS.ringtone, () => ({ dispose: () => undefined }));
      // @ts-expect-error what has an end must end with the container or be a part of another value
      provide(TOKENS.wakeLock, () => ({ dispose: () => undefined }));
      // @ts-expect-error the model of the blur is no model of the menu
      provideModel('mainMenu', (get) => get(viewModel('blur')));
    });
  // @ts-expect-error a text is no configuration
  const wrongValue = () => provideValue(new Container(), TOKENS.configuration, 'text');
  expect([wrong, wrongValue]).toHaveLength(2);
});
