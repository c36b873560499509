import { expect, test } from 'vitest'
import { distributionFigure } from '#charts/distribution/distribution.ts'
import { scorecardFigure } from '#charts/scorecard/scorecard.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'

// Counted in datasets/observations/ndhs.csv: figures of level 3 of NDHS 2023–24 on the good side of the target, or on it.
test.each([
  ['skilled attendance at birth', 7, '18 of 37'],
  ['four antenatal visits, of which zones have figures too', 6, '5 of 37'],
])('a scorecard and the overview count the same states: %s', async (_, indicator, reached) => {
  const { reference, tableOf } = await readShippedData()
  const table = tableOf(indicator)
  const about = { indicators: [indicator], sources: [2], locations: [1], periods: ['2024'] }
  const given = { table, reference, currentYear: 2026, language: english }
  const card = scorecardFigure({
    ...{ ...given, view: { ...about, kind: 'scorecard', options: { compareBy: 'states' } } },
  })
  const bars = distributionFigure({ ...given, view: { ...about, kind: 'distribution', options: {} } })
  expect(card.summary).toContain(`${reached} places reach`)
  expect(bars.summary).toContain(`${reached} reach the national target`)
  const open = /for \d+ the side is not certain/
  expect(open.exec(card.summary)?.[0]).toBe(open.exec(bars.summary)?.[0])
})
