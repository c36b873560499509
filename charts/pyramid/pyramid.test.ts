import { markPlaces } from '#tests/builders/mark-places.ts'
import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { groupsOf } from '#tests/builders/made-up-groups.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { pyramidFigure } from './pyramid.ts'
import type { PyramidView } from './view.ts'

const SURFACE = { width: 800, height: 400, mode: 'light', fontScale: 1 } as const
const NATION = groupsOf('age_sex', { 'F 0-4': 10, 'F 5+': 40, 'M 0-4': 20, 'M 5+': 30 })
const STATE = groupsOf('age_sex', { 'F 0-4': 2, 'F 5+': 3, 'M 0-4': 1, 'M 5+': 4 }, { location: 8 })

function figure(
  location = 1,
  options: PyramidView['options'] = {},
  groups = [...NATION, ...STATE],
  own: readonly Point[] = [],
) {
  return pyramidFigure({
    view: {
      kind: 'pyramid',
      indicators: [7],
      sources: [2],
      locations: [location],
      periods: [],
      options,
    },
    table: tableOf(own),
    reference: aReference(
      [aSource(2, 'Census', { methodology: 'Full count' })],
      [anIndicator(7, { shortName: 'People', factor: 4, decimals: 0, denominator: '' })],
    ),
    groups,
    currentYear: 2025,
    language: english,
  })
}

describe('a pyramid', () => {
  test('females at the left, males at the right, the oldest on top, in percent of all', () => {
    const { title, marks, picture } = figure()
    const at = markPlaces({ marks, picture })
    expect(title).toBe('People by age and sex in Aldovia, Census 2020')
    expect(marks.map((mark, index) => [mark.title, mark.value, at[index]])).toEqual([
      ['Female, 5+', '40.0% of all', [-40, 0]],
      ['Male, 5+', '30.0% of all', [30, 0]],
      ['Female, 0–4', '10.0% of all', [-10, 1]],
      ['Male, 0–4', '20.0% of all', [20, 1]],
    ])
  })

  test('in numbers instead', () => {
    const drawn = figure(8, { parts: true })
    const [first] = drawn.marks
    expect([first?.value, markPlaces(drawn)[0], first?.lines[0]?.text]).toEqual([
      '3',
      [-3, 0],
      '30.0% of all',
    ])
  })

  test('another place as an outline, in percent only', () => {
    const drawn = figure(8, { reference: 1 })
    expect(drawn.key.at(-1)?.label).toBe('Outline: Aldovia')
    expect(drawn.marks[0]?.lines.map(({ text }) => text)).toContain('Aldovia: 40.0% of all')
    const outline = drawn.picture(SURFACE).layers[1]
    const steps = drawnOnPaper(outline)[0]?.map(({ shape }) => shape?.points)
    expect(steps?.[0]).toEqual([
      [-400, 0.5],
      [-400, -0.5],
      [-100, -0.5],
      [-100, -1.5],
    ])
    expect(figure(8, { reference: 1, parts: true }).key).toHaveLength(2)
    expect(figure(1, { reference: 1 }).key).toHaveLength(2)
  })

  test('the rows keep the counts as published', () => {
    expect(figure(8).rows.map(({ group, point }) => [group?.name, point.value])).toEqual([
      ['Female 5+', 3],
      ['Male 5+', 4],
      ['Female 0–4', 2],
      ['Male 0–4', 1],
    ])
  })

  test('one sex missing in a band leaves a gap', () => {
    expect(figure(1, {}, NATION.slice(0, 3)).marks).toHaveLength(3)
    const elsewhere = NATION.map((one) => ({ ...one, location: 8 }))
    const { gaps } = figure(1, {}, [...NATION.slice(0, 3), ...elsewhere])
    expect(gaps.map(({ group, gap }) => [group?.name, gap.reason])).toEqual([['Male 5+', 'not_published']])
  })

  test('nothing to draw says what there is', () => {
    expect(figure(9).empty?.alternatives.map(({ label }) => label)).toEqual([
      'Census 2020 · Aldovia',
      'Census 2020 · Northland',
    ])
  })

  test('method and uneven bands are noted', () => {
    expect(figure().notes).toEqual([
      'Census: Full count.',
      'The top band has no upper end, so its length cannot be compared with the others.',
    ])
  })
})

test('what the groups add up to is no total of the source, which is said where it is another', () => {
  const said = (own: number) => figure(1, {}, NATION, [aPoint(2, 1, '2020', own, { indicator: 7 })]).summary
  // 10, 40, 20 and 30.
  expect(said(100)).toBe(
    'Census 2020: the age groups add up to 100 for people in Aldovia, 50.0% female, 30.0% under 5.',
  )
  expect(said(104)).toContain('The source’s own total is 104.')
})

test('the shipped counts of Kano, 2022, against the file', () => {
  const groups = groupsWhere(shippedGroups('cod-ps.csv'), { location: 27 }).map((row) => ({
    ...row,
    indicator: 7,
    source: 2,
    location: 8,
  }))
  const drawn = figure(8, { parts: true }, groups)
  const shownFor = (title: string) => drawn.marks.find((mark) => mark.title === title)?.value
  const published = (category: string) => groups.find((row) => row.category === category)?.value
  expect(drawn.marks).toHaveLength(34)
  expect(shownFor('Female, 0–4')).toBe(published('F 0-4')?.toLocaleString('en-GB'))
  expect(shownFor('Male, 80+')).toBe(published('M 80+')?.toLocaleString('en-GB'))
  expect(drawn.summary).toContain('15,462,177')
})
