import type { AsyncResult } from '../../kernel/result.ts';
import type { Language } from '../../localisation/language.ts';

/** A line to be translated. */
export interface LineToTranslate {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
}

export interface TranslationApi {
  /** Translates one chat line; called only where the platform offers it. @spec §3 Chat message — contentTranslate */
  readonly translate: (line: LineToTranslate) => AsyncResult<string>;
}
