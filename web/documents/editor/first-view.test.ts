import { describe, expect, test } from 'vitest'
import { kindNamed, type View } from '#charts/view.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { Parameter } from '#domain/document/parameters.ts'
import { CATALOGUE, DASHBOARD } from '#tests/sections/country.ts'
import {
  COATS,
  FROSTBITE,
  MODEL,
  PEOPLE,
  SKATES,
  SNOWMEN,
  SPRING,
  TABLES,
  WINTER,
} from '#tests/drawings/country.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { firstView, likelyIndicators, likelyPlace, viewOfKind } from './first-view.ts'

const place: Parameter = { name: 'place', value: 12 }
const source: Parameter = { name: 'source', value: SPRING }
const period: Parameter = { name: 'period', value: '2018' }

const about = (
  indicators: readonly number[],
  sources: readonly number[] = [],
  parameters: readonly Parameter[] = [],
) => ({
  ...EMPTY_DASHBOARD,
  subject: { ...EMPTY_DASHBOARD.subject, indicators, sources },
  parameters,
})

async function begun(name: View['kind'], from: Document) {
  const kind = kindNamed(name)
  if (!kind) throw new RangeError(`There is no kind ${name}`)
  return firstView(kind, from, CATALOGUE)
}

describe('the view with which a figure begins', () => {
  test.each<[View['kind'], Document, object]>([
    [
      'distribution',
      EMPTY_DASHBOARD,
      { indicators: [SKATES], sources: [], locations: [], periods: [], options: {} },
    ],
    // As many indicators and sources as the kind takes at least; those of a pair belong together.
    ['correlation-matrix', EMPTY_DASHBOARD, { indicators: [SKATES, COATS], sources: [] }],
    ['scatter', about([COATS]), { indicators: [COATS, SKATES], sources: [WINTER] }],
    ['bubble', about([SNOWMEN, PEOPLE]), { indicators: [SNOWMEN, PEOPLE], sources: [SPRING, MODEL] }],
    ['bubble', about([SKATES], [TABLES]), { indicators: [SKATES, COATS], sources: [TABLES, WINTER] }],
    [
      'bubble',
      about([SKATES], [TABLES], [source]),
      { indicators: [SKATES, COATS], sources: [SPRING, WINTER] },
    ],
    // Where the document has a control, the figure follows it; where the kind takes several, or none, it cannot.
    ['map', about([COATS], [], [place]), { locations: ['{place}'] }],
    ['distribution', about([SKATES], [], [source, period]), { sources: ['{source}'], periods: ['{period}'] }],
    ['source-table', about([SKATES], [], [source, period]), { sources: [], periods: [] }],
  ])('of %s', async (name, from, view) => {
    expect(await begun(name, from)).toMatchObject(view)
  })

  test('a block for a kind begins with it', async () => {
    expect(await viewOfKind('source-table', about([FROSTBITE]), CATALOGUE)).toMatchObject({
      ...{ kind: 'source-table', indicators: [FROSTBITE], sources: [] },
    })
  })
})

const figure = (id: string, ...indicators: readonly number[]) => ({
  ...({ kind: 'figure', id, view: { ...VIEW_OF_EACH_KIND.trend, indicators }, title: '', note: '' } as const),
  ...({ width: 'full', height: 'usual', annotations: [], frozen: null } as const),
})

describe('the indicators that a new block tries', () => {
  test.each<[string, Document, readonly number[]]>([
    ['those of the first dashboard', EMPTY_DASHBOARD, [SKATES, COATS]],
    ['those of the subject first', about([SNOWMEN, COATS]), [SNOWMEN, COATS, SKATES]],
    // 99 has no figure here.
    ['without those of which nobody has figures', about([99, COATS]), [COATS, SKATES]],
    [
      'the last one drawn before all',
      { ...about([COATS]), blocks: [figure('a', SKATES), figure('b', PEOPLE, FROSTBITE)] },
      [FROSTBITE, COATS, SKATES],
    ],
  ])('are %s', (_, from, first) => {
    const found = likelyIndicators(from, CATALOGUE)
    expect(found.slice(0, first.length)).toEqual(first)
    expect(new Set(found).size).toBe(found.length)
  })

  test('begin with that of the first dashboard, whatever stands first in its list', () => {
    const dashboards = [{ ...DASHBOARD, initial_indicator: PEOPLE }]
    expect(likelyIndicators(EMPTY_DASHBOARD, { ...CATALOGUE, dashboards }).slice(0, 2)).toEqual([
      PEOPLE,
      SKATES,
    ])
  })
})

test.each([
  [[], 1],
  [[source], 1],
  [[source, place], '{place}'],
])('the place of a new block beside the controls %j is %s', (parameters, likely) => {
  expect(likelyPlace(about([], [], parameters))).toBe(likely)
})
