import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { DATABASES, type DataPlace, type DataPlaces } from '../support/kept-rows.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

describe.each(Object.keys(DATABASES))('on %s', (name) => {
  let places: DataPlaces;
  let place: DataPlace;
  let platform: TestPlatform;
  let id: string;
  let page: BarePerformer;

  beforeAll(async () => {
    places = await (DATABASES[name] as () => Promise<DataPlaces>)();
    place = await places.create();
    platform = await startPlatformHere(place.options);
    id = await platform.hire();
    page = createBarePerformer(platform);
    await page.arrives(id);
  });
  afterAll(async () => {
    await platform.stop();
    await places.dispose();
  });

  it('loses no change of services and settings that are saved at once', async () => {
    const services = ['chat', 'video', 'cam', 'peek', 'videocall', 'voyeur', 'email', 'photo'];
    const row = async () =>
      (await place.rows(`select services, settings, countries from performers where id = '${id}'`))[0];
    for (let round = 0; round < 5; round += 1) {
      const on = round % 2 === 0;
      const change = (body: object) => page.call('PUT', `performer/performer_account/${id}/performer_services`, body);
      const save = (body: object) => page.call('PUT', `performer/performer_accounts/${id}`, body);
      const settings = JSON.stringify({ theme: 'dark', round });
      const answers = await Promise.all([
        ...services.map((service) => change({ [service]: on })),
        save({ settings }),
        save({ performerCountries: on ? ['nl'] : ['nl', 'de'] }),
      ]);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const kept = await row();
      expect(
        String(kept?.['services'])
          .split(',')
          .filter((each) => services.includes(each)),
      ).toHaveLength(on ? 8 : 0);
      expect([kept?.['settings'], kept?.['countries']]).toEqual([settings, on ? 'nl' : 'nl,de']);
    }
  });

  it('loses no field of the profile when four are saved at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const fields = {
        height: 160 + round,
        weight: 50 + round,
        translate: round % 2 === 0,
        newsletter: round % 2 === 1,
      };
      const saves = Object.entries(fields).map(([name, value]) =>
        page.call('PUT', `performer/performer_accounts/${id}`, { [name]: value }),
      );
      expect((await Promise.all(saves)).filter(({ status }) => status !== 200)).toEqual([]);
      const [kept] = await place.rows(
        `select content from submissions where performer_id = '${id}' and kind = 'profile'`,
      );
      expect(JSON.parse(String(kept?.['content']))).toMatchObject(fields);
    }
  });

  it('has no more paid photos than free ones when 4 free ones are changed to paid at once', async () => {
    const owner = await platform.hire();
    const ownersPage = createBarePerformer(platform);
    await ownersPage.arrives(owner);
    for (let round = 0; round < 5; round += 1) {
      const ids = await platform.fillMedia({ performerId: owner, count: 4, status: 'approved' });
      const answers = await Promise.all(
        ids.map((media) =>
          ownersPage.call('PUT', `performer/performer_accounts/${owner}/medias/${media}`, { paid: 1, price: 10 }),
        ),
      );
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '409', '409']);
      await place.change(`delete from medias where performer_id = '${owner}'`);
    }
  });
});
