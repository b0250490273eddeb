/** A catalogue cut down to the way in; made by the build. */
declare module '*.json?door' {
  const catalogue: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line import/no-default-export -- this is how a JSON file is imported
  export default catalogue;
}
