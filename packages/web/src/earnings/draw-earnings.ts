import { shortCurrency } from '@greenroom/core/formatting/money';
import { cents, type Cents } from '@greenroom/core/kernel/units';
import uPlot from 'uplot';
import { toDots } from './to-dots.ts';
import 'uplot/dist/uPlot.min.css';

interface Drawing {
  readonly labels: readonly string[];
  readonly amounts: readonly (Cents | undefined)[];
  readonly amountsBefore: readonly (Cents | undefined)[];
}

const HEIGHT = 240;
/** Factor above the highest bar, for its figure. */
const HEADROOM = 1.15;
/** The least that the scale shows, in cents, so that an empty day has a foot to stand on. */
const LEAST_SCALE = 1_000;
/** Width in pixels below which a part has no figure above its bar. */
const NARROWEST_WITH_FIGURE = 20;
const FIGURE_ABOVE = 4;
const FONT_SIZE = 12;

const round = (amount: number): string => shortCurrency(cents(amount)).replace(/^\D*/, '');

/** Writes whole euros above each bar, so that no pointer is needed. */
const writeFigures =
  (amounts: Drawing['amounts'], colour: string, font: string) =>
  (plot: uPlot): void => {
    const partWidth = plot.bbox.width / Math.max(1, amounts.length) / devicePixelRatio;
    if (partWidth < NARROWEST_WITH_FIGURE) return;
    const { ctx } = plot;
    ctx.save();
    ctx.fillStyle = colour;
    ctx.font = font;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'bottom';
    for (const [index, amount] of amounts.entries()) {
      if (amount === undefined || amount === 0) continue;
      const [x, y] = [plot.valToPos(index, 'x', true), plot.valToPos(amount, 'y', true)];
      ctx.fillText(round(amount), x, y - FIGURE_ABOVE * devicePixelRatio);
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
    panel: colour('--surface-panel'),
    font: (size: number) => `${size}px ${styles.fontFamily}`,
  };
};

const optionsFor = (place: HTMLElement, { labels, amounts, amountsBefore }: Drawing): uPlot.Options => {
  const { accent, text, quiet, line, panel, font } = coloursOf(place);
  const highest = Math.max(LEAST_SCALE, ...[...amounts, ...amountsBefore].map((amount) => amount ?? 0));
  const axis = { stroke: quiet, font: font(FONT_SIZE), ticks: { show: false } };
  return {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, labels.length - 0.5] },
      y: { range: [0, highest * HEADROOM] },
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
        grid: { stroke: line, width: 1 },
        size: 56,
        values: (_plot, splits) => splits.map((amount) => shortCurrency(cents(amount))),
      },
    ],
    series: [
      {},
      {
        fill: accent,
        stroke: accent,
        width: 0,
        points: { show: false },
        ...(uPlot.paths.bars === undefined ? {} : { paths: uPlot.paths.bars({ size: [0.6, 48], radius: 0.15 }) }),
      },
      {
        stroke: text,
        width: 2,
        paths: () => null,
        points: { show: true, size: 8, width: 2, stroke: text, fill: panel },
      },
    ],
    hooks: { draw: [writeFigures(amounts, text, font(FONT_SIZE * devicePixelRatio))] },
  };
};

/** Draws it as wide as its place, and again when that changes. @returns takes it away */
export const drawEarnings = (place: HTMLElement, drawing: Drawing): (() => void) => {
  const values = (list: Drawing['amounts']) => list.map((amount) => amount ?? null);
  const parts = drawing.labels.map((_, index) => index);
  const data: uPlot.AlignedData = [parts, values(drawing.amounts), toDots(drawing.amountsBefore)];
  const plot = new uPlot(optionsFor(place, drawing), data, place);
  const widened = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: HEIGHT }));
  widened.observe(place);
  return () => {
    widened.disconnect();
    plot.destroy();
  };
};
