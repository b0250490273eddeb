import { observer } from 'mobx-react-lite';
import { AlertStack } from '../alerts/AlertStack.tsx';
import type { QuickReplyEditorModel } from '../chat/quick-reply-editor.view-model.ts';
import { fetchChunk } from '../device/fetch-chunk.ts';
import { FlagModal } from '../moderation/FlagModal.tsx';
import type { RemoteDialogModel } from '../remote/remote-dialog.view-model.ts';
import { Contained } from '../ui/Contained.tsx';
import { lazyWindow } from '../ui/lazy-window.tsx';
import { ModalHost } from './ModalHost.tsx';
import { useModel } from './view-models-context.ts';
import css from './Windows.module.css';

const QuickReplyEditor = lazyWindow<QuickReplyEditorModel>('quick-replies', 'common.quickReplies', () =>
  fetchChunk(async () => (await import('../chat/QuickReplyEditor.tsx')).QuickReplyEditor),
);
const RemoteDialog = lazyWindow<RemoteDialogModel>('remote', 'remote.title', () =>
  fetchChunk(async () => (await import('../remote/RemoteDialog.tsx')).RemoteDialog),
);

/** Windows that may open over every page; none while the neutral screen hides everything. */
export const Windows = observer(function Windows() {
  const { isNeutral } = useModel('neutralScreen');
  const [quickReplyEditor, remote] = [useModel('quickReplyEditor'), useModel('remoteDialog')];
  const [flag, modalHost, alerts] = [useModel('flag'), useModel('modalHost'), useModel('alerts')];
  if (isNeutral) return null;
  return (
    <>
      <Contained className={css.brokenWindow}>
        <QuickReplyEditor model={quickReplyEditor} />
      </Contained>
      <Contained className={css.brokenWindow}>
        <RemoteDialog model={remote} />
      </Contained>
      <Contained className={css.brokenWindow}>
        <FlagModal model={flag} />
      </Contained>
      <Contained className={css.brokenWindow} resetKeys={[modalHost.open]}>
        <ModalHost model={modalHost} />
      </Contained>
      <Contained className={css.brokenWindow}>
        <AlertStack model={alerts} />
      </Contained>
    </>
  );
});
