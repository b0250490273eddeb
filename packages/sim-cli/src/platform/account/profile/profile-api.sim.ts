import * as z from 'zod';
import { seenLine, seenText } from '@greenroom/core/kernel/outside-text';
import { ok } from '@greenroom/core/kernel/result';
import { phoneProfileProblems, isRecording, PHONE_RECORDINGS } from '@greenroom/core/profile/phone-profile';
import { agreedBrands, BRAND_ANSWERS, NO_ANSWERS, BRANDS, isBrand } from '@greenroom/core/profile/profile-choices';
import { brandTextProblems, NO_TEXT } from '@greenroom/core/profile/profile-texts';
import { refuse, WORKED, type HandlersOf, firstProblem } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { profileOf, VIP_CHOICES } from '../../base/people/account-fields.ts';
import type { Performers } from '../../base/people/performers.ts';
import PLACES from '../../base/people/places.json' with { type: 'json' };
import type { Submissions } from '../../base/people/submissions.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { readList, writeList } from '../../base/store/tables/table.ts';
import type { PhoneRecordings } from './phone-recordings.ts';
import { textId, textKind, type BrandTextSubmission } from './texts.ts';

const answersWire = z.record(z.string(), z.string());

interface Parts {
  readonly submissions: Submissions;
  readonly performers: Performers;
  readonly phoneRecordings: PhoneRecordings;
  readonly eventLog: EventLog;
}

/**
 * Answers the calls for a performer's texts, phone profile and brands. A moderator reads what customers will read.
 * @spec §7 Performer profile
 */
export const createProfileApi = ({
  submissions,
  performers,
  phoneRecordings,
  eventLog,
}: Parts): HandlersOf<'profile'> => {
  const writeText = async (performer: PerformerRow, brand: string, sent: BrandTextSubmission) => {
    if (!isBrand(brand)) return refuse(404, 'not_found');
    const text = { nickname: seenLine(sent.nickname), description: seenText(sent.description) };
    const wrong = firstProblem(brandTextProblems({ ...NO_TEXT, ...text }, brand));
    if (wrong !== undefined) return refuse(422, 'refused', wrong);
    await submissions.write(performer.id, { kind: textKind(brand), content: text, status: 'pending' });
    eventLog.write('info', 'Text for a brand', { performer: performer.id, brand });
    return WORKED;
  };
  const answersOf = async (performer: PerformerRow) => {
    const begun = Object.fromEntries(readList(performer.brands).map((brand) => [brand, 'Agree']));
    const submission = await submissions.read(performer.id, 'brands');
    return { ...NO_ANSWERS, ...(submission === undefined ? begun : answersWire.parse(JSON.parse(submission.content))) };
  };
  return {
    createDescription: ({ body: { brand, ...text } }, { performer }) => writeText(performer, brand, text),
    saveDescription: async ({ params, body }, { performer }) => {
      const brand = BRANDS.find((each) => textId(performer.id, each) === params.descriptionId);
      return brand === undefined ? refuse(404, 'not_found') : writeText(performer, brand, body);
    },
    performerIvr: async (_request, { performer }) => {
      const recordings = await phoneRecordings.recordings(performer);
      return ok({ ...(await phoneRecordings.texts(performer)), recordings: { ...recordings } });
    },
    savePhoneRecording: async ({ params, body }, { performer }) => {
      const name = PHONE_RECORDINGS.find((each) => each === params.recording);
      if (name === undefined) return refuse(404, 'not_found');
      if (!isRecording(body)) return refuse(422, 'not_a_recording');
      await phoneRecordings.saveRecording(performer, name, body);
      eventLog.write('info', 'Recording for callers', { performer: performer.id, name });
      return WORKED;
    },
    savePerformerIvr: async ({ body }, { performer }) => {
      const [profileName, advertisement] = [seenLine(body.profilename), seenText(body.advertisement)];
      const welcome = seenText(body.introduction_message);
      const wrong = firstProblem(phoneProfileProblems({ profileName, advertisement, welcome, status: '' }));
      if (wrong !== undefined) return refuse(422, 'refused', wrong);
      const texts = { profilename: profileName, advertisement, introduction_message: welcome };
      await phoneRecordings.saveTexts(performer, texts);
      eventLog.write('info', 'Phone profile', { performer: performer.id });
      return WORKED;
    },
    vipPrices: async (_request, { performer }) => {
      const { vipPrices } = await profileOf(submissions, performer);
      return ok({
        vipcam: { price: vipPrices?.vipcam ?? null, choices: [...VIP_CHOICES.vipcam] },
        vipvideo: { price: vipPrices?.vipvideo ?? null, choices: [...VIP_CHOICES.vipvideo] },
      });
    },
    brands: async (_request, { performer }) => ok({ brands: await answersOf(performer) }),
    saveBrands: async ({ body }, { performer }) => {
      const answers = { ...NO_ANSWERS, ...body.brands };
      const wrong = Object.entries(answers).find(
        ([brand, answer]) => !isBrand(brand) || (answer !== '' && !BRAND_ANSWERS.some((known) => known === answer)),
      );
      if (wrong !== undefined) return refuse(422, 'refused', { field: wrong[0], problem: 'chooseOne' });
      await performers.change(performer.id, async ({ id }, within) => {
        await submissions.write(id, { kind: 'brands', content: answers, status: 'kept' }, within);
        return { brands: writeList(agreedBrands(answers)) };
      });
      eventLog.write('info', 'Brands', { performer: performer.id, agreed: agreedBrands(answers).join(',') });
      return WORKED;
    },
    places: async () => ok({ countries: PLACES }),
  };
};
