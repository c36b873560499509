import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { INTERVALS, PARTS, TARGETS } from '#charts/kind/shared-options.ts'

export const sourceTableOptions = { ...TARGETS, ...PARTS, ...INTERVALS }

export type SourceTableView = KindView<'source-table', typeof sourceTableOptions>

export type SourceTableInput = FigureInput<SourceTableView>
