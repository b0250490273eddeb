type Tree = Readonly<Record<string, unknown>>;

/** Sections of the catalogues that are needed before the login is known. */
export const LOGIN_NAMESPACES: readonly string[] = ['app', 'elsewhere', 'error.login', 'language', 'login', 'reset'];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const pickOne = (catalogue: Tree, [name = '', ...rest]: readonly string[]): Tree => {
  const inner = catalogue[name];
  if (rest.length === 0) return { [name]: inner };
  return isTree(inner) ? { [name]: pickOne(inner, rest) } : {};
};

/** A catalogue cut down to the named sections; a dot leads into a section. */
export const pickSections = (catalogue: Tree, sections: readonly string[]): Tree =>
  Object.assign({}, ...sections.map((section) => pickOne(catalogue, section.split('.'))));
