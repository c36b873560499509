import type { FigureInput } from '#charts/figure.ts'

/** The material of words: the names of things, and the language. */
export type Wording = Pick<FigureInput, 'reference' | 'language'>
