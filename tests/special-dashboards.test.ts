import { expect, it } from 'vitest'
import { SPECIAL_DASHBOARDS } from '#catalogue/special-dashboards/special-dashboards.ts'
import { readDataSet } from './journeys/data-set.ts'

const NATION = 1
const ofNation = new Set(
  readDataSet().flatMap(({ indicator, location }) => (location === NATION ? [indicator] : [])),
)

it.each(
  SPECIAL_DASHBOARDS.flatMap(({ slug, tabs }) =>
    tabs.flatMap((tab) =>
      tab.parts.flatMap((part) =>
        part.kind === 'figure' && part.figure === 'trend' ? [[slug, part.indicators] as const] : [],
      ),
    ),
  ),
)('%s: the trend of %s is not empty where it opens, at the nation', (_slug, indicators) => {
  for (const indicator of indicators) if (indicator !== 'chosen') expect(ofNation).toContain(indicator)
})
