import type { Page } from 'playwright/test';

/** Markup that would run, a placeholder of a template, broken encoding, and a mark that turns the direction of writing. */
const NAUGHTY =
  `'"><img src=x data-naughty onerror="window.naughty=1"><script data-naughty>window.naughty=1</script>` +
  '{{7*7}}%E0%A4%A\u202Etfel';

/**
 * Writes the text into every field in sight, one after the other, as typing does, and puts back what was there.
 * @returns the number of fields, and of elements that the text became; 1 more where its script ran
 */
export const tryFields = (page: Page): Promise<{ readonly fields: number; readonly damage: number }> =>
  page.evaluate(async (text) => {
    const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const drawn = (): Promise<unknown> => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    const kinds = [
      'input:not([type])',
      'textarea',
      ...['text', 'search', 'email', 'tel'].map((type) => `input[type=${type}]`),
    ];
    const inSight = [...document.querySelectorAll(kinds.map((kind) => `#main ${kind}`).join())]
      .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      .filter((field) => field.checkVisibility() && !field.disabled && !field.readOnly);
    let damage = 0;
    for (const field of inSight) {
      const before = field.value;
      write(field, text);
      await drawn();
      damage += document.querySelectorAll('[data-naughty]').length + Number('naughty' in window);
      write(field, before);
      await drawn();
    }
    return { fields: inSight.length, damage };
  }, NAUGHTY);
