/** Three bytes of 0, 0 and up to 3 would look like a start code: a 3 goes between. */
const escaped = (data: Uint8Array): Buffer => {
  const safe: number[] = [];
  let zeros = 0;
  for (const byte of data) {
    if (zeros >= 2 && byte <= 3) {
      safe.push(3);
      zeros = 0;
    }
    safe.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(safe);
};

/** Writes numbers bit by bit, as video codecs want them. */
export const createBitWriter = () => {
  const written: number[] = [];
  let current = 0;
  let filled = 0;
  const bit = (value: number): void => {
    current = (current << 1) | value;
    filled += 1;
    if (filled < 8) return;
    written.push(current);
    current = 0;
    filled = 0;
  };
  const bits = (value: number, length: number): void => {
    for (let shift = length - 1; shift >= 0; shift -= 1) bit((value >>> shift) & 1);
  };
  const align = (): void => {
    while (filled > 0) bit(0);
  };
  return {
    bits,
    /** A whole number from 0 in Exp-Golomb code. */
    golomb: (value: number): void => {
      const length = 32 - Math.clz32(value + 1);
      bits(0, length - 1);
      bits(value + 1, length);
    },
    /** Zeros up to the next whole byte. */
    align,
    /** Only at a whole byte. */
    bytes: (data: Uint8Array): void => {
      for (const byte of data) written.push(byte);
    },
    /** Ends with the stop bit, and keeps start codes out of the content. */
    finish: (): Buffer => {
      bit(1);
      align();
      return escaped(Uint8Array.from(written));
    },
  };
};

export type BitWriter = ReturnType<typeof createBitWriter>;
