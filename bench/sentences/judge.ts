import type { Case } from './case.ts'
import { sentencesOf } from './case.ts'
import type { Fault } from './fault.ts'
import { grammarFaults } from './grammar.ts'
import { agreementFaults } from './judge-agreement.ts'
import { datasetsFaults } from './judge-datasets.ts'
import { forecastFaults } from './judge-forecast.ts'
import { overviewFaults } from './judge-overview.ts'
import { spreadFaults } from './judge-spread.ts'
import { zonalFaults } from './judge-zonal.ts'
import type { World } from './rows.ts'
import type { Said, View } from './view.ts'

/** All faults of what is said about a view, by an own reading of the rows. */
export function judge(view: View, { heading, answer }: Said, world: World): Fault[] {
  const quantity = world.quantities.get(view.indicator)
  if (!quantity) throw new RangeError(`No indicator ${view.indicator}`)
  const told = { world, quantity, rows: world.rowsOf(view.indicator), heading }
  const question = heading.endsWith('?') ? [heading] : []
  const written = [...question, ...sentencesOf(answer)].flatMap((said) => grammarFaults(said, quantity))
  return [...written, ...figureFaults(view, answer, told)]
}

function figureFaults(view: View, answer: string, told: Omit<Case, 'view'>): Fault[] {
  switch (view.kind) {
    case 'overview':
      return overviewFaults(answer, { ...told, view })
    case 'zonal':
      return zonalFaults(answer, { ...told, view })
    case 'spread':
      return spreadFaults(answer, { ...told, view })
    case 'datasets':
      return datasetsFaults(answer, { ...told, view })
    case 'agreement':
      return agreementFaults(answer, { ...told, view })
    case 'forecast':
      return forecastFaults(answer, { ...told, view })
  }
}
