import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { fieldOf } from '@greenroom/core/kernel/json';
import { routeAt } from '@greenroom/core/navigation/route-path';
import { ROUTES } from '@greenroom/core/navigation/routes';

/** The part of the router that is followed. */
export interface FollowedTurns {
  readonly state: {
    /** `REPLACE` after a redirect; after a reload it is another. */
    readonly historyAction: string;
    readonly location: { readonly key: string; readonly state: unknown };
  };
  readonly subscribe: (listener: () => void) => Cancel;
}

const turnedFrom = (state: unknown): string | undefined => {
  const from = fieldOf(state, 'turnedFrom');
  return typeof from === 'string' ? from : undefined;
};

/** Explains once that the forum is blocked, after its address was redirected to the news. @spec §2 Guards, §8 Forum — forum blocked message */
export const announceForumClosed = (router: FollowedTurns, announce: () => void): Cancel => {
  let announced: string | undefined;
  const onChange = (): void => {
    const { historyAction, location } = router.state;
    const from = historyAction === 'REPLACE' ? turnedFrom(location.state) : undefined;
    const route = from === undefined ? undefined : routeAt(from);
    if (route === undefined || ROUTES[route].forum !== true || location.key === announced) return;
    announced = location.key;
    announce();
  };
  onChange();
  return router.subscribe(onChange);
};
