/** A catalogue cut down to the way in; made by the build. */
declare module '*.json?door' {
  const catalogue: Readonly<Record<string, unknown>>;
  export default catalogue;
}
