/** As figures are divided by it. */
export const SEXES = ['female', 'male'] as const

export type Sex = (typeof SEXES)[number]
