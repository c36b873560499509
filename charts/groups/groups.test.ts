import { markPlaces } from '#tests/builders/mark-places.ts'
import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'
import { groupsFigure } from './groups.ts'
import { tokens } from '#charts/tokens.ts'
import type { GroupsInput, GroupsView } from './view.ts'

const SURFACE = { width: 800, height: 400, mode: 'light', fontScale: 1 } as const

interface Change {
  readonly groups?: readonly GroupFigure[]
  readonly points?: readonly Point[]
  readonly options?: GroupsView['options']
  readonly periods?: readonly string[]
  readonly locations?: readonly number[]
  readonly indicator?: Partial<Indicator>
}

function input(change: Change = {}): GroupsInput {
  return {
    view: {
      kind: 'groups',
      indicators: [7],
      sources: [2],
      locations: change.locations ?? [1],
      periods: change.periods ?? [],
      options: change.options ?? {},
    },
    table: tableOf(change.points ?? []),
    reference: aReference(
      [aSource(2, 'DHS', { derivedFrom: [3] }), aSource(3, 'Census')],
      [anIndicator(7, { shortName: 'Snow shovels', ...change.indicator })],
    ),
    groups: change.groups ?? quintiles([20, 40, 50, 60, 80]),
    currentYear: 2025,
    language: english,
  }
}

const figure = (change: Change = {}) => groupsFigure(input(change))

describe('bars', () => {
  test('title, table and summary name indicator, groups, place, source and period', () => {
    const drawn = figure()
    expect(drawn.title).toBe('Snow shovels by wealth quintile in Aldovia, DHS 2020')
    expect(drawn.rows.map(({ group, point }) => [group?.dimension, group?.name, point.value])).toEqual([
      ['wealth_quintile', 'Poorest', 20],
      ['wealth_quintile', 'Second', 40],
      ['wealth_quintile', 'Middle', 50],
      ['wealth_quintile', 'Fourth', 60],
      ['wealth_quintile', 'Richest', 80],
    ])
    expect(drawn.summary).toBe(
      'DHS 2020: snow shovels in Aldovia by wealth quintile goes from 20.0% (Poorest) to 80.0% (Richest).',
    )
    expect(drawn.notes).toEqual([
      'DHS re-tabulates Census, so they are not independent.',
      'No interval held here for these groups.',
    ])
  })

  test('all people together stand on top where the source has that figure', () => {
    const points = [aPoint(2, 1, '2020', 51)]
    expect(figure({ points }).marks.map(({ title, value }) => [title, value])[0]).toEqual(['All', '51.0%'])
    const counts = { factor: 4, denominator: '', decimals: 0 } as const
    expect(figure({ points, indicator: counts }).marks).toHaveLength(5)
    const picked = { definition: 'By age; the headline value is the rate at ages 20-24' }
    const groups = groupsOf('age', { '15-19': 40, '20-24': 51 })
    expect(figure({ points, groups, indicator: picked }).marks.map(({ title }) => title)).toEqual([
      '15–19',
      '20–24',
    ])
  })

  test('a figure for all outside its groups is pointed out', () => {
    const note = 'The figure of the source for all lies outside those of its groups; take both with care.'
    expect(figure({ points: [aPoint(2, 1, '2020', 91)] }).notes).toContain(note)
    expect(figure({ points: [aPoint(2, 1, '2020', 51)] }).notes).not.toContain(note)
  })

  test('bars begin at zero, one a group in the order of advantage', () => {
    const [rows] = figure().picture(SURFACE).layers
    const bars = drawnOnPaper(rows).map((shapes) =>
      shapes.filter(({ type, style }) => type === 'rect' && style?.fill !== 'rgba(0,0,0,0)').at(-1),
    )
    expect(bars.map((bar) => [bar?.shape?.x, bar?.shape?.width])).toEqual([
      [0, 200],
      [0, 400],
      [0, 500],
      [0, 600],
      [0, 800],
    ])
    expect(bars[0]?.style?.fill).toBe(tokens.light['group-1'])
    expect(bars[4]?.style?.fill).toBe(tokens.light['group-5'])
  })

  test('intervals are drawn and their level is named; bounds that do not enclose the figure are not', () => {
    const bounded = quintiles([20, 40, 50, 60, 80]).map((group, index) => ({
      ...group,
      lower: group.value - 3,
      upper: index === 4 ? group.value - 1 : group.value + 3,
    }))
    const { notes, rows } = figure({ groups: bounded })
    expect(notes).toContain('Whiskers are 95% intervals.')
    expect(notes).toContain('Groups without a whisker: no interval held here for them.')
    expect(rows.map(({ point }) => point.lower)).toEqual([17, 37, 47, 57, null])
  })

  test('a group that the source has elsewhere is missing, not zero', () => {
    const groups = [
      ...quintiles([20, 40, 50, 60, 80], { iso: '2015' }),
      ...quintiles([20, 40, 50, 60, 80]).slice(1),
    ]
    const drawn = figure({ groups })
    expect(drawn.notes).toContain('No figure: Poorest.')
    expect(drawn.marks).toHaveLength(4)
  })

  test('what is remarked about all holds for the groups: a projection stays one', () => {
    const points = [aPoint(2, 1, '2020', 51, { flags: ['projection'] })]
    const drawn = figure({ points })
    expect(drawn.notes).toContain('Projections, not observations: 2020.')
    expect(drawn.rows[0]?.point.flags).toEqual(['projection'])
  })

  test('nothing to draw says what there is', () => {
    const { empty } = figure({ periods: ['1999'] })
    expect(empty?.text).toBe('The data you have selected is not available, please select another')
    expect(empty?.alternatives).toEqual([{ label: 'DHS 2020', source: 2, location: 1, period: '2020' }])
    expect(figure({ groups: [] }).empty?.alternatives).toEqual([])
  })

  test('what there is instead are the periods of the source, the newest first, then other sources', () => {
    const of = (source: number, iso: string) => quintiles([20, 40, 50, 60, 80], { iso, source })
    const groups = [...of(3, '2021'), ...of(2, '2010'), ...of(3, '2006'), ...of(2, '2020')]
    const { empty } = figure({ groups, periods: ['1999'] })
    expect(empty?.alternatives.map(({ label }) => label)).toEqual([
      ...['DHS 2020', 'DHS 2010', 'Census 2021', 'Census 2006'],
    ])
  })
})

