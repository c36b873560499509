import { describe, expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { firstColumns } from './first-columns.ts'
import { sourceTableOf } from './model.ts'
import type { SourceTableInput } from './view.ts'

const SURVEYS = [11, 12, 13, 14, 15, 16, 17].map((id) => aSource(id, `Survey ${id}`))
const SOURCES = [
  ...SURVEYS,
  aSource(20, 'Retable', { derivedFrom: [11] }),
  aSource(21, 'Retable of nobody here', { derivedFrom: [99] }),
  aSource(30, 'Model', { classification: 'Estimate' }),
  aSource(40, 'Counts', { classification: 'Routine' }),
]

function shownOf(points: readonly Point[], chosen: number) {
  const input: SourceTableInput = {
    view: {
      ...{ kind: 'source-table', indicators: [7], sources: [chosen], locations: [1], periods: [] },
      options: {},
    },
    ...{ table: tableOf(points), reference: aReference(SOURCES, [anIndicator(7)]) },
    ...{ currentYear: 2025, language: english },
  }
  const { table, copies } = firstColumns(sourceTableOf(input), input)
  return {
    names: table.groups.flatMap(({ columns }) => columns.map(({ source }) => source.name)),
    values: table.rows[0]?.cells.map(({ value }) => value),
    copies: [...copies].map(([original, of]) => [
      original,
      of.map(({ source, cell }) => `${source.name} ${cell.value}`),
    ]),
  }
}

const YEARS = { 11: '2024', 12: '2023', 13: '2022', 14: '2021', 15: '2020', 16: '2019', 17: '2018' }
const MANY = Object.entries(YEARS).map(([id, year]) => aPoint(Number(id), 1, year, Number(id)))

describe('the table of sources as it is first shown', () => {
  it('has six columns: the chosen source, one of each class, then the newest', () => {
    const old = [aPoint(30, 1, '2001', 61), aPoint(40, 1, '2000', 62)]
    const { names, values } = shownOf([...MANY, ...old], 17)
    expect(names).toEqual(['Counts', 'Survey 11', 'Survey 12', 'Survey 13', 'Survey 17', 'Model'])
    expect(values).toEqual(['62.0%', '11.0%', '12.0%', '13.0%', '17.0%', '61.0%'])
  })

  it('takes the source with more rounds where two are of one year', () => {
    const rounds = [aPoint(17, 1, '2019', 70), aPoint(17, 1, '2017', 69)]
    const others = MANY.filter(({ source }) => source !== 17)
    expect(shownOf([...others, ...rounds, aPoint(30, 1, '2001', 61)], 11).names).toEqual(
      expect.not.arrayContaining(['Survey 16']),
    )
  })

  it('puts a figure that is tabulated again below its original, also of an earlier round', () => {
    const again = [aPoint(11, 1, '2018', 40), aPoint(20, 1, '2018', 40.5)]
    const { names, copies } = shownOf([aPoint(11, 1, '2024', 53), ...again], 11)
    expect(names).toEqual(['Survey 11'])
    expect(copies).toEqual([[11, ['Retable 40.5%']]])
  })

  it('keeps a copy as a column where its original is not there, or where it is chosen', () => {
    const alone = [aPoint(21, 1, '2018', 40), aPoint(12, 1, '2018', 44)]
    expect(shownOf(alone, 12)).toMatchObject({ names: ['Survey 12', 'Retable of nobody here'], copies: [] })
    const both = [aPoint(11, 1, '2018', 40), aPoint(20, 1, '2018', 40.5)]
    expect(shownOf(both, 20)).toMatchObject({ names: ['Survey 11', 'Retable'], copies: [] })
  })

  it('folds nothing where different surveys have one value', () => {
    expect(shownOf([aPoint(12, 1, '2018', 44), aPoint(13, 1, '2018', 44)], 12)).toMatchObject({
      names: ['Survey 12', 'Survey 13'],
      copies: [],
    })
  })
})
