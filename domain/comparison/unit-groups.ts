import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import type { ComparedIndicator } from './compared-indicators.ts'

/** Indicators that may share an axis. */
export interface UnitGroup {
  /** `percentage`, `per 1,000`, `numbers`. */
  readonly unit: Message
  /** Plain numbers have units of their own. */
  readonly isOwn: boolean
  /** The unit, or the indicator where it has a unit of its own; shown in the form `name`. */
  readonly heading: Value
  readonly compared: readonly ComparedIndicator[]
}

/** Figures below this share of the largest of their unit would lie at the foot of its axis. */
const FAR_SMALLER = 0.2

/** The key that two indicators must share for one axis: a plain number has a unit of its own. Source: methods 0 C3. */
function axisKey({ id, factor }: Indicator): string {
  return factor === 4 ? `own:${id}` : String(factor)
}

/** Indicators by their unit, in the order of their first. */
export function unitGroups(shown: readonly ComparedIndicator[]): UnitGroup[] {
  const groups = Map.groupBy(shown, ({ indicator }) => axisKey(indicator))
  return [...groups.values()].flatMap((compared) => {
    const [first] = compared
    return first ? [unitGroup(first.indicator, compared)] : []
  })
}

function unitGroup(indicator: Indicator, compared: readonly ComparedIndicator[]): UnitGroup {
  const unit = message('comparison.unit', { factor: `${indicator.factor}` })
  const isOwn = indicator.factor === 4
  const heading = isOwn ? indicatorName(indicator) : message('comparison.unit-heading', { unit })
  return { unit, isOwn, heading, compared }
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
      {
        ...group,
        heading: message('comparison.smaller-figures', { heading: group.heading }),
        compared: small,
      },
    ]
  })
}

function largest({ points }: ComparedIndicator): number {
  return Math.max(...points.map(({ value, upper }) => Math.max(value, upper ?? value)))
}
