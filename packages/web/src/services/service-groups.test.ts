import { expect, it } from 'vitest';
import { SERVICES } from '@greenroom/core/services/service';
import { SERVICE_GROUPS } from './service-groups.ts';

it('shows each of the 17 services in exactly one group', () => {
  const shown = SERVICE_GROUPS.flatMap((group) => [...group.services]);
  expect(shown).toHaveLength(17);
  expect(new Set(shown)).toEqual(new Set(SERVICES));
});
