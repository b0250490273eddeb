import { packed, readBuilt, readChunks } from './built-chunks.ts';

/** Bytes, as they travel, that a page adds to the ones already loaded. */
export interface RouteChunk {
  readonly route: string;
  readonly bytes: number;
}

/** Every address needs it, so it comes before any page. */
const ROUTER = 'src/composition/load-router.ts';
const REGISTRATION = 'src/composition/load-registration.ts';
const PASSWORD_RESET = 'src/composition/load-password-reset.ts';
const REMOTE = 'src/composition/load-remote.ts';
const FRAME = 'src/composition/load-workspace.ts';
const PAGE = /^src\/composition\/screens\/([\w-]+)\.screen\.ts$/;

/** Every page that is a chunk of its own, with what must be fetched for it; the chart of the earnings comes after its page. */
export const routeChunks = (): readonly RouteChunk[] => {
  const { entry, later, filesOf } = readChunks();
  const loginFiles = new Set([...filesOf(entry), ...filesOf(ROUTER)]);
  const frame = new Set([...loginFiles, ...filesOf(FRAME)]);
  const bytes = (source: string, there: ReadonlySet<string>): number =>
    [...filesOf(source)].filter((file) => !there.has(file)).reduce((sum, file) => sum + packed(readBuilt(file)), 0);
  const pages = later.flatMap((source) => {
    const name = PAGE.exec(source)?.[1];
    return name === undefined ? [] : [{ route: name, bytes: bytes(source, frame) }];
  });
  // Who registers has no work yet.
  return [
    ...pages,
    { route: 'registration', bytes: bytes(REGISTRATION, loginFiles) },
    { route: 'new-password', bytes: bytes(PASSWORD_RESET, loginFiles) },
    { route: 'remote', bytes: bytes(REMOTE, loginFiles) },
  ];
};
