/** Offers a file as a download. */
export type SaveFile = (name: string, type: string, content: string) => void;

/** Milliseconds after which the content is released; a browser may begin to read it a little later than the click. */
const RELEASE_AFTER = 60_000;

export const saveFile: SaveFile = (name, type, content) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER);
};
