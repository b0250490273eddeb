import { computed, makeObservable } from 'mobx';
import { hasWaitingLine } from '@greenroom/core/chat/chat-state';
import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { derived } from '@greenroom/core/kernel/derived';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { read } from '../../mobx/read.ts';
import type { ViewersProps } from '../Viewers.tsx';
import type { StillRunning } from './LostConnection.tsx';
import type { SessionScreenModel } from './SessionScreen.tsx';

/** The models of what is inside the session screen. */
export type SessionScreenParts = Pick<
  SessionScreenModel,
  | 'live'
  | 'connection'
  | 'money'
  | 'choice'
  | 'video'
  | 'check'
  | 'toys'
  | 'customer'
  | 'memo'
  | 'chat'
  | 'last'
  | 'shortcuts'
>;

export interface SessionScreenDeps {
  readonly session: SessionController;
  readonly services: Pick<ServicesController, 'watch' | 'resume'>;
  readonly chat: Pick<ChatController, 'watch'>;
  readonly parts: SessionScreenParts;
}

type VideoFacts = Pick<SessionScreenModel['video'], 'picture' | 'microphone'> & {
  readonly ownLine: Pick<SessionScreenModel['video']['ownLine'], 'status'>;
  readonly theirTracks: { readonly length: number };
};

/**
 * Tells what becomes of picture and sound while the platform cannot be reached.
 *
 * @fortests
 */
export const videoDuringLoss = ({ ownLine, theirTracks, picture, microphone }: VideoFacts): StillRunning['video'] => {
  if (ownLine.status === 'idle') return 'none';
  if (ownLine.status !== 'live') return 'lost';
  const isHeard = microphone !== 'muted' && microphone !== 'missing';
  return picture === 'on' || isHeard || theirTracks.length > 0 ? 'on' : 'none';
};

/** Joins the models of the running session's screen: video, chat, customer, money and toys. @spec §3 Session, §4 Session status */
export class SessionScreenViewModel implements SessionScreenModel {
  readonly live: SessionScreenModel['live'];
  readonly connection: SessionScreenModel['connection'];
  readonly money: SessionScreenModel['money'];
  readonly choice: SessionScreenModel['choice'];
  readonly video: SessionScreenModel['video'];
  readonly check: SessionScreenModel['check'];
  readonly toys: SessionScreenModel['toys'];
  readonly customer: SessionScreenModel['customer'];
  readonly memo: SessionScreenModel['memo'];
  readonly chat: SessionScreenModel['chat'];
  readonly last: SessionScreenModel['last'];
  readonly shortcuts: SessionScreenModel['shortcuts'];
  readonly #session: SessionController;
  readonly resume: () => void;
  readonly #services: Watchable<ServicesState>;
  readonly #lineWaits: Watchable<boolean>;

  constructor({ session, services, chat, parts }: SessionScreenDeps) {
    this.live = parts.live;
    this.connection = parts.connection;
    this.money = parts.money;
    this.choice = parts.choice;
    this.video = parts.video;
    this.check = parts.check;
    this.toys = parts.toys;
    this.customer = parts.customer;
    this.memo = parts.memo;
    this.chat = parts.chat;
    this.last = parts.last;
    this.shortcuts = parts.shortcuts;
    this.#session = session;
    this.resume = services.resume;
    this.#services = services.watch;
    this.#lineWaits = derived([chat.watch], hasWaitingLine);
    makeObservable(this, {
      key: computed,
      viewers: computed,
      endFailed: computed,
      stillRunning: computed,
    });
  }

  get key(): string {
    return read(this.#session.watch).client?.id ?? '';
  }

  get viewers(): ViewersProps {
    const { peek, voyeur } = read(this.#session.watch);
    return { peek, voyeur };
  }

  get endFailed(): boolean {
    return read(this.#session.watch).error === 'session.endFailed';
  }

  get isPaused(): boolean {
    return read(this.#services).status === 'pause';
  }

  get stillRunning(): StillRunning {
    return { video: videoDuringLoss(this.video), toys: this.toys.running !== undefined, line: read(this.#lineWaits) };
  }

  readonly leave = (): void => this.#session.leave();
}
