import type { Container } from 'inversify';
import { HomeLayout } from '../app/HomeLayout.tsx';
import { HomePage } from '../app/HomePage.tsx';
import type { HomePages } from '../app/router.tsx';
import { homeModule } from './home.module.ts';
import { mainJobModule } from './main-job.module.ts';
import { TOKENS } from './tokens.ts';

/** Everything fetched only once she is in, in one chunk: the frame, its pages, their view models, and the ringing. */
export const openHome = (container: Container): HomePages => {
  container.load(homeModule, mainJobModule);
  // Rings from now on, whatever page is open.
  container.get(TOKENS.attention);
  return { Home: HomeLayout, News: HomePage };
};
