import { expect, it } from 'vitest';
import { classFaults, utilityFaults } from './css-classes.ts';
import { trackedFiles } from './tracked-files.ts';

const WEB = /^packages\/web\/src\/(?!.*\.test\.)/;

it('uses every class of every style module, and no class that a module lacks', () => {
  const files = trackedFiles().filter(({ path }) => WEB.test(path));
  expect(files.filter(({ path }) => path.endsWith('.module.css')).length).toBeGreaterThan(50);
  expect(classFaults(files)).toEqual([]);
});

it('uses every utility class, and none that the sheet of them lacks', () => {
  const files = trackedFiles().filter(({ path }) => WEB.test(path));
  const sheet = files.find(({ path }) => path.endsWith('theme/utilities.css'));
  if (sheet === undefined) throw new Error('There is no sheet of utility classes.');
  const components = files.filter(({ path }) => path.endsWith('.tsx'));
  expect(utilityFaults(sheet, components)).toEqual([]);
});

it('finds a utility class that nothing uses, and one that is missing', () => {
  const faults = utilityFaults({ path: 'theme/utilities.css', text: '.row { top: 0; } .old { top: 0; }' }, [
    { path: 'ui/Tag.tsx', text: 'a = <p className="row" />; b = <p className={`row gone ${css.tag}`} />;' },
  ]);
  expect(faults).toEqual([
    'theme/utilities.css has .old, which nothing uses',
    'ui/Tag.tsx uses .gone, which theme/utilities.css lacks',
  ]);
});

it('asks for the size of the window by the name of a breakpoint alone', () => {
  const sheets = trackedFiles().filter(({ path }) => WEB.test(path) && path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const sized = sheets.filter(({ text }) => /@media[^{]*\b(?:width|height)\b/.test(text));
  expect(sized.map(({ path }) => path)).toEqual([]);
});

it('finds a class that nothing uses, and one that is missing', () => {
  const faults = classFaults([
    {
      path: 'ui/Tag.module.css',
      text: '.tag { color: red; } .old:hover > .good { color: blue; } :global(.other) { top: 0; }',
    },
    {
      path: 'ui/Tag.tsx',
      text: "import css from './Tag.module.css'; const a = css.tag; const b = css.gone; css[tone] === 'good';",
    },
  ]);
  expect(faults).toEqual([
    'ui/Tag.module.css has .old, which nothing uses',
    'ui/Tag.tsx uses .gone, which ui/Tag.module.css lacks',
  ]);
});
