import { SECONDS_PER_DAY } from '@greenroom/core/formatting/formatting.constants';
import type { Ids } from '../security/ids.ts';
import type { MediaRow } from '../store/tables/media-tables.ts';
import { sampleFile, SAMPLE_SIZE } from './sample-scene.ts';

type Sample = Partial<Pick<MediaRow, 'status' | 'paid' | 'price' | 'reason' | 'main'>> & {
  readonly description: string;
};

/** Samples, newest first, as the performer's gallery shows them. */
const SAMPLES: readonly Sample[] = [
  { description: 'The hills at seven in the morning', main: 1 },
  { description: 'A sail on the way home' },
  { description: 'Mountains by moonlight' },
  { description: 'Somebody is still awake' },
  { description: 'Where the path ends' },
  { description: 'Night watch' },
  { description: 'Walking season', paid: 1, price: 10 },
  { description: 'The old town, early', paid: 1, price: 15 },
  { description: 'Before the first bird', status: 'pending' },
  { description: 'Low tide', status: 'rejected', reason: 'The picture is not sharp enough.' },
];

/** Makes sample photos of places, without people: some free, some paid, one that waits, one that was rejected. */
export const galleryOf = (performerId: string, today: number, ids: Ids): MediaRow[] =>
  SAMPLES.map((sample, index) => {
    const id = `m${performerId}-${index}`;
    return {
      status: 'approved',
      paid: 0,
      price: 0,
      reason: null,
      main: 0,
      ...SAMPLE_SIZE,
      ...sample,
      id,
      performer_id: performerId,
      kind: 'photo',
      upload: id,
      key: ids.secret(),
      file: sampleFile(Number(performerId) + index),
      position: SAMPLES.length - index,
      added_at: today - (index + 2) * SECONDS_PER_DAY,
      due_at: null,
    };
  });

/** Id of the performer's main photo. */
export const avatarOf = (performerId: string): string => `m${performerId}-0`;
