/** Path of resumable uploads. */
export const UPLOADS_PATH = '/api/uploads';
