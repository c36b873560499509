import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { INTERVALS, PARTS, REFERENCE, TARGETS } from '#charts/kind/shared-options.ts'

export const zonalColumnsOptions = { ...TARGETS, ...PARTS, ...INTERVALS, ...REFERENCE }

export type ZonalColumnsView = KindView<'zonal-columns', typeof zonalColumnsOptions>

export type ZonalColumnsInput = FigureInput<ZonalColumnsView>
