/** Catalogue cut down to the sections of the login; made by the build. */
declare module '*.json?login' {
  const catalogue: Readonly<Record<string, unknown>>;
  export default catalogue;
}
