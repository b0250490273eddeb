/** One picture of a clip. */
export interface ClipFrame {
  /** Milliseconds from the beginning of the clip. */
  readonly at: number;
  readonly data: Buffer;
}

// Element ids of EBML, as they are written in the file.
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
/** Elements that are gone into instead of over; some of them have no length. */
const CONTAINERS: readonly number[] = [SEGMENT, CLUSTER, BLOCK_GROUP];

/** A number whose first set bit tells its length; for ids that bit belongs to it. */
const readNumeral = (file: Buffer, at: number, keepMarker: boolean) => {
  const first = file[at] ?? 0;
  const length = Math.clz32(first) - 23;
  let value = keepMarker ? first : first & (0xff >> length);
  for (let offset = 1; offset < length; offset += 1) value = value * 256 + (file[at + offset] ?? 0);
  return { value, length };
};

/** Reads the pictures of a WebM file with one track, as a browser's MediaRecorder writes it. */
export const readWebmClip = (file: Buffer): readonly ClipFrame[] => {
  const frames: ClipFrame[] = [];
  let clusterTime = 0;
  for (let at = 0; at < file.length;) {
    const id = readNumeral(file, at, true);
    const size = readNumeral(file, at + id.length, false);
    const start = at + id.length + size.length;
    at = CONTAINERS.includes(id.value) ? start : start + size.value;
    if (id.value === CLUSTER_TIME) clusterTime = file.readUIntBE(start, size.value);
    if (id.value !== BLOCK && id.value !== SIMPLE_BLOCK) continue;
    const track = readNumeral(file, start, false);
    const time = clusterTime + file.readInt16BE(start + track.length);
    frames.push({ at: time, data: file.subarray(start + track.length + 3, at) });
  }
  const [first] = frames;
  return first === undefined ? [] : frames.map(({ at, data }) => ({ at: at - first.at, data }));
};
