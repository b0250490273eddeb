/** A misbehaviour that can be switched on, for one performer or for all. */
export interface Fault {
  readonly name: string;
  /** `once`: it happens now and is over. `until off`: it stays. */
  readonly lasts: 'once' | 'until off';
  readonly says: string;
}
