import { Secret, TOTP } from 'otpauth';
import * as z from 'zod';
import type { Result } from '@greenroom/core/kernel/result';
import type { Seconds } from '@greenroom/core/kernel/units';
import { StepFailure } from './step-failure.ts';

/** Secrets that only a run knows, by the names that a scenario gives them. */
const SECRET_NAMES = [
  'password',
  'mailedCode',
  'passwordLink',
  'appCode',
  'nextAppCode',
  'recoveryCode',
  'otherRecoveryCode',
] as const;

/** Stands for a secret in the content of a step. */
export const secretWire = z
  .strictObject({ secret: z.enum(SECRET_NAMES) })
  .describe('a secret of this run, such as the code that was mailed last');
type SecretName = z.output<typeof secretWire>['secret'];

interface SecretSources {
  readonly password: string;
  /** The code that was mailed last. */
  readonly mailedCode: () => Promise<string>;
  /** Address of the link to a new password that was mailed last. */
  readonly passwordLink: () => Promise<string | undefined>;
  readonly today: () => Seconds;
}

/** Answers that show a secret once: that of an authenticator app, or its recovery codes. */
const secretAnswer = z.object({ secret: z.string() });
const codesAnswer = z.array(z.string()).min(1);

interface Shown {
  readonly secret?: string;
  readonly recoveryCodes?: readonly string[];
}

const PERIOD = 30;

/** Secrets of a run: those that were mailed, and those that an answer showed once. */
export const createStageSecrets = ({ password, mailedCode, passwordLink, today }: SecretSources) => {
  let shown: Shown = {};
  const appCode = (steps: number): string | undefined =>
    shown.secret === undefined
      ? undefined
      : new TOTP({ secret: Secret.fromBase32(shown.secret), digits: 6, period: PERIOD }).generate({
          timestamp: (today() + steps * PERIOD) * 1_000,
        });
  const readers: Readonly<Record<SecretName, () => Promise<string | undefined>>> = {
    password: async () => password,
    mailedCode,
    passwordLink: async () => {
      const link = await passwordLink();
      return link === undefined ? undefined : new URL(link).hash.slice(1);
    },
    appCode: async () => appCode(0),
    nextAppCode: async () => appCode(1),
    recoveryCode: async () => shown.recoveryCodes?.[0],
    otherRecoveryCode: async () => shown.recoveryCodes?.[1],
  };
  /** @throws StepFailure for a secret that nothing has shown yet */
  const of = async (name: SecretName): Promise<string> => {
    const found = await readers[name]();
    if (found === undefined) throw new StepFailure(`there is no ${name} yet`);
    return found;
  };
  const fill = async (value: unknown): Promise<unknown> => {
    const named = secretWire.safeParse(value);
    if (named.success) return of(named.data.secret);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return fillIn(value);
  };
  const fillIn = async (content: object): Promise<Readonly<Record<string, unknown>>> => {
    const filled: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(content)) filled[name] = await fill(inner);
    return filled;
  };
  return {
    of,
    /** Puts secrets in the place of their names. */
    fillIn,
    /** Notes what an answer shows. @returns the answer */
    noted: <Answer extends Result<unknown, unknown>>(answer: Answer): Answer => {
      const value = answer.ok ? answer.value : undefined;
      const [app, codes] = [secretAnswer.safeParse(value), codesAnswer.safeParse(value)];
      if (app.success) shown = { ...shown, secret: app.data.secret };
      if (codes.success) shown = { ...shown, recoveryCodes: codes.data };
      return answer;
    },
  };
};

export type StageSecrets = ReturnType<typeof createStageSecrets>;
