import type { RtpPacket } from 'werift';
import type { MediaCodec } from '../../base/environment/platform-options.ts';
import { beginsKeyFrame } from './key-frame.ts';

export type TrackKind = 'audio' | 'video';

/** A receiver of a copy of every packet. */
export interface StreamViewer {
  readonly send: (kind: TrackKind, packet: RtpPacket) => void;
  readonly close: () => void;
}

/** The source of a stream: a publisher, or the customer's camera. */
export interface StreamSource {
  /** The next picture is to be a whole one. */
  readonly askKeyFrame: () => void;
  readonly close: () => void;
}

interface Counts {
  packets: number;
  bytes: number;
}

export interface StreamStats {
  readonly stream: string;
  readonly running: boolean;
  readonly viewers: number;
  readonly keyFramesAsked: number;
  readonly received: Readonly<Record<TrackKind, Readonly<Counts>>>;
  readonly relayed: Readonly<Counts>;
}

/** One stream by its name: from one source to its viewers. */
export interface RelayedStream {
  readonly isRunning: () => boolean;
  /** Takes the place of a source. @returns what ends it, with all who watch */
  readonly start: (source: StreamSource) => () => void;
  readonly deliver: (kind: TrackKind, packet: RtpPacket) => void;
  readonly addViewer: (viewer: StreamViewer) => void;
  readonly removeViewer: (viewer: StreamViewer) => void;
  readonly askKeyFrame: () => void;
  /** Video from the latest key frame on; empty where that was too long ago. */
  readonly kept: () => readonly RtpPacket[];
  readonly close: () => void;
  readonly stats: () => StreamStats;
}

/** The sender's own extensions are kept off: they would be taken for the publisher's by number. */
const stripped = (packet: RtpPacket): RtpPacket => {
  const copy = packet.clone();
  copy.header.extensions = [];
  return copy;
};

/** Packets of video that are kept from the latest key frame on: about two seconds. A viewer who comes later waits for the next key frame. */
const MOST_KEPT = 300;

const count = (counts: Counts, packet: RtpPacket): void => {
  counts.packets += 1;
  counts.bytes += packet.payload.length;
};

export const createRelayedStream = (name: string, codec: MediaCodec): RelayedStream => {
  let source: StreamSource | undefined;
  let kept: RtpPacket[] = [];
  let keyFramesAsked = 0;
  const viewers = new Set<StreamViewer>();
  const received = { audio: { packets: 0, bytes: 0 }, video: { packets: 0, bytes: 0 } };
  const relayed = { packets: 0, bytes: 0 };

  const close = (): void => {
    const ended = source;
    source = undefined;
    kept = [];
    ended?.close();
    for (const viewer of viewers) viewer.close();
    viewers.clear();
  };
  const keep = (copy: RtpPacket): void => {
    if (beginsKeyFrame(codec, copy.payload)) kept = [copy];
    else if (kept.length >= MOST_KEPT) kept = [];
    else if (kept.length > 0) kept.push(copy);
  };
  return {
    isRunning: () => source !== undefined,
    start: (started) => {
      if (source !== undefined) close();
      source = started;
      return () => {
        if (source === started) close();
      };
    },
    deliver: (kind, packet) => {
      count(received[kind], packet);
      // One copy for all: every sender makes its own of what it changes.
      const copy = stripped(packet);
      if (kind === 'video') keep(copy);
      for (const viewer of viewers) {
        viewer.send(kind, copy);
        count(relayed, packet);
      }
    },
    addViewer: (viewer) => viewers.add(viewer),
    removeViewer: (viewer) => {
      if (viewers.delete(viewer)) viewer.close();
    },
    askKeyFrame: () => {
      keyFramesAsked += 1;
      source?.askKeyFrame();
    },
    kept: () => kept,
    close,
    stats: () => ({
      stream: name,
      running: source !== undefined,
      viewers: viewers.size,
      keyFramesAsked,
      received: { audio: { ...received.audio }, video: { ...received.video } },
      relayed: { ...relayed },
    }),
  };
};
