import type { FigureInput } from '#charts/figure.ts'

/** What words are made from: the names of things, and the language that says them. */
export type Worded = Pick<FigureInput, 'reference' | 'language'>
