import { expect, it } from 'vitest';
import type { TextsController } from '@greenroom/core/content/texts.controller';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY } from '@greenroom/core/kernel/query.machine';
import { NETWORK_FAILED } from '@greenroom/core/kernel/result';
import { FaqViewModel } from './faq.view-model.ts';
import { TextViewModel } from './text.view-model.ts';

const REFUSED = { kind: 'status', status: 403, message: 'forbidden' } as const;

it.each([
  [{ status: 'loading' }, 'loading'],
  [{ status: 'failed', failure: NETWORK_FAILED }, 'failed'],
  [{ status: 'failed', failure: REFUSED }, 'notAllowed'],
  [{ status: 'ready', data: [] }, 'empty'],
] as const)('shows for %o: %s', (part, view) => {
  const texts = {
    text: { watch: createValue({ ...IDLE_QUERY, ...part }) },
    search: createValue(''),
  } as unknown as TextsController;
  expect([new TextViewModel(texts).view, new FaqViewModel(texts).view]).toEqual([view, view]);
});
