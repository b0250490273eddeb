import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { routeAt } from '@greenroom/core/navigation/route-path';
import { ROUTES } from '@greenroom/core/navigation/routes';

/** The part of the router that is followed. */
export interface FollowedTurns {
  readonly state: {
    /** `REPLACE` where her way was turned; after a reload it is another. */
    readonly historyAction: string;
    readonly location: { readonly key: string; readonly state: unknown };
  };
  readonly subscribe: (listener: () => void) => Cancel;
}

const turnedFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'turnedFrom' in state && typeof state.turnedFrom === 'string'
    ? state.turnedFrom
    : undefined;

/** Who wanted to go to the forum and came to the news instead is told why, once. @spec §2 Guards, §8 Forum — forum blocked message */
export const tellForumClosed = (router: FollowedTurns, tell: () => void): Cancel => {
  let told: string | undefined;
  const hear = (): void => {
    const { historyAction, location } = router.state;
    const from = historyAction === 'REPLACE' ? turnedFrom(location.state) : undefined;
    const route = from === undefined ? undefined : routeAt(from);
    if (route === undefined || ROUTES[route].forum !== true || location.key === told) return;
    told = location.key;
    tell();
  };
  hear();
  return router.subscribe(hear);
};
