import { useMemo } from 'react';
import { encode } from 'uqr';

interface Props {
  readonly content: string;
  readonly label: string;
  readonly className: string | undefined;
}

/** A QR code as one path, dark on light in every colour scheme, as cameras want it. */
export const QrCode = ({ content, label, className }: Props) => {
  const { size, path } = useMemo(() => {
    const { size: width, data } = encode(content, { border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, path: cells.join('') };
  }, [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
