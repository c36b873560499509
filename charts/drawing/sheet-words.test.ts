import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { mapFigure } from '#charts/map/map.ts'
import { trendFigure } from '#charts/trend/trend.ts'
import type { TrendView } from '#charts/trend/view.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { sheetAbout } from './sheet-about.ts'
import { sheetTitle } from './sheet-title.ts'

const reference = aReference(
  [aSource(2, 'DHS', { fullName: 'Demographic Survey', licence: 'CC BY 4.0', licenceClass: 'attribution' })],
  [anIndicator(7)],
)

test.each([
  ['Indicator 7 in Aldovia, 2020', [1], 'Indicator 7 in Aldovia, 2020'],
  ['Indicator 7 in Snowland, 2010 to 2020', [9], 'Indicator 7 in Snowland, Aldovia, 2010 to 2020'],
  ['Indicator 7 in Hilltown, 2020', [45], 'Indicator 7 in Hilltown, Northland, Aldovia, 2020'],
  ['Indicator 7 by state, DHS 2020', [9], 'Aldovia: Indicator 7 by state, DHS 2020'],
])('%s', (title, locations, expected) => {
  expect(sheetTitle(title, { locations }, { reference, language: english })).toBe(expected)
})

test('below a sheet stand names in full, licences, release and day', () => {
  const figure = mapFigure({
    view: { kind: 'map', indicators: [7], sources: [2], locations: [1], periods: [], options: {} },
    table: tableOf([aPoint(2, 9, '2020', 95)]),
    reference,
    currentYear: 2025,
    language: english,
  })
  const read = message('card.read-in', {
    edition: message('card.edition', { number: '3', date: day('2026-11-01') }),
    date: day('2026-11-22'),
  })
  const [said, names, licences] = sheetAbout({ figure, reference, language: english, read })
  // Nothing is explained that stands nowhere in the picture.
  expect(names).toBe('DHS: Demographic Survey.')
  expect(licences).toMatch(/^Licences: Open with the source named \(DHS\)\.$/)
  expect(said).toBe('MSDAT, release 3 of November 1st 2026, read on November 22nd 2026.')
})

test.each<[string, TrendView['options'], string]>([
  ['both targets', {}, 'DHS: Demographic Survey. NT: national target. SDG: Sustainable Development Goals.'],
  ['the national one', { sdg: false }, 'DHS: Demographic Survey. NT: national target.'],
  ['none', { national: false, sdg: false }, 'DHS: Demographic Survey.'],
])('short names of targets are explained where they are drawn: %s', (_, options, expected) => {
  const figure = trendFigure({
    view: { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options },
    table: tableOf([aPoint(2, 1, '2018', 40), aPoint(2, 1, '2020', 45)]),
    reference: {
      ...reference,
      indicators: new Map([[7, anIndicator(7, { nationalTarget: 60, sdgTarget: 90 })]]),
    },
    ...{ currentYear: 2025, language: english },
  })
  const read = message('card.edition', { number: '3', date: day('2026-11-01') })
  expect(sheetAbout({ figure, reference, language: english, read })[1]).toBe(expected)
})