const ROUNDS = [
  ...quintiles([10, 30, 40, 50, 75], { iso: '2010' }),
  ...quintiles([20, 40, 50, 60, 80], { iso: '2020' }),
]

describe('over time', () => {
  test('groups without an order have a look each, the key too; bars beside their names need none', () => {
    const names = Array.from({ length: 8 }, (_, index) => `Skill ${index}`)
    const groups = groupsOf('capacity', Object.fromEntries(names.map((name, index) => [name, 10 * index])))
    const { key } = figure({ groups, options: { shape: 'line' } })
    expect(new Set(key.map(({ colour, marker }) => `${colour} ${marker}`)).size).toBe(8)
    const [rows] = figure({ groups }).picture(SURFACE).layers
    const fills = drawnOnPaper(rows)
      .flat()
      .map(({ style }) => style?.fill)
    expect(fills).not.toContain(tokens.light['series-1'])
  })

  test('one line a group, marks and rows in reading order', () => {
    const drawn = figure({ groups: ROUNDS, options: { shape: 'line' } })
    expect(drawn.title).toBe('Snow shovels by wealth quintile in Aldovia, DHS 2010 to 2020')
    const at = markPlaces(drawn)
    expect(drawn.marks.slice(0, 3).map(({ title, value }, index) => [title, value, at[index]])).toEqual([
      ['Poorest', '10.0%', [2010, 10]],
      ['Poorest', '20.0%', [2020, 20]],
      ['Second', '30.0%', [2010, 30]],
    ])
    expect(drawn.key.map(({ label, source }) => [label, source])).toEqual([
      ['Poorest', 1],
      ['Second', 2],
      ['Middle', 3],
      ['Fourth', 4],
      ['Richest', 5],
    ])
  })

  test('a group shown alone leaves the others out of plot, table and words, but not out of the key', () => {
    const drawn = figure({ groups: ROUNDS, options: { shape: 'line', hidden: [2, 3, 4, 5] } })
    expect(drawn.rows.map(({ group }) => group?.name)).toEqual(['Poorest', 'Poorest'])
    expect(drawn.summary).toBe('Poorest: 10.0% in 2010, 20.0% in 2020.')
    expect(drawn.key.map(({ hidden }) => hidden)).toEqual([false, true, true, true, true])
  })

  test('a pair without an order differs by colour and by filling', () => {
    const groups = groupsOf('sex', { Female: 41, Male: 38 })
    expect(figure({ groups, options: { shape: 'line' } }).key).toMatchObject([
      { label: 'Female', colour: '--group-a', hollow: false },
      { label: 'Male', colour: '--group-b', hollow: true },
    ])
  })
})

