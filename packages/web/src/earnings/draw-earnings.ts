import uPlot from 'uplot';
import { shortCurrency } from '@greenroom/core/formatting/money';
import { cents, type Cents } from '@greenroom/core/kernel/units';
import 'uplot/dist/uPlot.min.css';

interface Drawing {
  readonly labels: readonly string[];
  readonly amounts: readonly (Cents | undefined)[];
  readonly amountsBefore: readonly (Cents | undefined)[];
}

/** Height in pixels. */
const HEIGHT = 220;
/** Top of the scale as a factor of the highest bar, with room for its figure: level, or upright where bars are narrow. */
const HEADROOM = { level: 1.15, upright: 1.3 } as const;
/** Least top of the scale in cents, before headroom, so that an empty period has a scale too. */
const LEAST_SCALE = 1_000;
/** Width in pixels of a part below which the figure above its bar is upright. */
const LEAST_LEVEL_WIDTH = 26;
/** Width in pixels of the chart below which it has no scale at its side, because each bar has its figure. */
const LEAST_SCALE_WIDTH = 420;
/** Width in pixels of that scale. */
const SCALE_WIDTH = 56;
/** Steps of the scale in cents, whole euros only: its figures have no decimals, so 2.50 would be shown as 3. */
const SCALE_STEPS = [100, 1_000, 10_000, 100_000, 1_000_000].flatMap((unit) => [unit, 2 * unit, 5 * unit]);
/** Attribute of the page that changes with the scheme, and its colours with it. */
const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';
/** Space around the bars in pixels. */
const PADDING = 6;
/** Space between a bar and its figure in pixels. */
const FIGURE_GAP = 3;
/** Sizes of the figures in pixels. */
const FONT_SIZE = 12;
const UPRIGHT_FONT_SIZE = 10;
/** Width in pixels of the line around a figure, which keeps it readable on the bars behind it. */
const HALO = 3;

/** Formats cents as whole euros without the sign. */
const euroFigure = (amount: number): string => shortCurrency(cents(amount)).replace(/^\D*?(?=-?\d)/, '');

interface FigureStyle {
  readonly isUpright: boolean;
  readonly text: string;
  readonly halo: string;
  readonly font: (size: number) => string;
}

/** Draws the figure in whole euros above each bar, so that no pointer is needed. */
const drawFigures =
  (amounts: Drawing['amounts'], { isUpright, text, halo, font }: FigureStyle) =>
  ({ ctx, valToPos }: uPlot): void => {
    ctx.save();
    ctx.fillStyle = text;
    ctx.strokeStyle = halo;
    ctx.lineWidth = HALO * devicePixelRatio;
    ctx.lineJoin = 'round';
    ctx.font = font((isUpright ? UPRIGHT_FONT_SIZE : FONT_SIZE) * devicePixelRatio);
    ctx.textAlign = isUpright ? 'left' : 'center';
    ctx.textBaseline = isUpright ? 'middle' : 'bottom';
    for (const [index, amount] of amounts.entries()) {
      if (amount === undefined || amount === 0) continue;
      ctx.save();
      ctx.translate(valToPos(index, 'x', true), valToPos(amount, 'y', true) - FIGURE_GAP * devicePixelRatio);
      if (isUpright) ctx.rotate(-Math.PI / 2);
      ctx.strokeText(euroFigure(amount), 0, 0);
      ctx.fillText(euroFigure(amount), 0, 0);
      ctx.restore();
    }
    ctx.restore();
  };

const coloursOf = (place: Element) => {
  const styles = getComputedStyle(place);
  const colour = (name: string): string => styles.getPropertyValue(name).trim();
  return {
    accent: colour('--accent'),
    text: colour('--text'),
    quiet: colour('--text-quiet'),
    line: colour('--line'),
    outline: colour('--line-strong'),
    sunken: colour('--surface-sunken'),
    panel: colour('--surface-panel'),
    font: (size: number) => `${size}px ${styles.fontFamily}`,
  };
};

/**
 * Bars of a series. @param part width as a part of the place of each bar @param widest in pixels @param radius as a part of the width
 */
const bars = (part: number, widest: number, radius: number): Partial<uPlot.Series> => ({
  points: { show: false },
  ...(uPlot.paths.bars === undefined ? {} : { paths: uPlot.paths.bars({ size: [part, widest], radius }) }),
});

const optionsFor = (place: HTMLElement, { labels, amounts, amountsBefore }: Drawing): uPlot.Options => {
  const { accent, text, quiet, line, outline, sunken, panel, font } = coloursOf(place);
  const width = place.clientWidth;
  const highest = Math.max(LEAST_SCALE, ...[...amounts, ...amountsBefore].map((amount) => amount ?? 0));
  const hasScale = width >= LEAST_SCALE_WIDTH;
  const plotWidth = width - 2 * PADDING - (hasScale ? SCALE_WIDTH : 0);
  const isUpright = plotWidth / Math.max(1, labels.length) < LEAST_LEVEL_WIDTH;
  const axis = { stroke: quiet, font: font(FONT_SIZE), ticks: { show: false } };
  return {
    width,
    height: HEIGHT,
    padding: [PADDING, PADDING, 0, PADDING],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, labels.length - 0.5] },
      y: { range: [0, highest * HEADROOM[isUpright ? 'upright' : 'level']] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: [1, 2, 3, 5, 10],
        space: 28,
        size: 28,
        values: (_plot, splits) => splits.map((index) => labels[index] ?? ''),
      },
      {
        ...axis,
        show: hasScale,
        grid: { stroke: line, width: 1 },
        size: SCALE_WIDTH,
        incrs: SCALE_STEPS,
        values: (_plot, splits) => splits.map((amount) => shortCurrency(cents(amount))),
      },
    ],
    series: [
      {},
      { fill: sunken, stroke: outline, width: 1, ...bars(0.92, 64, 0.1) },
      { fill: accent, stroke: accent, width: 0, ...bars(0.5, 36, 0.15) },
    ],
    hooks: { draw: [drawFigures(amounts, { isUpright, text, halo: panel, font })] },
  };
};

/**
 * Draws the earnings as wide as their place and in the colours of the scheme, and again when one of these changes.
 * @returns removes the drawing
 */
export const drawEarnings = (place: HTMLElement, drawing: Drawing): (() => void) => {
  // An empty part has no bar, and no line of one.
  const toBars = (list: Drawing['amounts']) =>
    list.map((amount) => (amount === undefined || amount === 0 ? null : amount));
  const parts = drawing.labels.map((_, index) => index);
  const data: uPlot.AlignedData = [parts, toBars(drawing.amountsBefore), toBars(drawing.amounts)];
  const draw = (): uPlot => new uPlot(optionsFor(place, drawing), data, place);
  let plot = draw();
  let drawnWidth = place.clientWidth;
  const drawAgain = (): void => {
    drawnWidth = place.clientWidth;
    plot.destroy();
    plot = draw();
  };
  // Figures and scale depend on the width.
  const resizeObserver = new ResizeObserver(() => {
    if (place.clientWidth !== drawnWidth) drawAgain();
  });
  resizeObserver.observe(place);
  // A canvas takes its colours once, and the scheme of the account may come after the first drawing.
  const schemeObserver = new MutationObserver(drawAgain);
  schemeObserver.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE] });
  return () => {
    resizeObserver.disconnect();
    schemeObserver.disconnect();
    plot.destroy();
  };
};
