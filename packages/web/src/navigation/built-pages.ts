import type { RouteName } from '@greenroom/core/navigation/routes';
import { IconDeviceGamepad2, IconHome, IconMail, type Icon } from '@tabler/icons-react';

/** The destinations that have a page, with their icon. What is not here is not in the menu. */
export const BUILT_PAGES: ReadonlyMap<RouteName, Icon> = new Map([
  ['news', IconHome],
  ['inbox', IconMail],
  ['toys', IconDeviceGamepad2],
]);
