import { unitLabel } from '#domain/indicator/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ComparedIndicator } from './compared-indicators.ts'

/** Indicators that may share an axis. */
export interface UnitGroup {
  readonly key: string
  /** `Percentage`, `Per 1,000`; the indicator's name where it has a unit of its own. */
  readonly heading: string
  readonly compared: readonly ComparedIndicator[]
}

/** What must be equal for two indicators to share an axis: a plain number has a unit of its own. Source: methods §0 C3. */
export function axisKey({ id, factor }: Indicator): string {
  return factor === 4 ? `own:${id}` : String(factor)
}

/** Indicators by the axis that they can share, in the order of their first. */
export function unitGroups(shown: readonly ComparedIndicator[]): UnitGroup[] {
  return [...Map.groupBy(shown, ({ indicator }) => axisKey(indicator))].map(([key, compared]) => ({
    key,
    heading: headingOf(compared),
    compared,
  }))
}

function headingOf([first]: readonly ComparedIndicator[]): string {
  if (!first) return ''
  const unit = unitLabel(first.indicator.factor)
  return unit === '' ? first.indicator.shortName : unit.charAt(0).toUpperCase() + unit.slice(1)
}
