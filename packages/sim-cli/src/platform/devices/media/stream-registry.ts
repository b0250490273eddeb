import { happensOnce, type MediaFault } from '../../base/faults/fault.ts';
import { leadingNowhere } from './description.ts';
import type { MediaServerOptions, StreamUse } from './media.constants.ts';
import { createRelayedStream, type RelayedStream } from './relayed-stream.ts';

export const createMediaFaults = (happen: Readonly<Partial<Record<MediaFault, () => void>>>) => {
  const active = new Set<MediaFault>();
  return {
    turn: (fault: MediaFault, on: boolean): void => {
      if (!on) active.delete(fault);
      else if (!happensOnce(fault)) active.add(fault);
      if (on) happen[fault]?.();
    },
    active: (): readonly MediaFault[] => [...active],
    isOn: (fault: MediaFault): boolean => active.has(fault),
  };
};

export type MediaFaults = ReturnType<typeof createMediaFaults>;

/** A status as a client gets it, with its description. */
export interface MediaStatus {
  readonly status: number;
  readonly description: string;
}

/** Number of streams beyond which the figures of idle streams are dropped: each session has names of its own. */
const MOST_STREAMS = 500;

/** The streams of the server, and who may do what with them now. Shared by both ways of signalling. */
export const createStreamRegistry = ({ codec, mayUse }: MediaServerOptions, faults: MediaFaults) => {
  const streams = new Map<string, RelayedStream>();
  const forgetIdle = (): void => {
    for (const [name, known] of streams) {
      const { running, viewers } = known.stats();
      if (!running && viewers === 0) streams.delete(name);
    }
  };
  const stream = (name: string): RelayedStream => {
    const known = streams.get(name);
    if (known !== undefined) return known;
    if (streams.size >= MOST_STREAMS) forgetIdle();
    const created = createRelayedStream(name, codec);
    streams.set(name, created);
    return created;
  };
  const isRunning = (name: string): boolean => streams.get(name)?.isRunning() === true;
  const refusal = (use: StreamUse): MediaStatus | undefined => {
    if (faults.isOn('media-unknown-application')) return { status: 404, description: 'Application does not exist' };
    if (faults.isOn('media-fails')) return { status: 500, description: 'Internal error' };
    if (faults.isOn('media-refused') || mayUse?.(use) === false) return { status: 401, description: 'Not authorised' };
    if (use.direction === 'publish') {
      if (!faults.isOn('media-name-in-use') && !isRunning(use.stream)) return undefined;
      return { status: 503, description: `Stream name is already in use: ${use.stream}` };
    }
    if (faults.isOn('media-repeater-not-ready')) return { status: 514, description: 'Repeater stream not ready' };
    if (!faults.isOn('media-not-running') && isRunning(use.stream)) return undefined;
    return { status: 502, description: `Live stream is not running: ${use.stream}` };
  };
  const answerSdp = (sdp: string): string => {
    if (faults.isOn('media-bad-answer')) return '';
    return faults.isOn('media-no-way') ? leadingNowhere(sdp) : sdp;
  };
  return {
    codec,
    streams,
    stream,
    /** @returns the reason of a refusal; undefined without one */
    refusal,
    /** Makes the description that is sent: by a fault it is empty, or names a closed port. */
    answerSdp,
    /** Checks whether all requests stay without an answer. */
    isSilent: (): boolean => faults.isOn('media-silent'),
  };
};

export type StreamRegistry = ReturnType<typeof createStreamRegistry>;
