import { IconHome } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { SCREENS, type ScreenTable } from './screens.ts';

it('refuses a route without a screen, and an entry of the menu without an icon, when it is compiled', () => {
  const { memos, ...others } = SCREENS;
  const { load } = SCREENS.toys;
  const right: ScreenTable = { ...others, memos };
  // @ts-expect-error the memos have a route and no screen
  const withoutScreen: ScreenTable = others;
  // @ts-expect-error the toys are in the menu and have no icon
  const withoutIcon: ScreenTable = { ...SCREENS, toys: { load } };
  // @ts-expect-error an icon is no screen
  const withoutChunk: ScreenTable = { ...SCREENS, memos: { icon: IconHome } };
  expect([right, withoutScreen, withoutIcon, withoutChunk]).toHaveLength(4);
});
