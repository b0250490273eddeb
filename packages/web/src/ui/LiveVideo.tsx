import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import css from './LiveVideo.module.css';

export interface LiveVideoProps {
  readonly label: string;
  readonly tracks: readonly MediaStreamTrack[];
  readonly muted: boolean;
  /** Shows left and right as in a mirror. */
  readonly mirrored?: boolean;
  /** Called where the browser plays no sound before the first press. */
  readonly onSoundBlocked?: () => void;
  readonly videoRef?: RefObject<HTMLVideoElement | null>;
}

/** Live video of a camera or of a connection. */
export const LiveVideo = ({ label, tracks, muted, mirrored = false, onSoundBlocked, videoRef }: LiveVideoProps) => {
  const own = useRef<HTMLVideoElement>(null);
  const ref = videoRef ?? own;
  const play = useEffectEvent((video: HTMLVideoElement) => {
    video.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') onSoundBlocked?.();
    });
  });
  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    video.srcObject = tracks.length === 0 ? null : new MediaStream([...tracks]);
    play(video);
    return () => {
      video.srcObject = null;
    };
  }, [ref, tracks]);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    video.muted = muted;
    if (video.srcObject !== null && video.paused) play(video);
  }, [ref, muted]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- people who talk live: the chat beside it is their text
    <video ref={ref} className={mirrored ? `${css.video} ${css.mirrored}` : css.video} aria-label={label} playsInline />
  );
};
