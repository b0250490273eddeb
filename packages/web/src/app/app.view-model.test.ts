import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { createActor } from '@greenroom/core/kernel/machine';
import type { TabLeadState } from '../device/tab-lead.ts';
import { NO_FEATURES } from '../navigation/site-context.ts';
import { AppViewModel, type OpenWorkplace } from './app.view-model.ts';

configure({ enforceActions: 'always' });

const setUp = (initial: TabLeadState) => {
  const watch = createActor<TabLeadState, TabLeadState, never>({
    initial,
    transition: (_state, next) => ({ state: next, effects: [] }),
    perform: () => undefined,
  });
  const useHere = vi.fn<() => void>();
  const closed: number[] = [];
  let opened = 0;
  const openWorkplace = () => {
    opened += 1;
    const number = opened;
    return { number, close: () => closed.push(number) } as unknown as OpenWorkplace;
  };
  const app = new AppViewModel({
    site: { ...NO_FEATURES, theme: 'default' },
    lead: { watch, useHere },
    openWorkplace,
    report: () => undefined,
  });
  return { app, watch, useHere, closed, opened: () => opened };
};

it('opens the workplace once this tab leads', () => {
  const { app, watch, opened } = setUp('asking');
  expect(app.workplace).toBeUndefined();
  watch.send('leading');
  expect(app.workplace).toBeDefined();
  expect(opened()).toBe(1);
});

it('closes it when another tab takes over, and opens a new one when the lead comes back', () => {
  const { app, watch, closed, opened } = setUp('leading');
  watch.send('elsewhere');
  expect([app.workplace, app.lead]).toEqual([undefined, 'elsewhere']);
  expect(closed).toEqual([1]);
  watch.send('leading');
  expect(opened()).toBe(2);
});

it('passes on the request to work in this tab', () => {
  const { app, useHere } = setUp('elsewhere');
  app.useHere();
  expect(useHere).toHaveBeenCalledOnce();
});

it('says and reports once that the workplace could not be opened, and keeps the lead', () => {
  const watch = createActor<TabLeadState, TabLeadState, never>({
    initial: 'asking',
    transition: (_state, next) => ({ state: next, effects: [] }),
    perform: () => undefined,
  });
  const reported: unknown[] = [];
  let opened = 0;
  const fault = new Error('cannot be built');
  const app = new AppViewModel({
    site: { ...NO_FEATURES, theme: 'default' },
    lead: { watch, useHere: () => undefined },
    openWorkplace: () => {
      opened += 1;
      throw fault;
    },
    report: (error) => reported.push(error),
  });
  watch.send('leading');
  expect([app.lead, app.broken, app.workplace]).toEqual(['leading', true, undefined]);
  watch.send('leading');
  expect(opened).toBe(1);
  expect(reported).toEqual([fault]);
});
