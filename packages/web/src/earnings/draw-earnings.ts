import { shortCurrency } from '@greenroom/core/formatting/money';
import { cents, type Cents } from '@greenroom/core/kernel/units';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

interface Drawing {
  readonly labels: readonly string[];
  readonly amounts: readonly (Cents | undefined)[];
  readonly amountsBefore: readonly (Cents | undefined)[];
}

const HEIGHT = 220;
/** Factor above the highest bar, for its figure: lying, or standing where bars are narrow. */
const HEADROOM = { lying: 1.15, standing: 1.3 } as const;
/** The least that the scale shows, in cents, so that an empty day has a foot to stand on. */
const LEAST_SCALE = 1_000;
/** Width in pixels of a part below which the figure above its bar stands. */
const NARROWEST_LYING = 26;
/** Width in pixels of the chart below which it has no scale at its side: each bar has its figure. */
const NARROWEST_WITH_SCALE = 420;
/** Steps of the scale in cents: its figures have no decimals, so 2.50 would be shown as 3. */
const WHOLE_EUROS = [100, 1_000, 10_000, 100_000, 1_000_000].flatMap((unit) => [unit, 2 * unit, 5 * unit]);
/** Attribute of the page's scheme, by which its colours change. */
const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';
/** Space around the bars in pixels. */
const PADDING = 6;
const FIGURE_ABOVE = 3;
const FONT_SIZE = 12;
const STANDING_FONT_SIZE = 10;
/** Line around a figure, so that it can be read on the bars behind it. */
const HALO = 3;

const round = (amount: number): string => shortCurrency(cents(amount)).replace(/^\D*/, '');

const isStanding = (width: number, parts: number): boolean => width / Math.max(1, parts) < NARROWEST_LYING;

interface FigureStyle {
  readonly text: string;
  readonly halo: string;
  readonly font: (size: number) => string;
}

/** Writes whole euros above each bar, so that no pointer is needed. */
const writeFigures =
  (amounts: Drawing['amounts'], { text, halo, font }: FigureStyle) =>
  ({ ctx, bbox, valToPos }: uPlot): void => {
    const standing = isStanding(bbox.width / devicePixelRatio, amounts.length);
    ctx.save();
    ctx.fillStyle = text;
    ctx.strokeStyle = halo;
    ctx.lineWidth = HALO * devicePixelRatio;
    ctx.lineJoin = 'round';
    ctx.font = font((standing ? STANDING_FONT_SIZE : FONT_SIZE) * devicePixelRatio);
    ctx.textAlign = standing ? 'left' : 'center';
    ctx.textBaseline = standing ? 'middle' : 'bottom';
    for (const [index, amount] of amounts.entries()) {
      if (amount === undefined || amount === 0) continue;
      ctx.save();
      ctx.translate(valToPos(index, 'x', true), valToPos(amount, 'y', true) - FIGURE_ABOVE * devicePixelRatio);
      if (standing) ctx.rotate(-Math.PI / 2);
      ctx.strokeText(round(amount), 0, 0);
      ctx.fillText(round(amount), 0, 0);
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

/** Bars of a part of the width of their place. */
const bars = (part: number, widest: number, radius: number): Partial<uPlot.Series> => ({
  points: { show: false },
  ...(uPlot.paths.bars === undefined ? {} : { paths: uPlot.paths.bars({ size: [part, widest], radius }) }),
});

const optionsFor = (place: HTMLElement, { labels, amounts, amountsBefore }: Drawing): uPlot.Options => {
  const { accent, text, quiet, line, outline, sunken, panel, font } = coloursOf(place);
  const width = place.clientWidth;
  const highest = Math.max(LEAST_SCALE, ...[...amounts, ...amountsBefore].map((amount) => amount ?? 0));
  const headroom = HEADROOM[isStanding(width, labels.length) ? 'standing' : 'lying'];
  const axis = { stroke: quiet, font: font(FONT_SIZE), ticks: { show: false } };
  return {
    width,
    height: HEIGHT,
    padding: [PADDING, PADDING, 0, PADDING],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, labels.length - 0.5] },
      y: { range: [0, highest * headroom] },
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
        show: width >= NARROWEST_WITH_SCALE,
        grid: { stroke: line, width: 1 },
        size: 56,
        incrs: WHOLE_EUROS,
        values: (_plot, splits) => splits.map((amount) => shortCurrency(cents(amount))),
      },
    ],
    series: [
      {},
      { fill: sunken, stroke: outline, width: 1, ...bars(0.92, 64, 0.1) },
      { fill: accent, stroke: accent, width: 0, ...bars(0.5, 36, 0.15) },
    ],
    hooks: { draw: [writeFigures(amounts, { text, halo: panel, font })] },
  };
};

/** Draws it as wide as its place and in the colours of the scheme, and again when one changes. @returns takes it away */
export const drawEarnings = (place: HTMLElement, drawing: Drawing): (() => void) => {
  // An empty part has no bar, and no line of one.
  const values = (list: Drawing['amounts']) =>
    list.map((amount) => (amount === undefined || amount === 0 ? null : amount));
  const parts = drawing.labels.map((_, index) => index);
  const data: uPlot.AlignedData = [parts, values(drawing.amountsBefore), values(drawing.amounts)];
  const draw = (): uPlot => new uPlot(optionsFor(place, drawing), data, place);
  let plot = draw();
  let drawnWidth = place.clientWidth;
  const drawAgain = (): void => {
    drawnWidth = place.clientWidth;
    plot.destroy();
    plot = draw();
  };
  // Figures and scale depend on the width.
  const widened = new ResizeObserver(() => {
    if (place.clientWidth !== drawnWidth) drawAgain();
  });
  widened.observe(place);
  // A canvas takes its colours once, and the scheme of the account may come after the first drawing.
  const recoloured = new MutationObserver(drawAgain);
  recoloured.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE] });
  return () => {
    widened.disconnect();
    recoloured.disconnect();
    plot.destroy();
  };
};
