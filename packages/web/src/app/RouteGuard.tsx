import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { FullPage } from '../ui/FullPage.tsx';
import { FullPageText } from '../ui/FullPageText.tsx';
import type { RouteGuardModel } from './route-guard.view-model.ts';
import { Splash } from './Splash.tsx';

/** Page shown at any address while the session check gets no answer from the platform. */
const UnreachablePage = () => {
  const { t } = useTranslation();
  return (
    <FullPage>
      <FullPageText title={t('app.unreachable.title')} text={t('app.unreachable.text')} />
    </FullPage>
  );
};

/** Guards every page: shows it, redirects, or waits until the session check has answered. @spec §2 Guards */
export const RouteGuard = observer(function RouteGuard({ model }: { readonly model: RouteGuardModel }) {
  const { pathname } = useLocation();
  // The same object at every render, because a new one would redirect again.
  const turned = useMemo(() => ({ turnedFrom: pathname }), [pathname]);
  const decision = model.decide(pathname);
  if (decision.kind === 'wait') return model.unreachable ? <UnreachablePage /> : <Splash />;
  if (decision.kind !== 'redirect') return <Outlet />;
  return (
    <>
      <Navigate to={decision.to} replace state={turned} />
      {/* Shown until the other screen has been fetched. */}
      <Splash />
    </>
  );
});
