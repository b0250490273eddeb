/** The browser that is there already, or `undefined`. */
export declare const findBrowser: () => string | undefined;
/** The path of a browser that runs; downloads or installs one when needed. */
export declare const ensureBrowser: () => Promise<string>;
