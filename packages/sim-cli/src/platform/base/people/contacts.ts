import * as z from 'zod';
import type { Store } from '../store/store.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import type { Submissions } from './submissions.ts';

const textsWire = z.record(z.string(), z.string());

/** Example data that belongs to no real person. */
const firstPersonal = ({ nickname, username, phone }: PerformerRow): Readonly<Record<string, string>> => ({
  firstName: nickname,
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '3512 AB',
  city: 'Utrecht',
  country: 'nl',
  email: `${username}@example.org`,
  phone,
  nationality: 'dutch',
});

/** Reads the name, address, e-mail and phone of a performer as submitted, else those of the sample world. */
export const readPersonal = async (
  submissions: Pick<Submissions, 'read'>,
  performer: PerformerRow,
  within?: Store,
): Promise<Readonly<Record<string, string>>> => {
  const submission = await submissions.read(performer.id, 'personal', within);
  return submission === undefined ? firstPersonal(performer) : textsWire.parse(JSON.parse(submission.content));
};
