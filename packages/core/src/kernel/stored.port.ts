/** Storage of one value on this device. `Kept`: the values that can be stored, without the one for "nothing stored". */
export interface Stored<Value, Kept extends Value = Value> {
  readonly read: () => Value;
  readonly write: (value: Kept) => void;
}
