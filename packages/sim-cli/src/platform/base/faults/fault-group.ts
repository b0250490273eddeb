import { CALLS_BY_CAPABILITY } from '@greenroom/adapters-http/calls';
import { BROKEN_CALLS, isMediaFault, isSocketFault, isTcpFault, isToyFault, type FaultName } from './fault.ts';

/** Parts of the product in which faults are looked for, in the order of a list. */
export const FAULT_GROUPS = [
  'Every call',
  'Log-in',
  'Account',
  'Session and chat',
  'Customers',
  'Earnings',
  'Photos and videos',
  'News, forum and texts',
  'Socket',
  'Connection',
  'Live video',
  'Toys',
] as const;
export type FaultGroup = (typeof FAULT_GROUPS)[number];

const OF_CAPABILITY: Partial<Record<keyof typeof CALLS_BY_CAPABILITY, FaultGroup>> = {
  login: 'Log-in',
  passwords: 'Log-in',
  account: 'Account',
  'account-data': 'Account',
  'account-security': 'Account',
  'personal-data': 'Account',
  profile: 'Account',
  registration: 'Account',
  services: 'Session and chat',
  session: 'Session and chat',
  chat: 'Session and chat',
  'blocked-words': 'Customers',
  blocks: 'Customers',
  clients: 'Customers',
  inbox: 'Customers',
  memos: 'Customers',
  moderation: 'Customers',
  'region-blocks': 'Customers',
  earnings: 'Earnings',
  media: 'Photos and videos',
  content: 'News, forum and texts',
  forum: 'News, forum and texts',
};
/** Faults of one capability that break no call of its table. */
const BY_NAME: Partial<Record<FaultName, FaultGroup>> = {
  'upload-cut': 'Photos and videos',
  'deletion-due': 'Account',
  'invoices-fail': 'Earnings',
};

const isCapability = (name: string): name is keyof typeof CALLS_BY_CAPABILITY =>
  Object.hasOwn(CALLS_BY_CAPABILITY, name);
const CAPABILITIES = Object.keys(CALLS_BY_CAPABILITY).filter(isCapability);

/** Finds the part of the product that a fault is about: that of the first call that it breaks. */
export const faultGroup = (name: FaultName): FaultGroup => {
  if (isSocketFault(name)) return 'Socket';
  if (isTcpFault(name)) return 'Connection';
  if (isMediaFault(name)) return 'Live video';
  if (isToyFault(name)) return 'Toys';
  const broken = BROKEN_CALLS.find((one) => one.name === name)?.call ?? '';
  const capability = CAPABILITIES.find((one) => Object.hasOwn(CALLS_BY_CAPABILITY[one], broken));
  return BY_NAME[name] ?? (capability === undefined ? undefined : OF_CAPABILITY[capability]) ?? 'Every call';
};
