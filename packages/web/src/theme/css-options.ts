import { cssPlugin } from './css-plugin.ts';

/** For the build and the component tests: names of classes that `index.html` can write too, and the at-rules of our own. @fortests */
export const CSS_OPTIONS = {
  postcss: { plugins: [cssPlugin] },
  modules: {
    // Readable, and the same in every build: index.html paints the first page with them.
    generateScopedName: (name: string, file: string) => `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? ''}-${name}`,
  },
};
