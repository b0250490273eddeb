import { observer } from 'mobx-react-lite';
import { Shortcuts } from '../Shortcuts.tsx';
import type { ShortcutsModel } from '../shortcuts.view-model.ts';

interface Props {
  readonly model: {
    readonly shortcuts: ShortcutsModel;
    readonly chat: { readonly quickReplies: { readonly useQuickReply: (index: number) => void } };
    readonly video: { readonly toggleMicrophone: () => void; readonly toggleCamera: () => void };
    readonly toys: { readonly stop: () => void };
  };
  readonly togglePage: () => void;
  readonly openEndChoice: () => void;
  readonly focusChat: () => void;
  readonly focusMemo: () => void;
}

/** Keys of a session, and the window that lists them. */
export const SessionShortcuts = observer(function SessionShortcuts({
  model,
  togglePage,
  openEndChoice,
  focusChat,
  focusMemo,
}: Props) {
  const { shortcuts, chat, video, toys } = model;
  return (
    <div hidden>
      <Shortcuts
        model={shortcuts}
        stage="connected"
        actions={{
          end: openEndChoice,
          toLine: focusChat,
          note: focusMemo,
          page: togglePage,
          quickReply: (index) => {
            chat.quickReplies.useQuickReply(index);
            focusChat();
          },
          // Read at the press: a part that is broken takes no other key away.
          mute: () => video.toggleMicrophone(),
          camera: () => video.toggleCamera(),
          stopToys: () => toys.stop(),
        }}
      />
    </div>
  );
});
