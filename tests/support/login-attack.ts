import { logInFrom } from './post-from.ts';

const ADDRESSES = Array.from({ length: 100 }, (_, index) => `127.0.0.${index + 1}`);

/** Sends wrong passwords from 127.0.0.1 to 127.0.0.100, three at once from each: one for the ID, the others for IDs that nobody has. @returns the number of each answer */
export const attackLogin = async (url: string, id: string): Promise<Readonly<Record<string, number>>> => {
  const answers = await Promise.all(
    ADDRESSES.flatMap((address, index) =>
      [id, String(700_000 + index), String(800_000 + index)].map((each) => logInFrom(address, url, each, 'guess')),
    ),
  );
  const counts: Record<string, number> = {};
  for (const { status, error } of answers) counts[`${status} ${error}`] = (counts[`${status} ${error}`] ?? 0) + 1;
  return counts;
};
