import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { createResource } from './resource.ts';
import { err, NETWORK_FAILED, ok } from './result.ts';

it('clears queries, mutations and values together, and drops answers under way', async () => {
  const { query, mutation, keyedMutation, value, reset } = createResource({ write: () => undefined });
  const shown = value('closed');
  const list = query('list', (page: number) => Promise.resolve(ok(`page ${page}`)));
  const saving = mutation('saving', (text: string) => Promise.resolve(ok(text)));
  const sending = keyedMutation(
    'sending',
    (text: string) => text,
    (text: string) => Promise.resolve(ok(text)),
  );
  const act = (): void => {
    shown.set('open');
    list.load(1);
    saving.mutate('a');
    sending.mutate('b');
  };
  act();
  await settle();
  expect([list.watch.state().data, saving.watch.state().status, sending.watch.state().get('b')?.status]).toEqual([
    'page 1',
    'done',
    'done',
  ]);
  act();
  reset();
  await settle();
  expect([shown.state(), list.watch.state().status, saving.watch.state().status, sending.watch.state().size]).toEqual([
    'closed',
    'idle',
    'idle',
    0,
  ]);
});

it('logs a failure under its name, and calls the handlers of outcomes', async () => {
  const lines: string[] = [];
  const outcomes: string[] = [];
  const { query, mutation } = createResource({ write: (level, message) => lines.push(`${level} ${message}`) });
  const list = query(
    'list',
    () => Promise.resolve(ok('data')),
    (data) => outcomes.push(data),
  );
  const saving = mutation('saving', () => Promise.resolve(err(NETWORK_FAILED)), {
    onError: (variables: string) => outcomes.push(variables),
  });
  list.load('key');
  saving.mutate('text');
  await settle();
  expect([lines, outcomes]).toEqual([['error failed: saving'], ['data', 'text']]);
});
