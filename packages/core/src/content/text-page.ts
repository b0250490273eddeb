import type { Language } from '../localisation/language.ts';

/** Pages whose words come from the operator's content files. @spec §2 Screens and routes — text pages, /faq/, other screens named by menus */
export const TEXT_PAGES = [
  'privacy-policy',
  'cookies',
  'terms',
  'complaints',
  'instructions',
  'contact',
  'customer-service',
  'live-help',
  'faq',
] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

export interface TextQuestion {
  readonly page: TextPage;
  readonly language: Language;
}
