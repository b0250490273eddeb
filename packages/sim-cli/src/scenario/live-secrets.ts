import { seconds } from '@greenroom/core/kernel/units';
import type { AdminClient } from '../actors/admin-client.ts';
import { DEMO_PASSWORD } from '../platform/world/performers.ts';
import { createStageSecrets } from './stage-secrets.ts';

/** Reads the secrets of a run on a running platform from the mailbox of the performer. */
export const openLiveSecrets = (admin: Pick<AdminClient, 'mailbox' | 'notices'>, performerId: string) => {
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
