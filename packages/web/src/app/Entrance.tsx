import { observer } from 'mobx-react-lite';
import { Suspense, type ComponentType } from 'react';
import { LoginRoute } from './routes/LoginRoute.tsx';
import { Splash } from './Splash.tsx';
import { useModel } from './view-models-context.ts';

/** Renders the login, which needs neither the router nor any other page, until the performer has passed it, and the pages by address afterwards. */
export const Entrance = observer(function Entrance({ Pages }: { readonly Pages: ComponentType }) {
  if (!useModel('entrance').isPassed) return <LoginRoute />;
  return (
    <Suspense fallback={<Splash />}>
      <Pages />
    </Suspense>
  );
});
