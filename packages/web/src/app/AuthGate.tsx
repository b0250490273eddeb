import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { LoginRoute } from './LoginRoute.tsx';
import { useModel } from './view-models-context.ts';

/** Renders the login, which needs neither the router nor any other page, until the performer has passed it, and the pages by address afterwards. */
export const AuthGate = observer(function AuthGate({ Pages }: { readonly Pages: ComponentType }) {
  if (!useModel('authGate').isPassed) return <LoginRoute />;
  return <Pages />;
});
