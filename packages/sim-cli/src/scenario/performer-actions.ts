import * as z from 'zod';
import { CALLS } from '@greenroom/adapters-http/calls';
import { THEME_CHOICES } from '@greenroom/core/account/settings';
import { toyId } from '@greenroom/core/kernel/ids';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import { MODAL_NAMES } from '@greenroom/core/navigation/modals.machine';
import { isCutOff } from '@greenroom/core/realtime/realtime.controller';
import { SERVICES } from '@greenroom/core/services/service';
import { action, inVirtualTimeOnly, plainAction, type ActionRow } from './action.ts';
import { secretWire } from './stage-secrets.ts';
import type { Stage } from './stage.ts';
import { StepFailure } from './step-failure.ts';

const CALL_NAMES = Object.values(CALLS).map(({ name }) => name);

const wholeLogin = async (stage: Stage, performerId: string, password: string): Promise<void> => {
  const { app } = stage;
  if (!app.login.watch.state().checkedOnce) app.start();
  await stage.settle();
  app.login.logIn({ performerId, password });
  await stage.settle();
  if (app.login.watch.state().codeSentBy !== undefined)
    app.login.logIn({ performerId, password, code: await stage.code() });
};

export const PERFORMER_ACTIONS = {
  openPage: plainAction('performer', 'opens the page, also again after it was left', (stage) => stage.page('open')),
  leavePage: inVirtualTimeOnly(
    plainAction('performer', 'leaves the page, as when the tab is closed', (stage) => stage.page('leave')),
  ),
  reloadPage: inVirtualTimeOnly(plainAction('performer', 'loads the page again', (stage) => stage.page('reload'))),
  openTab: inVirtualTimeOnly(
    plainAction('performer', 'opens the page in a second tab, which takes over', (stage) => stage.page('openTab')),
  ),
  logIn: action(
    'performer',
    'logs in, with the code where one is wanted',
    { id: z.string().optional(), password: z.string().optional() },
    (stage, { id = stage.account.id, password = stage.account.password }) => wholeLogin(stage, id, password),
  ),
  beAtWork: plainAction(
    'performer',
    'logs in where logged out, and connects again at once in a long outage',
    async (stage) => {
      const { app, account } = stage;
      if (app.login.watch.state().status === 'unauthenticated') await wholeLogin(stage, account.id, account.password);
      if (isCutOff(app.realtime.watch.state())) app.realtime.retryNow();
    },
  ),
  enterPassword: action(
    'performer',
    'does the first step of the login',
    { id: z.string().optional(), password: z.string().optional() },
    ({ app, account }, { id = account.id, password = account.password }) =>
      app.login.logIn({ performerId: id, password }),
  ),
  enterCode: action(
    'performer',
    'does the second step; without a code, with the one that was sent',
    { code: z.union([z.string(), secretWire]).optional() },
    async (stage, { code }) => {
      const { id, password } = stage.account;
      const typed = typeof code === 'object' ? await stage.secrets.of(code.secret) : code;
      stage.app.login.logIn({ performerId: id, password, code: typed ?? (await stage.code()) });
    },
  ),
  takeOver: plainAction('performer', 'ends the login that is active elsewhere', ({ app }) =>
    app.login.confirmTakeOver(),
  ),
  logOut: plainAction('performer', 'logs out', ({ app }) => app.login.logOut()),
  goReady: plainAction('performer', 'goes ready', ({ app }) => app.session.goReady()),
  stopWork: plainAction('performer', 'stops the broadcast', ({ app }) => app.session.stop()),
  accept: plainAction('performer', 'accepts the request', ({ app }) => app.session.accept()),
  decline: plainAction('performer', 'declines the request; the customer hears it after 3 s', ({ app }) =>
    app.session.decline(),
  ),
  declineAsBusy: plainAction('performer', 'declines and tells the customer to try again in 2 minutes', ({ app }) =>
    app.session.declineAsBusy(),
  ),
  undoDecline: plainAction('performer', 'undoes a decline within its 3 s', ({ app }) => app.session.undoDecline()),
  declineSecond: plainAction('performer', 'declines who asks during the session', ({ app }) =>
    app.session.second.decline(),
  ),
  keepSecond: plainAction('performer', 'keeps who asks during the session for after it', ({ app }) =>
    app.session.second.keep(),
  ),
  takeSecond: plainAction('performer', 'ends the session and takes who asks', ({ app }) => app.session.second.take()),
  end: action(
    'performer',
    'ends the session, and may block the customer',
    { block: z.boolean().default(false) },
    ({ app }, { block }) => app.session.end(block),
  ),
  leaveSession: plainAction('performer', 'leaves a session that could not be ended', ({ app }) => app.session.leave()),
  readSummary: plainAction('performer', 'has read how the session ended', ({ app }) => app.session.dismissSummary()),
  toggle: action('performer', 'switches a service', { service: z.enum(SERVICES) }, ({ app }, { service }) =>
    app.services.toggle(service),
  ),
  pause: plainAction('performer', 'pauses work', ({ app }) => app.services.pause()),
  resume: plainAction('performer', 'resumes work', ({ app }) => app.services.resume()),
  write: action('performer', 'types, without sending', { text: z.string() }, ({ app }, { text }) =>
    app.chat.type(text),
  ),
  send: action('performer', 'sends a line, or what was typed', { text: z.string().optional() }, ({ app }, { text }) => {
    if (text !== undefined) app.chat.type(text);
    app.chat.send();
  }),
  sendAgain: plainAction('performer', 'sends the last line once more', ({ app }) => {
    const last = app.chat.watch.state().messages.at(-1);
    if (last !== undefined) app.chat.retry(last.id);
  }),
  cycleFontSize: plainAction('performer', 'changes the size of the letters', ({ app }) => app.chat.cycleFontSize()),
  openModal: action('performer', 'opens a modal', { modal: z.enum(MODAL_NAMES) }, ({ app }, { modal }) =>
    app.modals.open(modal),
  ),
  closeModal: action(
    'performer',
    'closes a modal, or whichever is open',
    { modal: z.enum(MODAL_NAMES).optional() },
    ({ app }, { modal }) => app.modals.close(modal),
  ),
  reconnect: plainAction('performer', 'tries the connection again', ({ app }) => app.realtime.retryNow()),
  checkLogin: plainAction('performer', 'asks at once whether the login still counts', ({ app }) =>
    app.login.checkNow(),
  ),
  lookAgain: plainAction('performer', 'comes back to the tab', ({ app }) => app.realtime.becameVisible()),
  chooseLanguage: action('performer', 'chooses a language', { language: z.enum(LANGUAGES) }, ({ app }, { language }) =>
    app.localisation.choose(language),
  ),
  chooseTheme: action('performer', 'chooses a theme', { theme: z.enum(THEME_CHOICES) }, ({ app }, { theme }) =>
    app.account.chooseTheme(theme),
  ),
  sendCall: action(
    'performer',
    'sends a call from the page, such as a saved form; `list calls` shows them',
    {
      call: z.enum(CALL_NAMES),
      content: z.record(z.string(), z.unknown()).default({}),
      mayFail: z.boolean().default(false),
      refused: z.string().optional().describe('the code with which the platform refuses it'),
    },
    async (stage, { call, content, mayFail, refused }) => {
      const sent = await stage.sendCall(call, await stage.secrets.fillIn(content));
      const refusal = sent.ok ? undefined : sent.error;
      if (refused !== undefined && refusal?.code !== refused)
        throw new StepFailure(
          `${call} was refused with ${refusal?.code ?? refusal?.why ?? 'nothing'}, not with ${refused}`,
        );
      if (refused === undefined && refusal !== undefined && !mayFail)
        throw new StepFailure(`${call} could not be sent: ${refusal.why}`);
    },
  ),
  connectToys: plainAction('performer', 'connects the toys', ({ app }) => app.toys.connect()),
  disconnectToys: plainAction('performer', 'disconnects the toys', ({ app }) => app.toys.disconnect()),
  stopToys: plainAction('performer', 'stops the toys', ({ app }) => app.toys.stop()),
  pauseToys: plainAction('performer', 'pauses the queue of commands', ({ app }) => app.toys.queue.pause()),
  resumeToys: plainAction('performer', 'lets the queue go on', ({ app }) => app.toys.queue.resume()),
  skipToy: plainAction('performer', 'skips what runs', ({ app }) => app.toys.queue.skip()),
  enableToy: action(
    'performer',
    'switches a toy for customers on or off',
    { toy: z.string(), on: z.boolean() },
    ({ app }, { toy, on }) => {
      const found = app.toys.list.state().toys.find(({ name, id }) => name === toy || id === toyId(toy));
      if (found !== undefined) app.toys.enable(found.id, on);
    },
  ),
} as const satisfies Readonly<Record<string, ActionRow>>;
