import { millis, seconds } from '@greenroom/core/kernel/units';
import type { AdminClient } from '../actors/admin-client.ts';
import type { Performer } from '../actors/performer.ts';
import { sendCall } from '../actors/send-call.ts';
import type { Pace } from '../compositions/virtual/pace.ts';
import { isForEverybody, type FaultName } from '../platform/base/faults/fault.ts';
import { DEMO_PASSWORD } from '../platform/base/world/performers.ts';
import type { LiveCustomers } from './live-customers.ts';
import type { LiveInvariants } from './live-invariants.ts';
import type { LiveToys } from './live-toys.ts';
import { createStageSecrets } from './stage-secrets.ts';
import type { Stage } from './stage.ts';
import { StepFailure } from './step-failure.ts';

const QUIET_TIMEOUT = 10_000;

interface LiveStageDeps {
  readonly admin: AdminClient;
  readonly performer: Performer;
  readonly performerId: string;
  readonly customers: LiveCustomers;
  readonly toys: LiveToys;
  readonly invariants: Pick<LiveInvariants, 'difference'>;
  readonly pace: Pace;
}

/** Performer whom a fault is for; some faults are for all. */
const targetOf = (name: FaultName, performerId: string) => (isForEverybody(name) ? {} : { performerId });

/** Reads the secrets of a run on a running platform from the mailbox of the performer. */
const openLiveSecrets = (admin: Pick<AdminClient, 'mailbox' | 'notices'>, performerId: string) => {
  const mailedCode = async (): Promise<string> => {
    const mails = await admin.mailbox(performerId);
    return mails.ok ? (mails.value[0]?.code ?? '') : '';
  };
  const passwordLink = async (): Promise<string | undefined> => {
    const mails = await admin.notices(performerId);
    return mails.ok ? (mails.value.find(({ kind }) => kind === 'passwordLink')?.link ?? undefined) : undefined;
  };
  // The dates of a platform are real at any rate of its clock.
  const today = () => seconds(Math.floor(Date.now() / 1_000));
  return { mailedCode, secrets: createStageSecrets({ password: DEMO_PASSWORD, mailedCode, passwordLink, today }) };
};

const virtualOnly = (what: string) => async (): Promise<never> => {
  throw new StepFailure(`${what} can be played in virtual time only`);
};

const allowed = async (done: Promise<{ readonly ok: boolean }>, what: string): Promise<void> => {
  if (!(await done).ok) throw new StepFailure(`the platform refused to ${what}`);
};

/** Stage whose world is a running platform: what is not the performer's or a customer's goes through its admin API. */
export const createLiveStage = ({
  admin,
  performer,
  performerId,
  customers,
  toys,
  invariants,
  pace,
}: LiveStageDeps): Stage => {
  const { app } = performer;
  const { mailedCode, secrets } = openLiveSecrets(admin, performerId);
  /** Others may play on the same platform: their faults and rules stay. */
  const isOfRun = (whose: string | undefined): boolean => whose === undefined || whose === performerId;
  const whomOf = (whose: string | undefined) => (whose === undefined ? {} : { performerId: whose });
  return {
    app,
    account: { id: performerId, password: DEMO_PASSWORD },
    code: mailedCode,
    secrets,
    settle: async () => {
      const { login } = app;
      const isQuiet = (): boolean => login.watch.state().checkedOnce && login.watch.state().status !== 'authenticating';
      await pace.until(isQuiet, millis(QUIET_TIMEOUT));
    },
    page: async (act) => {
      if (act !== 'open') throw new StepFailure('leaving a page can be played in virtual time only');
      app.start();
    },
    letter: async (who, content) => {
      const { link } = await customers.get(who);
      return admin.write(link.id, { performerId, subject: content, content });
    },
    hide: (region, on) => allowed(admin.hide({ performerId, region, on }), `hide the performer in ${region}`),
    withhold: (word) => allowed(admin.withhold({ performerId, word }), 'block a word'),
    customer: customers.get,
    trigger: async (event, content) =>
      allowed(admin.trigger({ event, performerId, ...(content === undefined ? {} : { content }) }), `send ${event}`),
    fault: async (name, on, lasts) => {
      if (toys.fault(name, on, lasts)) return;
      const whom = { ...targetOf(name, performerId), ...(lasts === undefined ? {} : { lasts }) };
      await allowed(admin.fault({ name, on, ...whom }), `have the fault ${name}`);
    },
    sendCall: async (name, content) => secrets.noted(await sendCall(performer.client, name, content)),
    changeCalls: async (match, rule, lasts) => {
      const whom = { performerId, ...(lasts === undefined ? {} : { lasts }) };
      await allowed(admin.callRule({ match, on: rule !== undefined, ...rule, ...whom }), `change the calls ${match}`);
    },
    line: virtualOnly('a change of the line'),
    cut: () => allowed(admin.fault({ name: 'drop-socket', on: true, performerId }), 'drop the socket'),
    wallClock: virtualOnly('a jump of the wall clock'),
    toyApp: toys.toyApp,
    phone: toys.phone,
    allWell: async () => {
      await toys.allWell();
      const told = await admin.state();
      for (const { name, performerId: whose } of told.ok ? told.value.faults : []) {
        if (isOfRun(whose)) await admin.fault({ name, on: false, ...whomOf(whose) });
      }
      for (const { match, performerId: whose } of told.ok ? told.value.callRules : [])
        if (isOfRun(whose)) await admin.callRule({ match, on: false, ...whomOf(whose) });
    },
    // Nobody else tells here what troubles the run: a page that is not connected is troubled.
    difference: async (healed) =>
      healed === undefined || app.realtime.watch.state().authenticated ? invariants.difference() : undefined,
  };
};
