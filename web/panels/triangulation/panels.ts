import type definition from '#sections/triangulation/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { BeginPanel } from './begin-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { NotJudgedPanel } from './not-judged.tsx'
import { ProgressPanel } from './progress.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { GradesPanel } from './results-panel.tsx'

const panels: PanelsOf<typeof definition> = {
  begin: BeginPanel,
  progress: ProgressPanel,
  grades: GradesPanel,
  quote: QuotePanel,
  'not-judged': NotJudgedPanel,
  details: DetailsPanel,
}

export default panels

export const worker = () =>
  new Worker(new URL('./triangulation.worker.ts', import.meta.url), { type: 'module' })
