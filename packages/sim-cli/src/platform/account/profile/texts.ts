import * as z from 'zod';
import { BRANDS } from '@greenroom/core/profile/profile-choices';
import type { Submissions } from '../../base/people/submissions.ts';
import type { PerformerRow, SubmissionRow } from '../../base/store/tables/performer-tables.ts';
import { readList } from '../../base/store/tables/table.ts';

const textWire = z.object({ nickname: z.string(), description: z.string() });

export type BrandTextSubmission = z.infer<typeof textWire>;

export const textKind = (brand: string): string => `text-${brand}`;

/** Id of a performer's description for a brand, made of both ids. */
export const textId = (performerId: string, brand: string): string => `${performerId}-${brand}`;

/** Reads the name of a submitted text for a brand; undefined for any other submission. */
export const nicknameIn = ({ kind, content }: Pick<SubmissionRow, 'kind' | 'content'>): string | undefined =>
  BRANDS.some((brand) => textKind(brand) === kind) ? textWire.parse(JSON.parse(content)).nickname : undefined;

/** Reads the performer's name and text for each brand that has any: the submitted ones, or the first ones. */
export const textsOf = async (submissions: Submissions, performer: PerformerRow) => {
  const begun = readList(performer.brands);
  const texts = await Promise.all(
    BRANDS.map(async (brand) => {
      const submission = await submissions.read(performer.id, textKind(brand));
      const { nickname, description } = performer;
      // A new performer has typed none: an agreed site shows nothing until there is one.
      const isSample = begun.includes(brand) && description !== '';
      if (submission === undefined && !isSample) return [];
      const text =
        submission === undefined ? { nickname, description } : textWire.parse(JSON.parse(submission.content));
      const status = submission?.status === 'pending' ? 'pending' : 'approved';
      return [{ id: textId(performer.id, brand), brand, ...text, status }];
    }),
  );
  return texts.flat();
};
