import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { HIDDEN, INTERVALS } from '#charts/kind/shared-options.ts'

/** The options of two sources against each other and of their differences. */
export const pairOptions = { ...INTERVALS, ...HIDDEN }

/** The input of either of the two figures about pairs of sources. */
export type PairsInput = FigureInput<KindView<string, typeof pairOptions>>
