import { configure } from 'mobx';

/** Only a machine may change what is observed, and a computed value outside an observer is a mistake worth hearing of. */
export const configureMobx = (): void => configure({ enforceActions: 'always', computedRequiresReaction: true });
