import type { TypedInShell } from './PasswordForm.tsx';

/**
 * Reads the text typed before any script ran, so that not a letter is lost: at each reading, because the performer goes on typing until the form takes
 * the place of the shell.
 */
export const readShell = (page: Document): TypedInShell => {
  const field = (name: string) => page.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);
  const [id, password] = [field('username'), field('password')];
  return {
    get performerId() {
      return id?.value ?? '';
    },
    get password() {
      return password?.value ?? '';
    },
    get focus() {
      return password !== null && page.activeElement === password ? 'password' : 'performerId';
    },
  };
};
