import { expect, test } from 'vitest'
import type { Flag } from '#domain/observation/flag.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { quartersFigure } from './quarters.ts'

const reference = aReference(
  [aSource(30, 'Registers', { classification: 'Routine' })],
  [anIndicator(7, { shortName: 'Doses', factor: 4, decimals: 0 })],
)
const month = (period: string, value: number, flags: readonly Flag[] = []) =>
  aPoint(30, 1, period, value, { flags })
const YEAR = ['2021-04', '2021-05', '2021-06'].map((period) => month(period, 100))

test.each<[what: string, flags: readonly Flag[], said: string]>([
  [
    'its change',
    [],
    'April and May 2022 only: 120, 40% less than in the same months of 2021. Late reports may still add to it.',
  ],
  [
    'what the reports do not support beside it',
    ['suspicious'],
    'April and May 2022 only: 120, 40% less than in the same months of 2021, but the reports do not support that comparison: suspicious figures in Apr 2022. Late reports may still add to it.',
  ],
])('the note on an unfinished quarter says %s', (_, flags, said) => {
  const figure = quartersFigure({
    view: {
      ...{ kind: 'quarters', indicators: [7], sources: [30], locations: [1] },
      ...{ periods: ['2021-Q2'], options: { shape: 'column', order: 'zone' } },
    },
    table: tableOf([...YEAR, month('2022-04', 20, flags), month('2022-05', 100)]),
    ...{ reference, currentYear: 2022, language: english },
  })
  expect(figure.notes).toEqual([said])
})
