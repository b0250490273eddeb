interface CodeAddress {
  readonly hash: string;
  /** Writes the address without the code, which no history keeps. */
  readonly clear: () => void;
}

/** Takes the code of a scanned QR code out of the fragment of the address, which no server sees. */
export const takeCode = ({ hash, clear }: CodeAddress): string | undefined => {
  const code = hash.slice(1);
  if (code === '') return undefined;
  clear();
  return code;
};
