import { markPlaces } from '#tests/builders/mark-places.ts'
import { describe, expect, it, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import type { Evidence, EvidenceKind } from '#domain/evidence/evidence.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { sourceTableOf } from './model.ts'
import { sourceTableFigure } from './source-table.ts'
import type { SourceTableInput } from './view.ts'

const SOURCES = [
  aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } }),
  aSource(3, 'Retable', { derivedFrom: [2] }),
  aSource(4, 'Model', { classification: 'Estimate' }),
  aSource(6, 'Counts', { classification: 'Routine' }),
]

const POINTS = [
  aPoint(2, 1, '2018', 40),
  aPoint(2, 1, '2024', 53.44, { numerator: 1234, denominator: 2309 }),
  aPoint(3, 1, '2018', 41),
  aPoint(4, 8, '2022', 66),
  { ...aPoint(2, 1, '2024', 30), indicator: 9 },
]

function input(location = 1, parts = false, sources: readonly number[] = [6]): SourceTableInput {
  return {
    view: {
      kind: 'source-table',
      indicators: [7],
      sources,
      locations: [location],
      periods: [],
      options: { parts },
    },
    table: tableOf(POINTS),
    reference: aReference(SOURCES, [
      anIndicator(7, { related: [9], numerator: 'Children reached' }),
      anIndicator(9),
    ]),
    currentYear: 2025,
    language: english,
  }
}

describe('every source side by side', () => {
  it('groups the sources by class, the chosen one always among them', () => {
    const { groups } = sourceTableOf(input())
    expect(
      groups.map((group) => [
        group.classification,
        group.columns.map(({ source, chosen }) => [source.name, chosen]),
      ]),
    ).toEqual([
      ['Routine', [['Counts', true]]],
      [
        'Survey',
        [
          ['DHS', false],
          ['Retable', false],
        ],
      ],
    ])
  })

  it('holds the latest value at the place and says why one is missing', () => {
    const { rows, silent } = sourceTableOf(input())
    const [main, related] = rows
    expect(main?.cells.map((cell) => cell.value || cell.gap?.long)).toEqual([
      'Counts does not measure indicator 7, according to this release.',
      '53.4%',
      '41.0%',
    ])
    expect(silent.map(({ gap }) => gap.long)).toEqual(['Model has figures for states, not for the nation.'])
    expect(main?.cells[1]?.period).toBe('2023–24')
    expect(main?.cells[0]?.gap?.short).toBe('not covered')
    expect(related?.cells.map((cell) => cell.value)).toEqual(['', '30.0%', ''])
  })

  it('says of a figure which edition replaced it', () => {
    const coordinates = { ...NO_COORDINATES, supersededBy: 4 }
    const table = tableOf([aPoint(2, 1, '2018', 40, { coordinates }), aPoint(4, 1, '2018', 42)])
    const cells = sourceTableOf({ ...input(1, false, [2]), table }).rows[0]?.cells
    expect(cells?.map(({ superseded }) => superseded)).toEqual([
      'Superseded: the current edition is that of Model',
      null,
    ])
  })

  it('answers at another place', () => {
    const cells = sourceTableOf(input(8)).rows[0]?.cells.map((cell) => cell.value)
    expect(cells).toEqual(['', '66.0%'])
  })

  it('gives no column to sources without a figure in any row, and keeps why', () => {
    const { groups, silent } = sourceTableOf(input(8))
    expect(groups.flatMap(({ columns }) => columns.map(({ source }) => source.name))).toEqual([
      'Counts',
      'Model',
    ])
    expect(silent.map(({ source, gap }) => [source.name, gap.reason !== null])).toEqual([
      ['DHS', true],
      ['Retable', true],
    ])
    const sources = sourceTableFigure(input(8)).gaps.map(({ key }) => key.source)
    expect(sources).toEqual(expect.arrayContaining([2, 3]))
  })

  it('keeps every column where none has a figure', () => {
    const { groups, silent } = sourceTableOf(input(9))
    expect(groups.flatMap(({ columns }) => columns)).toHaveLength(4)
    expect(silent).toEqual([])
  })

  it('gives numerator and denominator with their names when parts are on', () => {
    expect(sourceTableOf(input()).parts).toBeNull()
    expect(sourceTableOf(input(1, true)).parts?.[1]).toEqual({
      numerator: { name: 'Children reached', count: '1,234' },
      denominator: { name: 'Children aged 12-23 months', count: '2,309' },
    })
  })

  it('shows only the sources of a view that names several', () => {
    const { groups, silent } = sourceTableOf(input(1, false, [2, 4]))
    expect(groups.flatMap((group) => group.columns.map((column) => column.source.id))).toEqual([2])
    expect(silent.map(({ source }) => source.id)).toEqual([4])
  })

  it('puts the stored values in the rows, not the rounded ones', () => {
    expect(sourceTableFigure(input()).rows.map((row) => row.point.value)).toEqual([53.44, 41, 30])
  })
})

