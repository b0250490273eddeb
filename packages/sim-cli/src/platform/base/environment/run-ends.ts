/** Runs each end after the one before it, also where one fails. @throws the error of the first that failed */
export const runEnds = async (ends: readonly (() => Promise<unknown> | void)[]): Promise<void> => {
  const failures: { readonly error: unknown }[] = [];
  for (const end of ends) {
    try {
      await end();
    } catch (error) {
      failures.push({ error });
    }
  }
  const [first] = failures;
  if (first !== undefined) throw first.error;
};
