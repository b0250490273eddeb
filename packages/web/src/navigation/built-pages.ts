import type { RouteName } from '@greenroom/core/navigation/routes';
import {
  IconCrown,
  IconDeviceGamepad2,
  IconHome,
  IconId,
  IconMail,
  IconNotes,
  IconSettings,
  IconUser,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';

/** The destinations that have a page, with their icon. What is not here is not in the menu. */
export const BUILT_PAGES: ReadonlyMap<RouteName, Icon> = new Map([
  ['news', IconHome],
  ['clients', IconUsers],
  ['inbox', IconMail],
  ['memos', IconNotes],
  ['toys', IconDeviceGamepad2],
  ['profile', IconUser],
  ['vip', IconCrown],
  ['brands', IconWorld],
  ['personal', IconId],
  ['settings', IconSettings],
]);
