/** What the device offers to choose from; what a file is, its content says. @spec §5 Photo — valid format */
export const ACCEPTED = {
  photo: 'image/jpeg,image/png,image/webp',
  video: 'video/mp4,video/quicktime,video/webm',
} as const;
