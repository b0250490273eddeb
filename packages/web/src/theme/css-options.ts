import { cssPlugin } from './css-plugin.ts';

/** For the build and the component tests: names of classes that do not depend on the build, and the at-rules of our own. */
export const CSS_OPTIONS = {
  postcss: { plugins: [cssPlugin] },
  modules: {
    // Readable, and the same where the first page is rendered as where its styles are built.
    generateScopedName: (name: string, file: string) => `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? ''}-${name}`,
  },
};
