import type { Branded } from '../kernel/units.ts';
import type { Language } from '../localisation/language.ts';

/** A province, region or federal state, with its name in each language: no platform names them, as it names countries. */
interface Province {
  /** Code of ISO 3166-2. */
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
}

/** A name that is the same in all languages. */
const same = (code: string, name: string): Province => ({ code, names: { nl: name, en: name, de: name } });
const named = (code: string, nl: string, en: string, de: string): Province => ({ code, names: { nl, en, de } });

/** Provinces of the Netherlands, provinces and Brussels of Belgium, and the German federal states. @fortests */
export const PROVINCES: readonly Province[] = [
  same('NL-DR', 'Drenthe'),
  same('NL-FL', 'Flevoland'),
  same('NL-FR', 'Friesland'),
  same('NL-GE', 'Gelderland'),
  same('NL-GR', 'Groningen'),
  same('NL-LI', 'Limburg'),
  named('NL-NB', 'Noord-Brabant', 'North Brabant', 'Nordbrabant'),
  named('NL-NH', 'Noord-Holland', 'North Holland', 'Nordholland'),
  same('NL-OV', 'Overijssel'),
  same('NL-UT', 'Utrecht'),
  same('NL-ZE', 'Zeeland'),
  named('NL-ZH', 'Zuid-Holland', 'South Holland', 'Südholland'),
  named('BE-BRU', 'Brussel', 'Brussels', 'Brüssel'),
  named('BE-VAN', 'Antwerpen', 'Antwerp', 'Antwerpen'),
  same('BE-VLI', 'Limburg'),
  named('BE-VOV', 'Oost-Vlaanderen', 'East Flanders', 'Ostflandern'),
  named('BE-VBR', 'Vlaams-Brabant', 'Flemish Brabant', 'Flämisch-Brabant'),
  named('BE-VWV', 'West-Vlaanderen', 'West Flanders', 'Westflandern'),
  named('BE-WBR', 'Waals-Brabant', 'Walloon Brabant', 'Wallonisch-Brabant'),
  named('BE-WHT', 'Henegouwen', 'Hainaut', 'Hennegau'),
  named('BE-WLG', 'Luik', 'Liège', 'Lüttich'),
  named('BE-WLX', 'Luxemburg', 'Luxembourg', 'Luxemburg'),
  named('BE-WNA', 'Namen', 'Namur', 'Namur'),
  same('DE-BB', 'Brandenburg'),
  named('DE-BE', 'Berlijn', 'Berlin', 'Berlin'),
  same('DE-BW', 'Baden-Württemberg'),
  named('DE-BY', 'Beieren', 'Bavaria', 'Bayern'),
  same('DE-HB', 'Bremen'),
  named('DE-HE', 'Hessen', 'Hesse', 'Hessen'),
  same('DE-HH', 'Hamburg'),
  named('DE-MV', 'Mecklenburg-Voor-Pommeren', 'Mecklenburg-Western Pomerania', 'Mecklenburg-Vorpommern'),
  named('DE-NI', 'Nedersaksen', 'Lower Saxony', 'Niedersachsen'),
  named('DE-NW', 'Noordrijn-Westfalen', 'North Rhine-Westphalia', 'Nordrhein-Westfalen'),
  named('DE-RP', 'Rijnland-Palts', 'Rhineland-Palatinate', 'Rheinland-Pfalz'),
  named('DE-SH', 'Sleeswijk-Holstein', 'Schleswig-Holstein', 'Schleswig-Holstein'),
  same('DE-SL', 'Saarland'),
  named('DE-SN', 'Saksen', 'Saxony', 'Sachsen'),
  named('DE-ST', 'Saksen-Anhalt', 'Saxony-Anhalt', 'Sachsen-Anhalt'),
  named('DE-TH', 'Thüringen', 'Thuringia', 'Thüringen'),
];

/** Name of a province in a language; undefined for a code that is none. */
export const provinceName = (code: string, language: Language): string | undefined =>
  PROVINCES.find((province) => province.code === code)?.names[language];

/** Code of a country (ISO 3166-1, `NL`) or of a province (ISO 3166-2, `NL-NB`). */
export type RegionCode = Branded<string, 'RegionCode'>;

/** Codes of ISO 3166-1; the names are the browser's. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
  'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const KNOWN: ReadonlySet<string> = new Set([...CODES.split(' '), ...PROVINCES.map(({ code }) => code)]);

export const isRegionCode = (text: string): text is RegionCode => KNOWN.has(text);

export const ALL_COUNTRIES: readonly RegionCode[] = CODES.split(' ').filter(isRegionCode);

/** Provinces of a country; empty where none are listed, and the country can only be chosen as a whole. */
export const provinceCodesOf = (country: string): readonly RegionCode[] =>
  PROVINCES.map(({ code }) => code)
    .filter((code) => code.startsWith(`${country}-`))
    .filter(isRegionCode);

/** Finds the country that a code names or belongs to. */
export const countryOf = (code: RegionCode): RegionCode =>
  ALL_COUNTRIES.find((country) => code.startsWith(country)) ?? code;

export const isProvince = (code: RegionCode): boolean => code.includes('-');

/** Place of a customer, as the platform reads it from the network address. */
export interface CustomerPlace {
  /** Country in two letters, in either case; the product writes the United Kingdom `uk`. */
  readonly country: string;
  /** Code of a province, `NL-NB`; undefined where the address shows none. */
  readonly province?: string | undefined;
}

/** Code of the United Kingdom in the product, and in ISO 3166-1. */
const PRODUCT_UK = 'UK';
const ISO_UK = 'GB';

const codesOf = ({ country, province }: CustomerPlace): readonly string[] => {
  const own = country.toUpperCase();
  const code = own === PRODUCT_UK ? ISO_UK : own;
  // A province counts together with its own country only.
  return province === undefined || !province.startsWith(`${code}-`) ? [code] : [code, province];
};

/** Checks whether the performer is hidden from a customer there. An address without a province is in no province. */
export const isBlockedAt = (blocked: readonly RegionCode[], place: CustomerPlace): boolean => {
  const codes = codesOf(place);
  return blocked.some((code) => codes.includes(code));
};

const isCovered = (blocked: readonly RegionCode[], code: RegionCode): boolean =>
  blocked.includes(code) || blocked.includes(countryOf(code));

/** Adds a region: a country takes the place of its provinces, and a province of a blocked country adds nothing. */
export const withRegion = (blocked: readonly RegionCode[], code: RegionCode): readonly RegionCode[] => {
  if (isCovered(blocked, code)) return blocked;
  const others = isProvince(code) ? blocked : blocked.filter((each) => countryOf(each) !== code);
  return [...others, code];
};

/** Regions that a list of the platform names; a code that this version does not know is left out. */
export const readRegions = (codes: readonly string[]): readonly RegionCode[] => codes.filter(isRegionCode);
