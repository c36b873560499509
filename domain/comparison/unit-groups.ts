import { unitLabel } from '#domain/indicator/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ComparedIndicator } from './compared-indicators.ts'

/** Indicators that may share an axis. */
export interface UnitGroup {
  /** `Percentage`, `Per 1,000`; null where every number has a unit of its own. */
  readonly unit: string | null
  /** The unit, or the indicator's name where it has a unit of its own. */
  readonly heading: string
  readonly compared: readonly ComparedIndicator[]
}

/** Figures below this share of the largest of their unit would lie at the foot of its axis. */
const FAR_SMALLER = 0.2

/** What must be equal for two indicators to share an axis: a plain number has a unit of its own. Source: methods §0 C3. */
function axisKey({ id, factor }: Indicator): string {
  return factor === 4 ? `own:${id}` : String(factor)
}

/** Indicators by their unit, in the order of their first. */
export function unitGroups(shown: readonly ComparedIndicator[]): UnitGroup[] {
  return [...Map.groupBy(shown, ({ indicator }) => axisKey(indicator)).values()].map((compared) => {
    const unit = unitOf(compared)
    return { unit, heading: unit ?? compared[0]?.indicator.shortName ?? '', compared }
  })
}

/** The same, but indicators whose figures are all far smaller than others of their unit have an axis to themselves. */
export function axisGroups(shown: readonly ComparedIndicator[]): UnitGroup[] {
  return unitGroups(shown).flatMap((group) => {
    const most = Math.max(...group.compared.map(largest))
    const isSmall = (entry: ComparedIndicator) => largest(entry) < most * FAR_SMALLER
    const small = group.compared.filter(isSmall)
    if (small.length === 0) return [group]
    return [
      { ...group, compared: group.compared.filter((entry) => !isSmall(entry)) },
      { ...group, heading: `${group.heading}, smaller figures`, compared: small },
    ]
  })
}

function largest({ points }: ComparedIndicator): number {
  return Math.max(...points.map(({ value, upper }) => Math.max(value, upper ?? value)))
}

function unitOf([first]: readonly ComparedIndicator[]): string | null {
  const unit = first ? unitLabel(first.indicator.factor) : ''
  return unit === '' ? null : unit.charAt(0).toUpperCase() + unit.slice(1)
}
