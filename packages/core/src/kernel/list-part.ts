/** A part of a list: at most `limit` entries, after the first `offset`. @spec §2 Screens and routes — limit, offset */
export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}
