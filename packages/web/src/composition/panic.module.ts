import { createPanic, type PanicController } from '@greenroom/core/app/panic';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { PerformerVideo } from '@greenroom/core/app/performer-video';
import { ContainerModule } from 'inversify';
import type { TabStorage } from '../device/tab-storage.ts';
import { panicMemory } from '../session/panic-memory.ts';
import { disposeOf } from './dispose-of.ts';
import { TOKENS } from './tokens.ts';

/** Panic, and the screen it shows. */
export const panicModule = new ContainerModule(({ bind }) => {
  bind<PanicController>(TOKENS.panic)
    .toResolvedValue(
      ({ toys, login, workBreak }: PerformerApp, { camera }: PerformerVideo, storage: TabStorage) =>
        createPanic({
          camera,
          toys,
          cancelBreak: workBreak.cancel,
          login: login.watch,
          memory: panicMemory(storage),
        }),
      [TOKENS.performerApp, TOKENS.performerVideo, TOKENS.tabStorage],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
});
