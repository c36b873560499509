import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import type { DIMENSION, HIDDEN } from '#charts/kind/shared-options.ts'

/** The input of any figure about groups of people. */
export type PeopleInput = FigureInput<KindView<string, typeof HIDDEN & typeof DIMENSION>>
