import { anIndicator } from '#tests/builders/made-up-country.ts'
import { beforeAll, expect, it } from 'vitest'
import { aboutYear } from '#domain/observation/about.ts'
import { NATION } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { annualFigures } from './annual-figures.ts'
import { figurePairs } from './figure-pairs.ts'

// Public truth: WHO and UNICEF take the survey's value for the children that it asked about, so WUENIC of their year of birth
// equals it. Surveys and WUENIC read from datasets/observations by hand.

const [MICS, NDHS, WUENIC] = [1, 2, 10]
const [BCG, DTP1, MCV1] = [397, 212, 20]

let data: ShippedData

beforeAll(async () => {
  data = await readShippedData()
})

it.each([
  ['NDHS 2018', NDHS, 2018, 2017, { [DTP1]: [65, 65], [MCV1]: [54, 54], [BCG]: [67, 67] }],
  ['MICS 2016–17', MICS, 2016, 2015, { [DTP1]: [49, 49], [MCV1]: [42, 42], [BCG]: [53, 53] }],
  ['MICS 2021', MICS, 2021, 2020, { [DTP1]: [70, 70], [MCV1]: [60, 60], [BCG]: [74, 74] }],
  ['NDHS 2023–24', NDHS, 2024, 2022, { [DTP1]: [62.9, 63], [MCV1]: [51.4, 51], [BCG]: [66.7, 67] }],
])(
  '%s lies within a point of WUENIC of the year in which its children were born',
  (_, survey, year, born, expected) => {
    for (const [indicator, [ofSurvey, ofWuenic]] of Object.entries(expected)) {
      const id = Number(indicator)
      const figures = (source: number) =>
        annualFigures(
          pointsWhere(data.tableOf(id), { indicator: id, source, location: NATION }),
          anIndicator(id),
        )
      const pairs = figurePairs({
        primary: figures(survey),
        comparison: figures(WUENIC),
        comparisonId: WUENIC,
        indicator: id,
        location: NATION,
        reference: data.reference,
      })
      const pair = pairs.find(({ a }) => a.year === year)
      expect([pair?.a.value, pair?.b.value, pair?.b.year]).toEqual([ofSurvey, ofWuenic, born])
      expect(pair && aboutYear(pair.b.point)).toBe(born)
      expect(Math.abs((pair?.a.value ?? 0) - (pair?.b.value ?? 99))).toBeLessThanOrEqual(1)
    }
  },
)
