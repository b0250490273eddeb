import type { TypedInShell } from './PasswordForm.tsx';

const valueOf = (page: Document, name: string): string =>
  page.querySelector<HTMLInputElement>(`#root input[name="${name}"]`)?.value ?? '';

/** Reads the text typed before any script ran, so that not a letter is lost. */
export const readShell = (page: Document): TypedInShell => ({
  performerId: valueOf(page, 'username'),
  password: valueOf(page, 'password'),
  focus:
    page.activeElement instanceof HTMLInputElement && page.activeElement.name === 'password'
      ? 'password'
      : 'performerId',
});
