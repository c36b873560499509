import type { Indicator } from '#domain/indicator/indicator.ts'
import { unitName } from '#domain/message/indicator-words.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { english } from '#languages/from-source.ts'

/** The unit in the words of the API, which tell multipliers apart: `percent`, `per 1,000`, `per 100,000`, `count`, `other`. */
export function unitText(indicator: Indicator): string {
  const unit = figureUnit(indicator)
  return unit === 'rate' ? english.text(unitName(indicator.factor)) : unit
}
