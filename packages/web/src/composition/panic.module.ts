import { createPanic, type PanicController } from '@greenroom/core/app/panic';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { PerformerVideo } from '@greenroom/core/app/performer-video';
import { ContainerModule } from 'inversify';
import { tabStorage, type TabStorage } from '../device/tab-storage.ts';
import { blurMemory } from '../privacy/blur-memory.ts';
import { BlurViewModel } from '../privacy/blur.view-model.ts';
import { NeutralScreenViewModel } from '../session/neutral-screen.view-model.ts';
import { panicMemory } from '../session/panic-memory.ts';
import { disposeOf } from './dispose-of.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** Bindings of panic with its neutral screen, and of the blur. */
export const panicModule = new ContainerModule(({ bind }) => {
  bind(VIEW_MODELS.neutralScreen)
    .toResolvedValue((panic: PanicController) => new NeutralScreenViewModel(panic), [TOKENS.panic])
    .inSingletonScope();
  bind(VIEW_MODELS.blur)
    .toResolvedValue(() => new BlurViewModel(blurMemory(tabStorage(() => localStorage)), document.documentElement))
    .inSingletonScope();
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
