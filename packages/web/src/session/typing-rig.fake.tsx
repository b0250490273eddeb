import { action, makeObservable, observableRef } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Composer } from '../chat/Composer.tsx';
import { show } from '../ui/show.fake.tsx';
import { EndChoice } from './EndChoice.tsx';
import type { PresentedRequest } from './request-modal.view-model.ts';
import { RequestModal } from './RequestModal.tsx';
import type { SecondCard } from './screen/second-request.view-model.ts';
import { SecondRequestCard } from './screen/SecondRequestCard.tsx';
import { SummaryCard, type SummaryCardModel } from './SummaryCard.tsx';

/** Between two keys of somebody who types. */
const KEY_MS = 70;

const nothing = (): void => undefined;
const MARK = { name: 'Mark', country: 'nl', anonymous: false } as const;
const REQUEST: PresentedRequest = {
  key: 'one',
  kind: 'chat',
  service: 'cam',
  client: MARK,
  accepting: false,
  errorKey: undefined,
};
const SUMMARY: SummaryCardModel['summary'] = {
  reasonKey: 'session.end.customerLeft',
  client: MARK,
  duration: '04:12',
  pay: '€ 6.44',
  isAbout: false,
  tips: undefined,
  today: undefined,
  isTodayAbout: false,
};

/** For tests: a page on which something opens and the message line may go. What is sent and what is answered is written down. */
export class TypingRig {
  /** Another one for each window, so that none is the one before it. */
  round = 0;
  isOpen = false;
  hasLine = true;
  draft = '';
  memo = '';
  readonly sent: string[] = [];
  readonly answers: string[] = [];

  constructor() {
    makeObservable(this, {
      round: observableRef,
      isOpen: observableRef,
      hasLine: observableRef,
      draft: observableRef,
      memo: observableRef,
      set: action,
    });
  }

  readonly set = (part: Partial<Pick<TypingRig, 'round' | 'isOpen' | 'hasLine' | 'draft' | 'memo'>>): void =>
    void Object.assign(this, part);

  readonly record = (answer: string) => (): void => void this.answers.push(answer);
}

const Line = observer(function Line({ rig }: { readonly rig: TypingRig }) {
  const field = useRef<HTMLTextAreaElement>(null);
  if (!rig.hasLine) return null;
  return (
    <Composer
      model={{
        draft: rig.draft,
        maxLength: 1_000,
        charactersLeft: undefined,
        maySend: true,
        translation: undefined,
        type: (draft) => rig.set({ draft }),
        send: () => {
          rig.sent.push(rig.draft);
          rig.set({ draft: '' });
        },
      }}
      fieldRef={field}
      onSent={nothing}
    />
  );
});

type Opens = (rig: TypingRig) => ReactNode;

/** For tests: what opens. */
export const request: Opens = ({ isOpen, round, record }) => (
  <RequestModal
    model={{
      request: isOpen ? { ...REQUEST, key: `${round}` } : undefined,
      ringTime: { rings: '12 s', left: undefined },
      rate: undefined,
      isRateAbout: false,
      blocking: 'none',
      accept: record('accept'),
      decline: record('decline'),
      declineAsBusy: record('busy'),
      declineByKey: record('decline by key'),
      isDeclineArmed: false,
      declined: undefined,
      toggleBlock: nothing,
      block: record('block'),
      undo: nothing,
    }}
  />
);
export const summary: Opens = ({ isOpen, round, memo, set, record }) =>
  isOpen && (
    <SummaryCard
      key={round}
      model={{
        key: `${round}`,
        visit: undefined,
        maxLength: 1_000,
        summary: SUMMARY,
        memo,
        writeTo: '/',
        mayTakeBreak: true,
        writeMemo: (text: string) => set({ memo: text }),
        step: 'done',
        press: record('done'),
        takeBreak: record('break'),
        leave: record('leave'),
      }}
    />
  );
export const question: Opens = ({ isOpen, set, record }) => (
  <EndChoice
    open={isOpen}
    client={MARK}
    end={record('end')}
    endAndBlock={record('block')}
    close={() => set({ isOpen: false })}
  />
);
const CARD: SecondCard = {
  key: 'one',
  client: { name: 'Klaas', country: 'nl', anonymous: false },
  current: { client: MARK },
  service: 'cam',
  choice: 'none',
  ringTime: { rings: '12 s', left: undefined },
  more: [],
};
export const card: Opens = ({ isOpen, round, record }) => (
  <SecondRequestCard
    model={{
      card: isOpen ? { ...CARD, key: `${round}` } : undefined,
      decline: record('decline'),
      keep: record('keep'),
      take: record('take'),
    }}
  />
);

/** For tests: time stands still but for 70 ms between two keys, however slow the machine is. */
export const typingTime = () => {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const stamp = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  const ended = new AbortController();
  const tick = (): void => void (now += KEY_MS);
  window.addEventListener('keydown', tick, { capture: true, signal: ended.signal });
  onTestFinished(() => {
    ended.abort();
    clock.mockRestore();
    stamp.mockRestore();
  });
  return { pass: (ms: number) => void (now += ms) };
};

/** For tests: shows the line with what opens beside or over it. */
export const setUp = async (opens: Opens) => {
  const time = typingTime();
  const rig = new TypingRig();
  const Opening = observer(() => opens(rig));
  await show(
    <>
      <Line rig={rig} />
      <Opening />
    </>,
  );
  await expect.element(line()).toBeVisible();
  return { rig, time };
};

export const line = () => page.getByRole('textbox', { name: 'Your message' });
