/** Where resumable uploads go. */
export const UPLOADS_PATH = '/api/uploads';
