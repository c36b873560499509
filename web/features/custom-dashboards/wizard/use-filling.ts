import { useMemo } from 'react'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { fill } from '#domain/document/fill.ts'
import { documentGround } from '#sections/document-dashboard.ts'
import { narrowedFile } from '#sections/files/narrowed-file.ts'
import { type Filling, fillingOf } from '#sections/what-fills.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { groupIndexResource } from '#web/queries/group-data.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { useReach } from './preferences/use-reach.ts'
import { chosenReach } from './reach.ts'
import type { WizardValues } from './wizard-values.ts'

/** What was chosen as far as it decides which sections have something to show; years and groups count once their files are here. */
export function useFilling(values: WizardValues, catalogue: Catalogue): Filling {
  const { reach, arrived, wanted } = useReach(values.indicators, catalogue)
  const groups = useResource(groupIndexResource)
  return useMemo(() => {
    const ground = groundOf(values, catalogue)
    const index = groups.status === 'ready' ? { file: 'group-index' as const, data: groups.value } : null
    const narrowed = index && narrowedFile(index, ground.catalogue.reference)
    const filling = fillingOf(ground, narrowed?.file === 'group-index' ? narrowed.data : null)
    if (arrived < wanted) return filling
    const rows = chosenReach(reach, values)
    const there = new Set(rows.map(({ indicator }) => indicator))
    const placed = new Set(rows.filter(({ level }) => level > 1).map(({ indicator }) => indicator))
    return {
      ...filling,
      indicators: filling.indicators.filter((id) => there.has(id)),
      placed: filling.placed.filter((id) => placed.has(id)),
    }
  }, [values, catalogue, groups, reach, arrived, wanted])
}

/** What the sections of the dashboard will stand in. */
export function groundOf({ indicators, sources, levels, years }: WizardValues, catalogue: Catalogue) {
  const subject = { ...EMPTY_DASHBOARD.subject, indicators, sources, levels, years }
  return documentGround(fill({ ...EMPTY_DASHBOARD, subject }, {}), '', catalogue)
}
