/** How many different ones there are: a colour wheel in steps. */
const HUES = 12;
const FULL_CIRCLE = 360;

export interface SampleSize {
  readonly width: number;
  readonly height: number;
}

const drawing = (number: number, { width, height }: SampleSize): string => {
  const hue = ((number % HUES) * FULL_CIRCLE) / HUES;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1">
      <stop stop-color="hsl(${hue} 45% 62%)"/><stop offset="1" stop-color="hsl(${hue + 60} 50% 32%)"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="70%" cy="30%" r="18%" fill="hsl(${hue + 30} 70% 80%)" opacity=".55"/>
    <path d="M0 ${height * 0.8} Q ${width * 0.35} ${height * 0.6} ${width} ${height * 0.85} V ${height} H 0 Z"
      fill="hsl(${hue + 90} 40% 22%)" opacity=".6"/>
  </svg>`;
};

/** A picture of nobody: a sun over a hill in one of twelve colours, as JPEG. */
export const samplePhoto = async (number: number, size: SampleSize): Promise<Buffer> => {
  const sharp = (await import('sharp')).default;
  return sharp(Buffer.from(drawing(number, size)))
    .jpeg()
    .toBuffer();
};
