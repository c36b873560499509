import { describe, expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { availabilityOf } from '#domain/choice/availability.ts'
import { english } from '#languages/from-source.ts'
import {
  indicatorOptions,
  lgaElsewhere,
  lgaSource,
  locationOptions,
  type Option,
  type PeriodContext,
  periodOptions,
  saidOptions,
  searchOptions,
  sourceOptions,
} from './options.ts'

const reference = aReference(
  [
    aSource(2, 'Survey A', { periodLabels: { '2024': '2023–24' } }),
    aSource(6, 'Registers', { classification: 'Routine', hasData: false }),
    aSource(9, 'Other survey'),
    aSource(4, 'Clinics', { classification: 'Routine' }),
    aSource(10, 'Model', { classification: 'Estimate' }),
  ],
  [
    anIndicator(7, { fullName: 'Ẹ̀kọ́ visits', programArea: 'B area' }),
    anIndicator(8, { fullName: 'Anaemia', programArea: 'B area' }),
    anIndicator(9, { fullName: 'Zinc', programArea: 'A area' }),
  ],
)
const table = tableOf([
  aPoint(2, 1, '2018', 40),
  aPoint(2, 1, '2024', 50),
  aPoint(2, 8, '2024', 55),
  aPoint(10, 1, '2023', 60),
  aPoint(10, 1, '2030', 70, { flags: ['projection'] }),
  aPoint(4, 1, '2021', 67),
  aPoint(4, 1, '2022', 53, { flags: ['partial_period'] }),
])
const context: PeriodContext = {
  indicator: 7,
  availability: availabilityOf(table, new Map(), reference),
  reference,
  currentYear: 2025,
  chosen: null,
}

const said = (options: readonly Option[]) => saidOptions(options, english)

describe('options of the controls', () => {
  test('indicators come by programme area; one without figures says so', () => {
    const options = said(indicatorOptions([7, 8, 9], reference, (id) => id !== 9))
    expect(options.map((option) => [option.group, option.label, option.reason])).toEqual([
      ['A area', 'Zinc', 'No source in this release has a figure'],
      ['B area', 'Anaemia', null],
      ['B area', 'Ẹ̀kọ́ visits', null],
    ])
  })

  test('sources come by class; those without the indicator stay, with the reason', () => {
    const options = said(sourceOptions([6, 9], 8, context))
    expect(options.map((option) => [option.group, option.label, option.hint, option.reason])).toEqual([
      ['Routine', 'Clinics', 'not for Northland', null],
      ['Routine', 'Registers', '', 'No figure in this release'],
      ['Survey', 'Survey A', '2023–24', null],
      ['Survey', 'Other survey', '', 'Does not publish this indicator'],
      ['Estimate', 'Model', 'not for Northland', null],
    ])
  })

  test('places form a tree; those the source lacks say so', () => {
    const options = said(locationOptions(2, context))
    expect(options.map((option) => [option.depth, option.label, option.reason])).toEqual([
      [0, 'Aldovia', null],
      [1, 'North', null],
      [2, 'Northland', null],
      [2, 'Snowland', 'Survey A has no figure here'],
      [1, 'South', 'Survey A has no figure here'],
      [2, 'Southland', 'Survey A has no figure here'],
    ])
  })

  test('LGAs stand below their state where the source covers them', () => {
    const lgaContext = {
      ...context,
      availability: availabilityOf(table, new Map([[10, [2024000]]]), reference),
    }
    const labels = said(locationOptions(10, lgaContext)).map((option) => option.label)
    expect(labels.slice(2, 5)).toEqual(['Northland', 'Hilltown', 'Laketown'])
  })

  test('a local government area is offered from the source that has it, or says that none has', () => {
    const lga = { id: 45, name: 'Hilltown', level: 4, parent: 8 } as const
    const held = { ...context, availability: availabilityOf(table, new Map([[10, [2024000]]]), reference) }
    const [offered] = said([lgaElsewhere(lga, 2, held)])
    expect(offered).toMatchObject({
      label: 'Hilltown',
      group: 'Survey A has no local government areas; shown with Model',
      reason: null,
    })
    expect(lgaSource(45, held.availability)).toBe(10)
    const [refused] = said([lgaElsewhere(lga, 2, context)])
    expect(refused?.reason).toBe('Survey A has no figure here')
    expect(refused?.group).toBe('No source has local government areas of this indicator')
  })

  test('periods are newest first; projections are named; the rest says for which place it is missing', () => {
    expect(
      said(periodOptions(2, 8, context)).map((option) => [option.value, option.label, option.reason]),
    ).toEqual([
      ['2024', '2023–24', null],
      ['2018', '2018', 'No figure for Northland'],
    ])
    // A year that is still to come is offered only where it was asked for.
    expect(said(periodOptions(10, 1, context)).map(({ value }) => value)).toEqual(['2023'])
    const asked = { ...context, chosen: 2030000 }
    expect(said(periodOptions(10, 1, asked)).map((option) => option.hint)).toEqual(['projected', ''])
    expect(said(periodOptions(4, 1, context)).map((option) => option.hint)).toEqual(['not complete', ''])
  })

  test('search ignores accents, case and the order of words', () => {
    const options = said(indicatorOptions([7, 8, 9], reference, () => true))
    expect(searchOptions(options, 'VISITS eko').map((option) => option.label)).toEqual(['Ẹ̀kọ́ visits'])
    expect(searchOptions(options, 'b area')).toHaveLength(2)
    expect(searchOptions(options, '  ')).toHaveLength(3)
    expect(searchOptions(options, 'malaria')).toEqual([])
  })
})
