import type { KindView } from '#charts/kind/define-kind.ts'
import type { pairOptions } from '#charts/pairs/view.ts'

export type SourceScatterView = KindView<'source-scatter', typeof pairOptions>
