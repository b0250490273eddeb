/** The library that reads and draws pictures is large: it is loaded with the first one. */
export const loadSharp = async () => (await import('sharp')).default;
