/** Browser and operating system of a device; null for an unknown one. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

type Rows = readonly (readonly [mark: RegExp, name: string])[];

/** The first row that fits counts: most browsers name those they descend from too. */
const BROWSERS: Rows = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: Rows = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (rows: Rows, userAgent: string): string | null =>
  rows.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** Reads browser and operating system from a header User-Agent. Only these names are kept, not the header. */
export const deviceNameOf = (userAgent: string): DeviceName => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
