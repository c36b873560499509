import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { PARTS, REFERENCE } from '#charts/kind/shared-options.ts'

export const pyramidOptions = {
  ...PARTS,
  ...REFERENCE,
}

export type PyramidView = KindView<'pyramid', typeof pyramidOptions>

export type PyramidInput = FigureInput<PyramidView>
