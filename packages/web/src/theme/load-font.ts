import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * Brings the product's font. By script and not by a style sheet, because a font that a style sheet names is fetched before the first
 * paint, which is as readable in the font that every system has.
 */
export const loadFont = (fonts: FontFaceSet): void => {
  const face = new FontFace('Inter', `url(${inter})`, { weight: '100 900', display: 'swap' });
  fonts.add(face);
};
