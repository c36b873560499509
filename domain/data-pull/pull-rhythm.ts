/** How often figures of another server may be read again. */
export const PULL_RHYTHMS = ['day', 'week', 'month'] as const
