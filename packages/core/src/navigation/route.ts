/** Groups of the menu: the day's work, the account, help and rules. */
export type MenuGroup = 'work' | 'account' | 'help';

/** Keys of the configuration that a whole page depends on. */
export type SiteFeature = 'accountSecurity' | 'passwords' | 'regionBlocks' | 'blockedWords' | 'accountData' | 'remote';

/** Frame and login of a screen, the same for all rows of a table but for `paged`. */
export interface RoutePlace {
  /** Inside the home layout (menu, top bar, studio) or a page of its own. */
  readonly layout: 'home' | 'own';
  /** Required login: a performer's, or none. */
  readonly access: 'performer' | 'everyone';
  /** Takes page, offset and limit from the query. */
  readonly paged: boolean;
}

/** One screen of the product, as its row describes it. Keys of texts are those of the web app's catalogues, which refuses a wrong one. */
export interface RouteRow {
  /** `:name` stands for a value, `:name?` for one that may be missing. Ends with a slash but for /register and /reset. */
  readonly path: string;
  /** Key of the title of the browser's tab. */
  readonly title: string;
  /** Key of the heading where it is not the title; false where the page is named after what it shows. */
  readonly heading?: string | false;
  /** Group of the menu that lists it; the entries of a group are in the order of the table. */
  readonly menu?: MenuGroup;
  /** Route at whose place in the menu it is shown, for a route without an entry of its own. */
  readonly under?: string;
  /** Key of its label as one of the tabs of a menu entry, which are in the order of the table. */
  readonly tab?: string;
  readonly paged?: boolean;
  /** Number of entries when the query has none. */
  readonly limit?: number;
  /** Query of the page when the address has none. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** The forum can be closed to a performer or to a whole site. */
  readonly forum?: true;
  /** Key of the configuration without which the site has no such page. */
  readonly needs?: SiteFeature;
  /** Address that is shown in its place: it has no screen. */
  readonly opens?: string;
  /** Page that the specification does not have. */
  readonly origin?: 'ours';
}

/** Splits a path or a pattern into its segments. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** Splits an address, not a pattern, in which a question mark means something else. */
export const addressSegments = (address: string): readonly string[] => segmentsOf(address.split(/[?#]/, 1)[0] ?? '');

export const isValue = (pattern: string): boolean => pattern.startsWith(':');
const isOptional = (pattern: string): boolean => pattern.endsWith('?');

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  path.length <= pattern.length &&
  pattern.every((part, index) => {
    const segment = path[index];
    return segment === undefined ? isOptional(part) : isValue(part) || part === segment;
  });

/** Makes the search for the first of these names whose path fits an address; a missing last slash, a query and a fragment do not matter. */
export const findByPath = <Name extends string>(
  names: readonly Name[],
  rows: Readonly<Record<Name, { readonly path: string }>>,
): ((address: string) => Name | undefined) => {
  const patterns = names.map((name) => ({ name, pattern: segmentsOf(rows[name].path) }));
  return (address) => {
    const segments = addressSegments(address);
    return patterns.find(({ pattern }) => matches(pattern, segments))?.name;
  };
};
