import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';
import type { TextKey } from '../i18n/i18n.ts';

/** Keys of the texts of one route. */
export interface RouteTexts {
  readonly title: TextKey;
  readonly heading?: TextKey | false;
  readonly tab?: TextKey;
}

/** Keys of the texts that the table of routes names; one that the catalogue lacks does not compile here. */
export const ROUTE_TEXTS: Readonly<Record<RouteName, RouteTexts>> = ROUTES;
