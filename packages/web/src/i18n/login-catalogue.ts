import type { Plugin } from 'vite';
import { LOGIN_NAMESPACES, pickSections } from './login-namespaces.ts';

/**
 * For the build: `nl.json?login` holds only the sections that the login needs, so that the first load does not grow with the rest of the product.
 */
export const loginCatalogue = (): Plugin => ({
  name: 'greenroom:login-catalogue',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json\?login$/ },
    handler: (code) => ({
      code: `export default ${JSON.stringify(pickSections(JSON.parse(code), LOGIN_NAMESPACES))}`,
      moduleType: 'js',
      map: null,
    }),
  },
});
