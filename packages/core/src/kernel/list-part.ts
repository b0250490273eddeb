/** Which part of a list is asked for: at most so many, after so many. @spec §2 Screens and routes — limit, offset */
export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}
