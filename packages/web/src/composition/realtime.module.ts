import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** The main socket; the library behind it is fetched when the first connection is opened. */
export const realtimeModule = bindings(({ provide }) => {
  provide(TOKENS.realtimeSocket, (get) =>
    createMainSocket({ url: get(TOKENS.configuration).socketUrl, log: get(TOKENS.log) }),
  );
});
