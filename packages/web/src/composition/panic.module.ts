import { createPanic } from '@greenroom/core/panic/panic.controller';
import { tabStorage } from '../device/tab-storage.ts';
import { blurMemory } from '../privacy/blur-memory.ts';
import { BlurViewModel } from '../privacy/blur.view-model.ts';
import { NeutralScreenViewModel } from '../session/neutral-screen.view-model.ts';
import { panicMemory } from '../session/panic-memory.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of panic with its neutral screen, and of the blur. */
export const panicModule = bindings(({ provideDisposable, provideModel }) => {
  provideModel('neutralScreen', (get) => new NeutralScreenViewModel(get(TOKENS.panic)));
  provideModel('blur', () => new BlurViewModel(blurMemory(tabStorage(() => localStorage)), document.documentElement));
  provideDisposable(TOKENS.panic, (get) => {
    const { toys, login, workBreak } = get(TOKENS.app);
    return createPanic({
      camera: get(TOKENS.performerVideo).camera,
      toys,
      cancelBreak: workBreak.cancel,
      login: login.watch,
      memory: panicMemory(get(TOKENS.tabStorage)),
    });
  });
});