describe('figures of one piece of evidence', () => {
  const evidence = (id: string, kind: EvidenceKind): [string, Evidence] => {
    const bare = { fieldworkStart: null, fieldworkEnd: null, birthCohort: null, currentSource: null }
    return [id, { id, kind, title: `Round ${id}`, ...bare }]
  }
  const on = (source: number, ...pieces: string[]) =>
    aPoint(source, 1, '2018', 40 + source, { coordinates: { ...NO_COORDINATES, evidence: pieces } })
  const withEvidence = (points: readonly Point[]) => ({
    ...input(1, false, [5]),
    table: tableOf(points),
    reference: {
      ...aReference([...SOURCES, aSource(5, 'Again')], [anIndicator(7)]),
      evidence: new Map([evidence('A2018', 'survey'), evidence('MODEL', 'custodian_model')]),
    },
  })

  it('stand together under one letter, and are counted once', () => {
    const table = sourceTableOf(
      withEvidence([on(2, 'A2018'), on(3, 'B'), on(4, 'MODEL', 'A2018'), on(5, 'A2018')]),
    )
    expect([...table.marks]).toEqual([
      [5, 'a'],
      [2, 'a'],
    ])
    const [surveys] = table.groups
    expect(surveys?.columns.map(({ source }) => source.name)).toEqual(['Again', 'DHS', 'Retable'])
    expect(table.notes).toEqual([
      '4 sources, 2 independent pieces of evidence.',
      'a: one survey, two tabulations (Round A2018): Again and DHS.',
      'Model takes in what others found and adds no piece.',
    ])
  })

  it('have no letter and no note where each stands alone', () => {
    const table = sourceTableOf(withEvidence([on(2, 'A2018'), on(6, 'FORMS')]))
    expect([...table.marks]).toEqual([])
    expect(table.notes).toEqual([])
  })
})

describe('sources that are not independent', () => {
  it('are named with the sources they re-tabulate, as far as these measure the indicator', () => {
    const reference = aReference(SOURCES)
    const measures = new Map([
      [
        measureKey(7, 2),
        {
          id: 1,
          indicator: 7,
          source: 2,
          name: '',
          definition: '',
          numerator: '',
          denominator: '',
          frequency: '',
          method: '',
          national: true,
          zonal: false,
          state: false,
          senatorial: false,
          lga: false,
          periods: '',
          comparability: '',
          custodian: false,
          intervalEditions: [],
          intervalPublished: 'not_known' as const,
        },
      ],
    ])
    expect(dependenceNotes(SOURCES, 7, { reference: { ...reference, measures }, language: english })).toEqual(
      ['Retable re-tabulates DHS interviews, so it is not independent of them.'],
    )
    expect(dependenceNotes(SOURCES, 7, { reference, language: english })).toEqual([])
  })
})

it('puts no count of a month on the axis of those of years', () => {
  const things = anIndicator(7, { factor: 4, decimals: 0, slope: null, denominator: '' })
  const points = [aPoint(6, 1, '2021', 6000), aPoint(4, 1, '2022-09', 500), aPoint(2, 1, '2022', 5000)]
  const figure = sourceTableFigure({
    ...input(),
    table: tableOf(points),
    reference: aReference(SOURCES, [things]),
  })
  const at = markPlaces(figure)
  const places = figure.marks.map(({ title, value }, index) => [title, value, at[index]?.[0]])
  expect(places).toContainEqual(['Model Sep 2022', '500', 0])
  expect(places).toContainEqual(['Counts 2021', '6,000', 6000])
})

test('the picture says the related figures too, where it is wide enough', () => {
  const said = (width: number) =>
    writtenSvg(
      pictureSvg(sourceTableFigure(input()).picture({ width, height: 300, mode: 'light', fontScale: 1 }), {
        id: 'plot',
      }),
    )
  expect(said(1120)).toContain('30.0% (2023–24)')
  expect(said(360)).not.toContain('30.0%')
})
