import type { Indicator } from '#domain/indicator/indicator.ts'
import type { AskedTarget } from './target-outlook.ts'

/** The year that the goals of the United Nations are set for, unless the target says another. */
const GOALS_YEAR = 2030

/** The targets of an indicator with the year each is set for; a national target may have none. */
export function askedTargets(indicator: Indicator): AskedTarget[] {
  const { nationalTarget, nationalTargetYear, sdgTarget, sdgInformation } = indicator
  const said = /\bby (20\d\d)\b/.exec(sdgInformation)?.[1]
  return [
    ...(nationalTarget === null
      ? []
      : [{ name: 'national', value: nationalTarget, year: nationalTargetYear } as const]),
    ...(sdgTarget === null
      ? []
      : [{ name: 'sdg', value: sdgTarget, year: said === undefined ? GOALS_YEAR : Number(said) } as const]),
  ]
}
