import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { HomeViewModels } from '../app/view-models.ts';
import type { AttentionSettingsViewModel } from '../attention/attention-settings.view-model.ts';
import type { QuickReplyEditorViewModel } from '../chat/quick-reply-editor.view-model.ts';
import type { LeaveGuard } from '../device/leave-guard.ts';
import type { GoLiveCheckViewModel } from '../session/video/go-live-check.view-model.ts';
import type { Ports } from './container/ports.ts';
import type { Video } from './create-video.ts';
import type { Lifetime } from './lifetime.ts';

/** Everything that runs after the login, for the screens. */
export interface Workspace {
  readonly app: PerformerApp;
  readonly ports: Ports;
  readonly video: Video;
  readonly models: HomeViewModels;
  readonly check: GoLiveCheckViewModel;
  readonly attentionSettings: AttentionSettingsViewModel;
  readonly quickReplyEditor: QuickReplyEditorViewModel;
  readonly leaveGuard: LeaveGuard;
  readonly lifetime: Lifetime;
}
