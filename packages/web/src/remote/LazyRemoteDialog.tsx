import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { RemoteDialogModel } from './RemoteDialog.tsx';

const RemoteDialog = lazy(async () => ({ default: (await import('./RemoteDialog.tsx')).RemoteDialog }));

/** Fetches the window of the remote when it is first opened. */
export const LazyRemoteDialog = observer(function LazyRemoteDialog({ model }: { readonly model: RemoteDialogModel }) {
  return model.isOpen ? (
    <Suspense>
      <RemoteDialog model={model} />
    </Suspense>
  ) : null;
});
