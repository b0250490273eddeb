import type { Result } from '@greenroom/core/kernel/result';
import { createAdminClient, type AdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/base/world/performers';
import { eventually } from './eventually.ts';
import { markLogged, markSwitched } from './switched-faults.ts';
import type { PlatformState, TestCustomer, TestPlatform } from './test-platform.ts';

const unwrap = <Value>(outcome: Result<Value, { status: number; error: string }>): Value => {
  if (!outcome.ok) throw new Error(`The platform answered ${outcome.error.status} ${outcome.error.error}.`);
  return outcome.value;
};

const customerOf = (admin: AdminClient, entered: { id: string; token: string; name: string }): TestCustomer => {
  const { id } = entered;
  const startsTimer: TestCustomer['startsTimer'] = async (which) => void unwrap(await admin.startTimer(id, which));
  return {
    ...entered,
    startsTimer,
    asks: async (performerId, request = {}) => void unwrap(await admin.ask(id, { ...request, performerId })),
    cancels: async () => void unwrap(await admin.cancel(id)),
    startsBothTimers: async () => {
      await startsTimer('START_TIMER');
      await startsTimer('START_TIMER_DEVICE');
    },
    says: async (text, translation) => unwrap(await admin.say(id, text, translation)).id,
    types: async () => void unwrap(await admin.type(id)),
    shows: async (on) => void unwrap(await admin.showCamera(id, on)),
    writes: async (performerId, subject, content) =>
      unwrap(await admin.write(id, { performerId, subject, content })).id,
    blocks: async (performerId, on) => void unwrap(await admin.blockPerformer(id, { performerId, on })),
    pays: async (payment) => void unwrap(await admin.pay(id, payment)),
    leaves: async (reason = 'CLICK') => void unwrap(await admin.leave(id, reason)),
    messages: async () => unwrap(await admin.messages(id)),
  };
};

/** A platform that runs, moved by its admin API. @param end stops it, also a second time */
export const reachPlatform = (
  { url, adminUrl, token }: { readonly url: string; readonly adminUrl: string; readonly token: string },
  end: () => Promise<void>,
): TestPlatform => {
  const admin = createAdminClient({ url: adminUrl, token });
  const linkOf = (wanted: string, performerId: string): Promise<string> =>
    eventually(async () => unwrap(await admin.notices(performerId)).find(({ kind }) => kind === wanted)?.link);
  const state = async (): Promise<PlatformState> => unwrap(await admin.state());

  return {
    url,
    socketUrl: url,
    token,
    password: DEMO_PASSWORD,
    state,
    code: (performerId) => eventually(async () => unwrap(await admin.mailbox(performerId))[0]?.code),
    passwordLink: (performerId) => linkOf('passwordLink', performerId),
    firstPasswordLink: (performerId) => linkOf('registered', performerId),
    denialLink: (performerId) => linkOf('newDevice', performerId),
    mails: async (performerId) => unwrap(await admin.notices(performerId)).map(({ kind }) => kind),
    letters: async (performerId) => unwrap(await admin.notices(performerId)),
    hire: async (performer = {}) => unwrap(await admin.hire(performer)).id,
    customer: async (who = {}) => customerOf(admin, unwrap(await admin.enter(who))),
    trigger: async (event, performerId, content) => {
      unwrap(await admin.trigger({ event, performerId, ...(content === undefined ? {} : { content }) }));
    },
    phone: async (performerId, act, toys = []) => void unwrap(await admin.phone({ performerId, act, toys: [...toys] })),
    phoneLog: async (performerId) => unwrap(await admin.toyLog(performerId)),
    urgent: async (performerId, actions) => void unwrap(await admin.urgent({ performerId, actions })),
    invite: async (state = 'open') => unwrap(await admin.invite({ state })).token,
    refuse: async (match, performerId, status) => {
      const rule = status === undefined ? {} : { status };
      unwrap(await admin.callRule({ match, on: status !== undefined, performerId, ...rule }));
    },
    delay: async (match, performerId, delay) =>
      void unwrap(await admin.callRule({ match, on: delay > 0, performerId, ...(delay > 0 && { delay }) })),
    viewDocument: async (view) => void unwrap(await admin.viewDocument(view)),
    platformBlock: async (clientId, performerId, on, reason = '') =>
      void unwrap(await admin.blockCustomer(clientId, { performerId, on, reason })),
    fault: async (name, on, performerId) => {
      unwrap(await admin.fault({ name, on, ...(performerId === undefined ? {} : { performerId }) }));
      if (on) markSwitched(name);
    },
    ticket: async (performerId) => unwrap(await admin.ticket(performerId)),
    reconnect: async (performerId) => void unwrap(await admin.reconnect(performerId)),
    media: async () => unwrap(await admin.media()),
    fillMedia: async (order) => unwrap(await admin.fillMedia(order)).ids,
    rank: async (performerId, rank) => void unwrap(await admin.rank({ performerId, rank })),
    moderate: async (order) => void unwrap(await admin.moderate(order)),
    medias: async (performerId) => unwrap(await admin.medias(performerId)),
    performer: async (id) => {
      const found = (await state()).performers.find((performer) => performer.id === id);
      if (found === undefined) throw new Error(`There is no performer ${id}.`);
      return found;
    },
    log: async () => unwrap(await admin.log()).entries,
    stop: async () => {
      const log = await admin.log();
      if (log.ok) markLogged(log.value.entries);
      await end();
    },
  };
};
