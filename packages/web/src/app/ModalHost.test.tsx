import { action, makeObservable, observableRef } from 'mobx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ModalName } from '@greenroom/core/navigation/modals.machine';
import { VERIFICATION } from '../account/verification-modal.fake.ts';
import type { CallerModel } from '../clients/caller.view-model.ts';
import type { RequestModalModel } from '../session/request-modal.view-model.ts';
import { show } from '../ui/show.fake.tsx';
import type { ModalHostModel } from './modal-host.view-model.ts';
import { ModalHost } from './ModalHost.tsx';
import { ViewModelsProvider } from './view-models-context.ts';
import type { ModelSource } from './view-models.ts';

const MARK = { name: 'Mark', country: 'nl', anonymous: false } as const;
const nothing = (): void => undefined;

const REQUEST: RequestModalModel = {
  request: { key: 'one', kind: 'chat', service: 'cam', client: MARK, accepting: false, errorKey: undefined },
  ringTime: { rings: '12 s', left: undefined },
  rate: undefined,
  isRateAbout: false,
  isDeclineArmed: false,
  declined: undefined,
  blocking: 'none',
  toggleBlock: nothing,
  block: nothing,
  undo: nothing,
  declineAsBusy: nothing,
  accept: nothing,
  decline: nothing,
  declineByKey: nothing,
};
/** Facts that are not loaded yet. */
const CALLER: Pick<CallerModel, 'card' | 'failed'> = { card: undefined, failed: false };
const PHONE = { conditions: [{ code: 'services.phoneNameMissing', met: false }] };
const MODELS = {
  requestModal: REQUEST,
  verification: VERIFICATION,
  caller: CALLER,
  approvalNotice: { missing: [] },
  phoneModal: PHONE,
};

class FakeHost implements ModalHostModel {
  open: ModalName | undefined = undefined;
  readonly close = nothing;

  constructor() {
    makeObservable(this, { open: observableRef, become: action });
  }

  readonly become = (open: ModalName | undefined): void => {
    this.open = open;
  };
}

const OVERLAYS = ['dialog', 'alertdialog'] as const;
const titles = (): readonly string[] =>
  OVERLAYS.flatMap((role) => page.getByRole(role).elements()).map(
    (dialog) => dialog.querySelector('h2')?.textContent ?? '',
  );

it('shows the one window that the core opened, though a request waits', async () => {
  const host = new FakeHost();
  const source = { model: (name: keyof typeof MODELS) => MODELS[name] } as unknown as ModelSource;
  await show(
    <ViewModelsProvider value={source}>
      <ModalHost model={host} />
    </ViewModelsProvider>,
  );
  const windows: readonly (readonly [ModalName, string])[] = [
    ['chat-request', 'Chat request · Webcam chat'],
    ['notapproved', 'Your account is still being reviewed'],
    ['phone', 'Phone services are not open yet'],
    ['vip-request', 'Chat request · Webcam chat'],
    ['face-recog', 'Show your face'],
    ['voice-recog', 'Let us hear your voice'],
  ];
  expect(titles()).toEqual([]);
  // The summary is a card of the studio, not a window.
  host.become('session');
  expect(titles()).toEqual([]);
  for (const [name, title] of windows) {
    host.become(name);
    await expect.poll(titles).toEqual([title]);
  }
  host.become(undefined);
  await expect.poll(titles).toEqual([]);
});
