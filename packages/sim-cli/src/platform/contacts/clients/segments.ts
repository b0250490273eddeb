import type { ClientSegment } from '@greenroom/core/clients/client-record';
import { SECONDS_PER_DAY } from '@greenroom/core/formatting/formatting.constants';

/** Number of conversations from which a customer is a regular. */
export const VISITS_OF_REGULAR = 5;

/** Days after which a customer is no longer new, and without contact a quiet one. */
const SEGMENT_DAYS = 30;

/** Condition of a group: a column of the sums, and the value that it is compared with. */
interface SegmentRule {
  readonly column: 'visits' | 'first_contact' | 'last_contact';
  readonly operator: '>=' | '>' | '<=';
  readonly value: number;
}

/**
 * Conditions of the groups. A first contact within the last 30 days is new, and so is not quiet; no contact for exactly 30 days is quiet.
 *
 * @param now epoch seconds
 * @returns undefined for everyone
 */
export const segmentRule = (segment: ClientSegment, now: number): SegmentRule | undefined => {
  const since = now - SEGMENT_DAYS * SECONDS_PER_DAY;
  switch (segment) {
    case 'all':
      return undefined;
    case 'regulars':
      return { column: 'visits', operator: '>=', value: VISITS_OF_REGULAR };
    case 'new':
      return { column: 'first_contact', operator: '>', value: since };
    case 'quiet':
      return { column: 'last_contact', operator: '<=', value: since };
  }
};
