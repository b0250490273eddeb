/** Offers a file as a download. */
export type SaveFile = (name: string, type: string, content: string) => void;

/** In milliseconds: a browser may begin to read the content a little later. */
const KEPT_FOR = 60_000;

export const saveFileIn =
  (page: Document): SaveFile =>
  (name, type, content) => {
    const address = URL.createObjectURL(new Blob([content], { type }));
    const link = page.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
  };
