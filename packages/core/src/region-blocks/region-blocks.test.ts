import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../localisation/language.ts';
import {
  PROVINCES,
  provinceName,
  ALL_COUNTRIES,
  isRegionCode,
  provinceCodesOf,
  isBlockedAt,
  readRegions,
  withRegion,
  type RegionCode,
} from './region-blocks.ts';

const code = (text: string): RegionCode => {
  if (!isRegionCode(text)) throw new Error(`no region: ${text}`);
  return text;
};
const ALL = [...ALL_COUNTRIES, ...PROVINCES.map((province) => code(province.code))];
const region = fc.constantFrom(...ALL);
const regions = fc.array(region).map((codes) => codes.reduce(withRegion, [] as readonly RegionCode[]));
const place = fc.oneof(
  fc.constantFrom(...ALL_COUNTRIES).map((country) => ({ country: country.toLowerCase() })),
  fc
    .constantFrom(...PROVINCES)
    .map(({ code: province }) => ({ country: province.slice(0, 2).toLowerCase(), province })),
);

it('knows 249 countries, the 12 Dutch provinces, 10 Belgian ones with Brussels, and the 16 German states', () => {
  expect(new Set(ALL_COUNTRIES).size).toBe(249);
  expect(
    [provinceCodesOf('NL'), provinceCodesOf('BE'), provinceCodesOf('DE'), provinceCodesOf('FR')].map(
      ({ length }) => length,
    ),
  ).toEqual([12, 11, 16, 0]);
});

it.each(LANGUAGES)('names every country and province in %s, none twice within a country', (language) => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  expect(ALL_COUNTRIES.filter((country) => names.of(country) === undefined)).toEqual([]);
  for (const country of ['NL', 'BE', 'DE']) {
    const own = provinceCodesOf(country).map((each) => provinceName(each, language));
    expect(new Set(own).size).toBe(own.length);
    expect(own).not.toContain(undefined);
  }
});

it.each([
  [['NL-NB'], { country: 'nl', province: 'NL-NB' }, true],
  [['NL-NB'], { country: 'nl', province: 'NL-UT' }, false],
  [['NL-NB'], { country: 'nl' }, false],
  [['NL'], { country: 'nl', province: 'NL-NB' }, true],
  [['NL'], { country: 'be' }, false],
  [['GB'], { country: 'uk' }, true],
  [['NL-NB'], { country: 'de', province: 'NL-NB' }, false],
  [[], { country: 'nl', province: 'NL-NB' }, false],
] as const)('with %j blocked, hides the performer from a customer at %j: %s', (blocked, where, hidden) => {
  expect(isBlockedAt(blocked.map(code), where)).toBe(hidden);
});

it('hides the performer from a further region and from nobody else', () => {
  fc.assert(
    fc.property(regions, region, place, (blocked, added, where) => {
      const after = isBlockedAt(withRegion(blocked, added), where);
      expect(after).toBe(isBlockedAt(blocked, where) || isBlockedAt([added], where));
    }),
  );
});

it('lists no region twice, and none beside the country that covers it', () => {
  fc.assert(
    fc.property(regions, (blocked) => {
      expect(new Set(blocked).size).toBe(blocked.length);
      for (const each of blocked)
        expect(
          isBlockedAt(
            blocked.filter((other) => other !== each),
            { country: each, province: each },
          ),
        ).toBe(false);
    }),
  );
});

it('leaves out the codes that it does not know', () => {
  expect(readRegions(['NL', 'XX', 'NL-XX', '', 'nl', '__proto__', 'BE-VAN'])).toEqual(['NL', 'BE-VAN']);
});
