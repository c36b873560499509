import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { HIDDEN, INTERVALS } from '#charts/kind/shared-options.ts'

/** What two sources against each other and their differences can be asked. */
export const pairOptions = { ...INTERVALS, ...HIDDEN }

export type SourceScatterView = KindView<'source-scatter', typeof pairOptions>

/** The input of either of the two figures about pairs of sources. */
export type PairsInput = FigureInput<KindView<string, typeof pairOptions>>
