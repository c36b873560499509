import type { FigureKind } from '#charts/view.ts'
import { loadModel } from '#web/views/figure-models.ts'
import '#charts/distribution/distribution.ts'
import '#charts/source-table/source-table.ts'
import '#charts/trend/trend.ts'

/** The kinds of the first section. What draws them travels with a dashboard, hence the imports above. */
const FIRST: readonly FigureKind[] = ['source-table', 'trend', 'distribution']

/** Has the models of the first section ready before their data arrive. */
export function readyFirstModels(): void {
  for (const kind of FIRST) void loadModel(kind)
}
