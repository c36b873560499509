/** The subject of an update, by its number on the wire (specification of accounts 9). */
export const NEWS_CATEGORIES = { 1: 'Dataset', 2: 'Dashboard', 3: 'Feature' } as const

export type NewsCategory = keyof typeof NEWS_CATEGORIES
