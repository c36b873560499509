/** The owners of the described values: places of a level in one period, or the periods of one place. */
export const ACROSS = ['states', 'zones', 'lgas', 'time'] as const

export type Across = (typeof ACROSS)[number]
