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

/** Provinces of the Netherlands, provinces and Brussels of Belgium, and the German federal states. */
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
