import type { Plugin } from 'vite';
import { DOOR_SECTIONS, pickSections } from './door-sections.ts';

/**
 * For the build: `nl.json?door` holds only the words of the way in, so that the first load does not grow with the rest of the product.
 */
export const doorWords = (): Plugin => ({
  name: 'greenroom:door-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json\?door$/ },
    handler: (code) => ({
      code: `export default ${JSON.stringify(pickSections(JSON.parse(code), DOOR_SECTIONS))}`,
      moduleType: 'js',
      map: null,
    }),
  },
});
