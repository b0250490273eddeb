import { ServicesPanel, type ServicesPanelModel } from '../services/ServicesPanel.tsx';
import { EndChoice } from '../session/EndChoice.tsx';
import { NeutralScreen } from '../session/NeutralScreen.tsx';
import type { RequestModalModel } from '../session/request-modal.view-model.ts';
import { RequestModal } from '../session/RequestModal.tsx';
import { SessionSide } from '../session/screen/SessionSide.tsx';
import { Shortcuts } from '../session/Shortcuts.tsx';
import type { ShortcutsModel } from '../session/shortcuts.view-model.ts';
import { GoLiveCheckDialog, type GoLiveCheckModel } from '../session/video/GoLiveCheck.tsx';
import { usePageDrawer } from './use-page-drawer.ts';
import { MARK, model, nothing, type Shown, type WindowRow } from './window-row.fake.ts';

const NO_CHANGE = { on: [], off: [] };
const ATTENTION = { sound: 'on', notice: 'granted', volume: 100, muted: false };
const STUDIO = { picture: 'failed', microphone: 'missing', isOn: false, errorKey: undefined };
const CHECK = {
  studio: STUDIO,
  attention: ATTENTION,
  cameras: [],
  microphones: [],
  quality: 'md',
  connection: 'untested',
  took: '',
  sound: 'on',
  inOrder: false,
  toys: { state: 'away', word: 'off', list: [] },
};
const REQUEST = { kind: 'chat', service: 'cam', client: MARK, accepting: false, errorKey: undefined };
const RINGING = { rings: '12 s', left: undefined };

const PageDrawer = ({ open, close }: Shown) => (
  <div ref={usePageDrawer(open, close)} tabIndex={-1} role="region" aria-label="Page" data-drawer="" hidden={!open}>
    <button type="button">Inside</button>
  </div>
);

/** Windows of the studio and the session. */
export const SESSION_WINDOW_ROWS = {
  check: {
    show: ({ open, close }) => <GoLiveCheckDialog model={model<GoLiveCheckModel>({ ...CHECK, isOpen: open, close })} />,
    first: 'Close the check',
    key: 'Escape',
  },
  customer: {
    show: ({ open, close }) => (
      <div style={{ display: open ? 'block' : 'none' }}>
        <SessionSide
          name="Mark"
          panels={{ customer: 'Facts', history: 'Visits', toys: 'Toys' }}
          memo={null}
          isWide={false}
          isOpen={open}
          close={close}
        />
      </div>
    ),
    first: 'Open',
    beside: true,
    inPage: true,
  },
  end: {
    show: ({ open, close }) => (
      <EndChoice open={open} client={MARK} end={nothing} endAndBlock={nothing} close={close} />
    ),
    first: 'End session',
    key: 'Escape',
  },
  neutral: {
    show: ({ open, close }) => <NeutralScreen model={{ isNeutral: open, leave: close }} />,
    first: 'Neutral screen',
    key: 'Enter',
  },
  page: {
    show: (shown) => <PageDrawer {...shown} />,
    first: 'Page',
    key: 'Escape',
    beside: true,
    inPage: true,
  },
  request: {
    show: ({ open, close }) => (
      <RequestModal
        model={model<RequestModalModel>({
          request: open ? REQUEST : undefined,
          blocking: 'none',
          ringTime: RINGING,
          declineByKey: close,
          acceptByKey: close,
        })}
      />
    ),
    first: 'Chat request · Webcam chat',
    key: 'Escape',
  },
  services: {
    show: ({ open, close }) => (
      <ServicesPanel
        model={model<ServicesPanelModel>({
          groups: [],
          noteKey: undefined,
          live: [],
          otherCount: 0,
          presetChanges: { quiet: NO_CHANGE, normal: NO_CHANGE, all: NO_CHANGE },
          preset: undefined,
          save: 'saved',
          isOpen: open,
          close,
        })}
      />
    ),
    first: 'Close',
    key: 'Escape',
  },
  shortcuts: {
    show: ({ open, close }) => (
      <Shortcuts
        stage="ready"
        actions={{}}
        model={model<ShortcutsModel>({
          on: false,
          isHelpOpen: open,
          openHelp: nothing,
          closeHelp: close,
          toggle: nothing,
        })}
      />
    ),
    first: 'Close shortcuts',
    key: 'Escape',
  },
} as const satisfies Readonly<Record<string, WindowRow>>;
