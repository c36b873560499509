/** All updates, newest first. */
export const EVERY_UPDATE = { size: 1000, ordering: '-created_at' } as const
