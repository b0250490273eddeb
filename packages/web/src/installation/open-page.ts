interface Sources<Options> {
  /** Checks whether all files of this version are on the device. */
  readonly isWhole: () => Promise<boolean>;
  readonly ofThisVersion: (options: Options) => Promise<Response>;
  readonly ofNetwork: (options: Options) => Promise<Response>;
}

/**
 * Answers with the page of this version; where files of it are missing, with that of the network first, so that it meets no chunks of
 * another build.
 */
export const createOpenPage = <Options>({ isWhole, ofThisVersion, ofNetwork }: Sources<Options>) => {
  let hasAll = false;
  return async (options: Options): Promise<Response> => {
    // What was missing may have come since.
    hasAll ||= await isWhole();
    if (hasAll) return ofThisVersion(options);
    return ofNetwork(options).catch(() => ofThisVersion(options));
  };
};
