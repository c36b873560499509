import type disaggregation from '#sections/disaggregation/definition.ts'
import type { PanelsOf } from '#web/panels/panel.ts'
import { Elsewhere } from './elsewhere.tsx'
import { InequalityPanel } from './inequality-panel.tsx'
import { PopulationPanel } from './population-panel.tsx'
import { PopulationStates } from './population-states.tsx'

const panels: PanelsOf<typeof disaggregation> = {
  inequality: InequalityPanel,
  population: PopulationPanel,
  'population-states': PopulationStates,
  elsewhere: Elsewhere,
}

export default panels
