import { cssPlugin } from './css-plugin.ts';

/** CSS settings of the build and of the component tests: class names that do not depend on the build, and the project's own at-rules. */
export const CSS_OPTIONS = {
  postcss: { plugins: [cssPlugin] },
  modules: {
    // The first page is rendered apart from its styles, so both have to come to the same names.
    generateScopedName: (name: string, file: string) => `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? ''}-${name}`,
  },
};
