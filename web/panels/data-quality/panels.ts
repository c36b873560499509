import type quality from '#sections/data-quality/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { CheckList } from './check-list.tsx'
import { CredibilityPanel } from './credibility-panel.tsx'
import { QualityScorePanel } from './quality-score-panel.tsx'

const panels: PanelsOf<typeof quality> = {
  checks: CheckList,
  score: QualityScorePanel,
  credibility: CredibilityPanel,
}

export default panels
