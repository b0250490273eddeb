import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import type { Log } from '@greenroom/core/kernel/log.port';
import { ContainerModule } from 'inversify';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

/** The main socket; the library behind it is fetched when the first connection is opened. */
export const socketModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.realtimeSocket)
    .toResolvedValue(
      ({ socketUrl }: Configuration, log: Log) => createMainSocket({ url: socketUrl, log }),
      [TOKENS.configuration, TOKENS.log],
    )
    .inSingletonScope();
});
