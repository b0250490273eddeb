import { Link } from 'react-router';
import type { MediaItem } from '@greenroom/core/gallery/media-item';
import type { ConfirmationModel } from '../account-security/confirmation.view-model.ts';
import { ConfirmationDialog } from '../account-security/ConfirmationDialog.tsx';
import { NotApprovedModal } from '../account/NotApprovedModal.tsx';
import { PhoneModal } from '../account/PhoneModal.tsx';
import { VERIFICATION } from '../account/verification-modal.fake.ts';
import { VerificationModal } from '../account/VerificationModal.tsx';
import type { NotificationCentreModel } from '../alerts/notification-centre.view-model.ts';
import { NotificationCentre } from '../alerts/NotificationCentre.tsx';
import type { QuickReplyEditorModel } from '../chat/quick-reply-editor.view-model.ts';
import { QuickReplyEditor } from '../chat/QuickReplyEditor.tsx';
import { BlockModal } from '../clients/BlockModal.tsx';
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import { MediaEditor, type MediaEditorModel } from '../gallery/MediaEditor.tsx';
import { NewMedia, type NewMediaModel } from '../gallery/NewMedia.tsx';
import type { FlagModel } from '../moderation/flag.view-model.ts';
import { FlagModal } from '../moderation/FlagModal.tsx';
import { BottomBar } from '../navigation/BottomBar.tsx';
import type { RemoteDialogModel } from '../remote/remote-dialog.view-model.ts';
import { RemoteDialog } from '../remote/RemoteDialog.tsx';
import { FilterSheet } from '../ui/FilterSheet.tsx';
import { Question } from '../ui/Question.tsx';
import type { WindowName } from '../ui/windows.ts';
import { SESSION_WINDOW_ROWS } from './session-window-rows.fake.tsx';
import { MARK, model, nothing, type WindowRow } from './window-row.fake.ts';

const WORDS = { paid: false, price: 0, description: '' };
const ATTENTION = { sound: 'on', notice: 'granted', volume: 100, muted: false };
const REPLIES = { languages: ['en'], language: 'en', order: 'manual', replies: [], mayAdd: true, isAsking: false };

/** Rows by window: what shows it, and what the focus contract expects of it. */
export const WINDOW_ROWS: Readonly<Record<WindowName, WindowRow>> = {
  ...SESSION_WINDOW_ROWS,
  block: {
    show: ({ open, close }) => <BlockModal open={open} client={MARK} close={close} block={close} />,
    first: 'Reason',
    key: 'Escape',
  },
  confirmation: {
    show: ({ open, close }) => (
      <ConfirmationDialog model={model<ConfirmationModel>({ open, method: 'authenticator', cancel: close })} />
    ),
    first: 'Code',
    key: 'Escape',
  },
  remote: {
    show: ({ open, close }) => (
      <RemoteDialog model={model<RemoteDialogModel>({ isOpen: open, isPaired: true, close, end: nothing })} />
    ),
    first: 'Close',
    key: 'Escape',
  },
  'face-recog': {
    show: ({ open }) => <VerificationModal open={open} kind="face" model={VERIFICATION} />,
    first: 'Open the camera',
  },
  filters: {
    show: () => (
      <FilterSheet chosen={['Photos']}>
        <input aria-label="Kind" />
      </FilterSheet>
    ),
    first: 'Close',
    opener: 'Filter: Photos',
    key: 'Escape',
    width: 360,
  },
  flag: {
    show: ({ open, close }) => (
      <FlagModal model={model<FlagModel>({ open, client: MARK, reason: '', maySend: false, close })} />
    ),
    first: 'What happened?',
    key: 'Escape',
  },
  question: {
    show: ({ open, close }) => (
      <Question open={open} title="Sure?" no={close} yes={{ label: 'Yes', press: close }}>
        It is felt at once.
      </Question>
    ),
    first: 'Close',
    key: 'Escape',
  },
  leave: {
    show: () => (
      <>
        <LeaveQuestion edited discard={nothing} />
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    ),
    first: 'Stay here',
    opener: 'Elsewhere',
    key: 'Escape',
  },
  'media-editor': {
    show: ({ open, close }) => (
      <MediaEditor
        imageUrl="http://127.0.0.1/"
        savesData={false}
        model={model<MediaEditorModel>({
          draft: open ? WORDS : undefined,
          item: model<MediaItem>({ kind: 'photo', pictures: [], description: '' }),
          close,
        })}
      />
    ),
    first: 'Close',
    key: 'Escape',
  },
  menu: {
    show: () => <BottomBar model={{ warns: true, explain: nothing, sections: [], actions: [] }} />,
    first: 'Close',
    opener: 'More',
    key: 'Escape',
  },
  'new-media': {
    show: ({ open, close }) => (
      <NewMedia
        kind="photo"
        open={open}
        close={close}
        model={model<NewMediaModel>({
          files: [],
          words: WORDS,
          problemKey: undefined,
          priceProblemKey: undefined,
          isTextRefused: false,
        })}
      />
    ),
    first: 'Photos',
    key: 'Escape',
  },
  notapproved: {
    show: ({ open, close }) => <NotApprovedModal open={open} close={close} model={{ missing: [] }} />,
    first: 'Got it',
    key: 'Escape',
  },
  notifications: {
    show: () => (
      <NotificationCentre
        model={model<NotificationCentreModel>({
          unread: 0,
          history: [],
          markRead: nothing,
          attention: ATTENTION,
          sounds: { rows: [], tipSizes: {} },
        })}
      />
    ),
    first: 'Close',
    opener: 'Notifications',
    key: 'Escape',
  },
  phone: {
    show: ({ open, close }) => <PhoneModal open={open} close={close} model={{ conditions: [] }} />,
    first: 'To your phone profile',
    key: 'Escape',
  },
  'quick-replies': {
    show: ({ open, close }) => (
      <QuickReplyEditor model={model<QuickReplyEditorModel>({ ...REPLIES, isOpen: open, close })} />
    ),
    first: 'Close',
    key: 'Escape',
  },
  'voice-recog': {
    show: ({ open }) => <VerificationModal open={open} kind="voice" model={VERIFICATION} />,
    first: 'Record',
  },
};
