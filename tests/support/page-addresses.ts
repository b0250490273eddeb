import { ROUTES, type RouteName } from '@greenroom/core/navigation/routes';

/** Values for the parameters of an address. */
const VALUES: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  newThread: { id: 'o1' },
  thread: { id: 'd1' },
  topic: { id: 'o1' },
  client: { client_id: 'c1' },
};

export const addressOf = (name: RouteName): string =>
  ROUTES[name].path.replaceAll(/:(\w+)\??\/?/g, (_, key: string) => {
    const value = VALUES[name]?.[key];
    return value === undefined ? '' : `${value}/`;
  });
