import type { PerformerRow } from '../store/tables/performer-tables.ts';

/** A performer of the world with the purpose of the account; all further data comes from the seed. */
export interface WorldPerformer {
  readonly id: string;
  readonly username: string;
  /** One line for a person who wants to log in as this performer. */
  readonly purpose: string;
  readonly codeChannel: PerformerRow['code_channel'];
  readonly status: 'APPROVED' | 'PENDING';
  readonly role?: string;
  readonly phone?: string;
  readonly tags?: readonly string[];
  /** Part of the phone profile that is not approved. */
  readonly phoneLacks?: 'name' | 'introduction';
  /** The performer joined today and has no past. */
  readonly isNew?: true;
}

/** The password of all performers in the world. It protects no real data. */
export const DEMO_PASSWORD = 'greenroom-demo';
/** Its hash, made beforehand, so that the platform answers at once. */
export const DEMO_PASSWORD_HASH = 'uFVBbGJpbgn0Uxge9Pve2Q.4yaysK_d2rQ0iEsHI8zO6LY280_xsAFD7yiumKLIXgE';

const approved = { status: 'APPROVED', codeChannel: 'none' } as const;

export const PERFORMERS: readonly WorldPerformer[] = [
  { ...approved, id: '1001', username: 'anna', codeChannel: 'sms', purpose: 'approved, login code by SMS' },
  { ...approved, id: '1002', username: 'bea', codeChannel: 'email', purpose: 'approved, login code by e-mail' },
  { ...approved, id: '1003', username: 'cleo', status: 'PENDING', isNew: true, purpose: 'not yet approved, no code' },
  { ...approved, id: '1004', username: 'demi', purpose: 'approved, no code: the quickest way in' },
  {
    ...approved,
    id: '1005',
    username: 'evi',
    phone: '+5978123456',
    tags: ['ForumBlocked'],
    purpose: 'approved, no code; Surinamese number and blocked forum',
  },
  { ...approved, id: '1006', username: 'fay', phoneLacks: 'name', purpose: 'approved, no code; phone name missing' },
  {
    ...approved,
    id: '1007',
    username: 'gina',
    phoneLacks: 'introduction',
    purpose: 'approved, no code; phone introduction missing',
  },
];

/** Accounts that exist to be refused; what each refuses is in sentinels/sentinels.ts. */
export const SENTINEL_PERFORMERS: readonly WorldPerformer[] = [
  { ...approved, id: '1400', username: 'fenna', purpose: 'the browser is too old' },
  { ...approved, id: '1403', username: 'gaby', purpose: 'belongs to another site' },
  { ...approved, id: '1409', username: 'hanne', purpose: 'logged in elsewhere, until the performer takes over' },
  { ...approved, id: '1410', username: 'iris', codeChannel: 'email', purpose: 'every code has expired' },
  { ...approved, id: '1411', username: 'jill', purpose: 'open in another tab' },
  { ...approved, id: '1412', username: 'karel', role: 'ROLE_CLIENT', purpose: 'logs in, but is no performer' },
  {
    ...approved,
    id: '1413',
    username: 'maud',
    codeChannel: 'email',
    purpose: 'the first code has expired, the next one works',
  },
  { ...approved, id: '1500', username: 'lena', purpose: 'the session check fails after login' },
];

/** The performer of the world with this id, also one who exists to be refused. */
export const worldPerformer = (id: string): WorldPerformer | undefined =>
  [...PERFORMERS, ...SENTINEL_PERFORMERS].find((performer) => performer.id === id);
