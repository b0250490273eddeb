import { CommandFailure } from '../../terminal/print.ts';

/** Milliseconds for one more request, which mostly fails at once. */
const TIMEOUT = 5_000;

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

const hintFor = (code: string): string => {
  if (/CERT|SIGNATURE/.test(code))
    return ' Its certificate is not trusted here: name the authority that signs it in NODE_EXTRA_CA_CERTS.';
  return code === 'ENOTFOUND' ? ' There is no such host.' : '';
};

/** Makes the failure of a command for which nothing answers at an address, with the reason where it is one to put right. */
export const noAnswer = async (address: string): Promise<CommandFailure> => {
  const code = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) }).then(() => '', codeOf);
  return new CommandFailure(`Nothing answers at ${address}.${hintFor(code)}`);
};
