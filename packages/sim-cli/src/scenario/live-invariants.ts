import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '@greenroom/core/chat/chat-message';
import type { AdminClient, AdminFailure } from '../actors/admin-client.ts';
import { createPageInvariants, createShownOnce } from '../actors/page-invariants.ts';
import { differenceInServices, differenceInSession, timersLeft } from '../actors/page-parts.ts';
import type { Performer } from '../actors/performer.ts';
import { TOYS_REST } from '../actors/toy-invariants.ts';
import type { ToyDrawer } from '../toys/toy-drawer.ts';

interface LiveInvariantsOptions {
  readonly performer: Performer;
  readonly performerId: string;
  readonly admin: AdminClient;
  readonly drawer: ToyDrawer | undefined;
  /** Wall clock of the platform when the run began, in seconds: what was earned earlier is sample data. */
  readonly since: number;
}

/** Checks the invariants of a performer whose page talks to a running platform. */
export interface LiveInvariants {
  /** @returns the invariant that is broken; asked after every step */
  readonly broken: () => Promise<string | undefined>;
  /** @returns the difference between page and platform; call it when nothing is pending */
  readonly difference: () => Promise<string | undefined>;
  /** @returns what is left of a performer who logged out */
  readonly leftBehind: () => Promise<string | undefined>;
  readonly dispose: () => void;
}

/** A toy's last command ends by its own clock, and by that of the page: in real time not at the same moment. */
const TOYS_SETTLE = 500;

/** Finds a message that only one side has, or that has another place there. */
const differenceInLines = (shown: readonly ChatMessage[], kept: readonly string[]): string | undefined => {
  const places = shown.flatMap(({ id, sentBy, delivery }) => {
    const place = kept.indexOf(id);
    if (sentBy === 'PERFORMER' && delivery === 'sent' && place < 0) return Number.NaN;
    return sentBy === 'CLIENT' && place >= 0 ? place : [];
  });
  if (places.some(Number.isNaN)) return 'what is shown as sent has reached the platform';
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1))
    ? undefined
    : 'the messages of the customer are shown in their order';
};

/** Statuses of a refusal: what was asked for is not there, so that there is nothing to compare. */
const [FIRST_REFUSAL, LAST_REFUSAL] = [400, 499];

/** Says that a platform gave no answer, which must not pass for one without a difference. */
const unansweredBy = ({ status, error }: AdminFailure): string | undefined =>
  status >= FIRST_REFUSAL && status <= LAST_REFUSAL ? undefined : `the platform did not answer: ${error}`;

export const createLiveInvariants = (options: LiveInvariantsOptions): LiveInvariants => {
  const { performer, performerId, admin, drawer, since } = options;
  const { app } = performer;
  const page = createPageInvariants(drawer);
  const endPage = page.onPage(app);
  const shownOnce = createShownOnce();
  let looked: unknown;

  const aboutLines = async (): Promise<string | undefined> => {
    const { client, messages } = app.chat.watch.state();
    if (client === undefined || messages === looked) return undefined;
    const shown = messages.slice(0);
    const kept = await admin.messages(client);
    if (!kept.ok) return unansweredBy(kept.error);
    looked = messages;
    const own = kept.value.filter((message) => message.performerId === performerId);
    return differenceInLines(
      shown,
      own.map(({ id }) => id),
    );
  };
  const aboutMoney = async (): Promise<string | undefined> => {
    const books = await admin.books(performerId, since);
    if (!books.ok) return unansweredBy(books.error);
    const { difference, today: earned } = books.value;
    const { today } = app.meter.watch.state();
    const isCounting = app.session.watch.state().client !== undefined || today === undefined;
    const isLoggedIn = app.login.watch.state().status === 'authenticated';
    if (difference !== null) return difference;
    return isCounting || !isLoggedIn || today === earned
      ? undefined
      : `the page shows ${today} cents today, and the platform has ${earned}`;
  };
  const leftBehind = async (): Promise<string | undefined> => {
    const left = timersLeft(app, performer.planned());
    if (left !== undefined) return left;
    const told = await admin.state();
    if (!told.ok) return unansweredBy(told.error);
    const account = told.value.performers.find(({ id }) => id === performerId);
    return account?.online === true ? 'a socket is left after the log-out' : aboutMoney();
  };
  return {
    broken: async () => {
      let found = page.broken(app);
      if (found === TOYS_REST) {
        await sleep(TOYS_SETTLE);
        found = page.broken(app);
      }
      return found ?? shownOnce(app) ?? (await aboutLines());
    },
    difference: async () => {
      const told = await admin.state();
      if (!told.ok) return unansweredBy(told.error);
      if (app.login.watch.state().status === 'unauthenticated') return leftBehind();
      const on = told.value.performers.find(({ id }) => id === performerId)?.services ?? [];
      const accepted = told.value.requests
        .filter((request) => request.performerId === performerId && request.status === 'accepted')
        .map(({ clientId }) => clientId);
      return differenceInSession(app, accepted) ?? differenceInServices(app, on) ?? (await aboutMoney());
    },
    leftBehind,
    dispose: endPage,
  };
};
