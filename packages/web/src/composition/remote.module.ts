import { createRemoteHostApi } from '@greenroom/adapters-http/remote/remote-api.http';
import { createRemoteHost } from '@greenroom/core/remote/remote-host.controller';
import { RemoteDialogViewModel } from '../remote/remote-dialog.view-model.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

/** Bindings of the phone that is a remote of this page. */
export const remoteModule = bindings(({ provideModel }) => {
  provideModel('remoteDialog', (get) => {
    const host = get(TOKENS.configuration).remote
      ? createRemoteHost({
          app: get(TOKENS.app),
          camera: get(TOKENS.performerVideo).camera,
          api: createRemoteHostApi(get(TOKENS.apiClient)),
          clock: get(TOKENS.clock),
          log: get(TOKENS.log),
        })
      : undefined;
    return new RemoteDialogViewModel(host, window.location.origin);
  });
});
