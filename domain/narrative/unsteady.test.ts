import { expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { overviewAnswer } from './overview.ts'

const SOURCES = [
  aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } }),
  aSource(4, 'Model', { classification: 'Estimate' }),
  aSource(8, 'Cluster survey'),
]
const COVERAGE = { shortName: 'Vaccine coverage', nationalTarget: 90, nationalSource: 'indicative' }
const bornIn = (birthCohort: number) => ({ coordinates: { ...NO_COORDINATES, birthCohort } })

const CASES: [string, Point[], Partial<Indicator>, string][] = [
  [
    'a survey of seven years beside the year of a model that is nearest to their middle',
    [
      aPoint(2, 1, '2018', 512, {
        coordinates: { ...NO_COORDINATES, referenceStart: 2011008, referenceEnd: 2018012 },
      }),
      ...[1124, 1146, 1155, 1168, 1155, 1142, 1118].map((value, at) => aPoint(4, 1, `${2012 + at}`, value)),
      aPoint(4, 1, '2023', 993),
    ],
    { shortName: 'Maternal deaths', factor: 3, decimals: 0 },
    'The latest survey puts maternal deaths in Aldovia at 512 per 100,000 (DHS 2018); the latest estimate is 993 per 100,000 (Model 2023). Of the same time Model says 1,168 per 100,000 (Model 2015): the two differ by 656 per 100,000.',
  ],
  [
    'a newer survey of few cases behind a recent one, and nothing of the same births',
    [
      aPoint(2, 1, '2024', 1.3, bornIn(2022)),
      aPoint(8, 1, '2025', 29.4, { ...bornIn(2024), sampleSize: 32 }),
      aPoint(4, 2, '2024', 2),
    ],
    COVERAGE,
    'One survey puts vaccine coverage in Aldovia at 1.3% (DHS 2023–24), and it is below the indicative national target of 90%. No independent source has a figure of the same time for Aldovia in this release, so nothing confirms this survey. Cluster survey 2025 is newer (29.4%), but is based on 32 cases.',
  ],
]

it.each(CASES)('%s', (_, points, change, expected) => {
  const reference = aReference(SOURCES, [anIndicator(7, change)])
  const table = tableOf(points)
  const asked = { table, reference, indicator: 7, location: 1, currentYear: 2025, until: null }
  expect(english.text(overviewAnswer(asked))).toBe(expected)
})
