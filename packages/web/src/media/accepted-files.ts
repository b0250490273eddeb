/** File types on offer; the type of a file is decided by its content. @spec §5 Photo — valid format */
export const ACCEPTED_FILE_TYPES = {
  photo: 'image/jpeg,image/png,image/webp',
  video: 'video/mp4,video/quicktime,video/webm,video/3gpp,video/x-matroska,.3gp,.mkv',
} as const;