describe('equiplot', () => {
  test('a row a period, the newest on top, with the widest distance', () => {
    const drawn = figure({ groups: ROUNDS, options: { shape: 'equiplot' } })
    const at = markPlaces(drawn)
    expect(drawn.marks.map(({ title }, index) => [title, at[index]?.[1]]).slice(4, 6)).toEqual([
      ['2020, Richest', 0],
      ['2010, Poorest', 1],
    ])
    expect(drawn.summary).toBe(
      'Widest distance between the groups in snow shovels: 2010 65.0 points, 2020 60.0 points.',
    )
  })

  test('a row a state below the nation, and states without a figure named', () => {
    const groups = [
      ...groupsOf('sex', { Female: 41, Male: 38 }),
      ...groupsOf('sex', { Female: 30, Male: 20 }, { location: 8 }),
      ...groupsOf('sex', { Female: 50, Male: 52 }, { location: 10 }),
    ]
    const drawn = figure({ groups, options: { shape: 'equiplot', compareBy: 'states' } })
    expect(drawn.title).toBe('Snow shovels by sex in the states, DHS 2020')
    expect(drawn.marks.filter(({ title }) => title.endsWith('Female')).map(({ title }) => title)).toEqual([
      'Aldovia, Female',
      'Southland, Female',
      'Northland, Female',
    ])
    expect(drawn.notes).toContain('No figure: Snowland (not in this release).')
  })

  test('draws one dot a mark, in the same order', () => {
    const drawn = figure({ groups: ROUNDS, options: { shape: 'equiplot' } })
    const [dots] = drawn.picture(SURFACE).layers
    expect(drawnOnPaper(dots)).toHaveLength(drawn.marks.length)
  })
})

describe('cells without a figure', () => {
  const groups = [
    ...quintiles([20, 40, 50, 60, 80]),
    ...quintiles([25, 45], { iso: '2015' }),
    ...quintiles([10, 20, 30], { location: 8 }),
  ]
  test.each<[string, Change, string[]]>([
    ['bars', { locations: [8] }, ['Northland 2020 Fourth', 'Northland 2020 Richest']],
    [
      'lines',
      { options: { shape: 'line' } },
      ['Aldovia 2015 Middle', 'Aldovia 2015 Fourth', 'Aldovia 2015 Richest'],
    ],
    [
      'rows of dots by state',
      { options: { shape: 'equiplot', compareBy: 'states' } },
      ['Northland 2020 Fourth', 'Northland 2020 Richest', 'Snowland 2020 ', 'Southland 2020 '],
    ],
    [
      'without the groups that are hidden',
      { locations: [8], options: { hidden: [5] } },
      ['Northland 2020 Fourth'],
    ],
  ])('%s', (_, change, expected) => {
    const { gaps } = figure({ groups, ...change })
    expect(gaps.map(({ location, period, group }) => `${location} ${period} ${group?.name}`)).toEqual(
      expected,
    )
    expect(new Set(gaps.map(({ gap }) => gap.reason))).toEqual(new Set(['not_published']))
  })
})

describe('all ways of dividing people', () => {
  const groups = [
    ...quintiles([20, 40, 50, 60, 80], { iso: '2018' }),
    ...groupsOf('residence', { Rural: 30, Urban: 70 }, { source: 3, iso: '2016' }),
  ]
  const options = { dimension: 'wealth_quintile', shape: 'equiplot', compareBy: 'dimensions' } as const

  test('stand in one figure, each with its own source and period, and are not compared with each other', () => {
    const drawn = figure({ groups, options })
    expect(drawn.title).toBe('Snow shovels by wealth quintile and residence in Aldovia')
    expect(drawn.rows.map(({ group, point }) => [group?.dimension, point.value])).toEqual([
      ...[20, 40, 50, 60, 80].map((value) => ['wealth_quintile', value]),
      ['residence', 30],
      ['residence', 70],
    ])
    expect(drawn.summary).toBe(
      'Widest distance between the groups in snow shovels: Wealth quintile (DHS 2018) 60.0 points, Residence (Census 2016) 40.0 points.',
    )
    expect(drawn.notes).toEqual([
      'Rows of other sources or years are not to be compared with each other.',
      'DHS re-tabulates Census, so they are not independent.',
      'No interval held here for these groups.',
    ])
  })

  test('are drawn with their source and the names of their ends', () => {
    const layer = figure({ groups, options }).picture(SURFACE).layers[1]
    const words = JSON.stringify(drawnOnPaper(layer))
    for (const word of ['Wealth quintile', 'DHS 2018', 'Census 2016', 'Poorest', 'Richest', 'Rural', 'Urban'])
      expect(words).toContain(word)
  })
})
