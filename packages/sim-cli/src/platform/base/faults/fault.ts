import TABLE from './faults.json' with { type: 'json' };

/** Ways in which the main socket misbehaves. */
export type SocketFault = keyof typeof TABLE.socket;
/** Ways in which the connection between the performer and the platform misbehaves, below HTTP and socket. */
export type TcpFault = keyof typeof TABLE.tcp;
/** Ways the main media server breaks, for all performers. The spare one never does. */
export type MediaFault = keyof typeof TABLE.media;
/** Ways in which the toy app on the performer's machine, the phone, and the vendor's cloud and hub break. */
export type ToyFault = keyof typeof TABLE.toy;
export type FaultName = keyof typeof TABLE.http | SocketFault | TcpFault | MediaFault | ToyFault;

/** A row of the table. */
interface Described {
  readonly says: string;
  /** Happens now and is over; any other fault stays until it is switched off. */
  readonly once?: boolean;
  /** Calls that are answered with `status` and `error`, which are 500 and `platform_failed` by default. */
  readonly breaks?: readonly string[];
  readonly status?: number;
  readonly error?: string;
  /** Told beside the error. */
  readonly reason?: string;
}

const ROWS: Readonly<Record<FaultName, Described>> = {
  ...TABLE.http,
  ...TABLE.socket,
  ...TABLE.tcp,
  ...TABLE.media,
  ...TABLE.toy,
};

const isFaultName = (name: string): name is FaultName => Object.hasOwn(ROWS, name);
export const isSocketFault = (name: string): name is SocketFault => Object.hasOwn(TABLE.socket, name);
export const isTcpFault = (name: string): name is TcpFault => Object.hasOwn(TABLE.tcp, name);
export const isMediaFault = (name: string): name is MediaFault => Object.hasOwn(TABLE.media, name);
export const isToyFault = (name: string): name is ToyFault => Object.hasOwn(TABLE.toy, name);

export const FAULT_NAMES: readonly FaultName[] = Object.keys(ROWS).filter(isFaultName);

export const happensOnce = (name: FaultName): boolean => ROWS[name].once === true;

/** Faults that can be switched on, for one performer or for all. */
export const FAULTS = FAULT_NAMES.map((name) => ({
  name,
  lasts: happensOnce(name) ? ('once' as const) : ('until off' as const),
  says: ROWS[name].says,
}));

/** Refusals in place of a call's answer. */
export const BROKEN_CALLS = FAULT_NAMES.flatMap((name) => {
  const { breaks = [], status = 500, error = 'platform_failed', reason } = ROWS[name];
  const more = reason === undefined ? {} : { reason };
  return breaks.map((call) => ({ name, call, status, error, more }));
});

/** There is one media server, one toy app, one vendor: who breaks them breaks them for all. */
export const isForEverybody = (name: FaultName): boolean =>
  isMediaFault(name) || (isToyFault(name) && !name.startsWith('toy-phone-'));
