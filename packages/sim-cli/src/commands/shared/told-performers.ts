import { DEMO_PASSWORD, PERFORMERS } from '../../platform/world/performers.ts';

/** The performers of the world, for a program that starts a platform. */
export const toldPerformers = () =>
  PERFORMERS.map(({ id, username, purpose }) => ({ id, username, purpose, password: DEMO_PASSWORD }));
