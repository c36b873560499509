import { describe, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import type { Catalogue } from '#contract/release-data.ts'
import { EMPTY_DASHBOARD, type Subject } from '#domain/document/document.ts'
import { fill } from '#domain/document/fill.ts'
import { english } from '#languages/from-source.ts'
import { aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import disaggregation from './disaggregation/definition.ts'
import { documentGround } from './document-dashboard.ts'
import epidemic from './epidemic-curve/definition.ts'
import { resolveSection } from './resolve-section.ts'
import { shownInDocument } from './shown-in-document.ts'
import { filledBy, fillingOf, whyUnfilled } from './what-fills.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { saidOptions } from './definition/options.ts'

/** A coverage, a weekly count, its yearly count, and a count by month. */
const [SNOW, WEEKLY, YEARLY, MONTHLY] = [7, 1301, 481, CURATION.routineCounts[0]?.indicator ?? 0]
const EVERY = ['zonal-analysis', 'maps', 'epidemic-curve', 'quarterly-performance', 'disaggregation']

const bare = aReference(
  [aSource(2, 'Survey A'), aSource(31, 'Reports')],
  [SNOW, WEEKLY, YEARLY, MONTHLY].map((id) => anIndicator(id, { factor: 4 })),
)
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference: { ...bare, curation: CURATION },
  dashboards: [],
  coverage: new Map(
    [SNOW, WEEKLY, YEARLY, MONTHLY].map((id) => [id, new Map([[id === SNOW ? 2 : 31, 0b101]])]),
  ),
}

function groundOf(subject: Partial<Subject>, sections: readonly string[] = EVERY) {
  const blocks = sections.map((section) => ({ kind: 'section' as const, id: section, section, state: {} }))
  const document = {
    ...EMPTY_DASHBOARD,
    title: 'Snow',
    blocks,
    subject: { ...EMPTY_DASHBOARD.subject, ...subject },
  }
  const filled = fill(document, {})
  return { filled, ground: documentGround(filled, 'snow', catalogue) }
}

describe('what was chosen fills', () => {
  test.each<[string, Partial<Subject>, readonly string[]]>([
    [
      'a coverage: neither weeks nor months',
      { indicators: [SNOW] },
      ['zonal-analysis', 'maps', 'disaggregation'],
    ],
    [
      'a count by week',
      { indicators: [WEEKLY] },
      ['zonal-analysis', 'maps', 'epidemic-curve', 'disaggregation'],
    ],
    ['its count of years: no weeks', { indicators: [YEARLY] }, ['zonal-analysis', 'maps', 'disaggregation']],
    [
      'a count of months',
      { indicators: [MONTHLY] },
      ['zonal-analysis', 'maps', 'quarterly-performance', 'disaggregation'],
    ],
    ['a count of a source that was not chosen', { indicators: [WEEKLY], sources: [2] }, ['disaggregation']],
    [
      'the nation alone: no places',
      { indicators: [WEEKLY], levels: [1] },
      ['epidemic-curve', 'disaggregation'],
    ],
    ['everything', {}, EVERY],
  ])('%s', (_what, subject, sections) => {
    expect(groundOf(subject).ground.dashboard.sections).toEqual(sections)
  })

  test('no groups, which is known once the index of groups is here', () => {
    const { ground } = groundOf({ indicators: [SNOW], sources: [2] })
    expect(whyUnfilled('disaggregation', fillingOf(ground))).toBeNull()
    const why = whyUnfilled('disaggregation', fillingOf(ground, []))
    expect(why && english.text(why)).toBe(
      'None of the sources chosen for this dashboard has an indicator of this dashboard by sex, age, residence, wealth or another group.',
    )
    const row = { indicator: SNOW, source: 2, dimension: 'sex', periods: [2024000], categories: 2, levels: 1 }
    expect(filledBy('disaggregation', fillingOf(ground, [row]))).toEqual([SNOW])
  })
})

test.each<[string, Partial<Subject>, string]>([
  ['sources', { sources: [2] }, 'None of the sources chosen for this dashboard has'],
  ['years', { years: [2024] }, 'Nothing chosen for this dashboard has'],
  ['nothing but indicators', {}, 'No source in this release has'],
])('a section without groups says what was chosen: %s', async (_what, subject, begins) => {
  const { ground } = groundOf({ indicators: [SNOW], ...subject })
  const asked = { wanted: disaggregation.state.parse(new URLSearchParams()), language: english, ...ground }
  const shown = await resolveSection(disaggregation, asked, async () => ({ file: 'group-index', data: [] }))
  expect(english.text(disaggregation.empty?.(shown)?.title ?? '')).toMatch(
    new RegExp(`^${begins} an indicator of this dashboard`),
  )
})

test('an epidemic curve offers no disease that nobody chose, and says so where no week was chosen', async () => {
  const { ground } = groundOf({ indicators: [WEEKLY], years: [2024] })
  const resolved = (points: readonly string[]) =>
    resolveSection(
      epidemic,
      { wanted: epidemic.state.parse(new URLSearchParams()), language: english, ...ground },
      async (request) => ({
        file: 'indicator',
        indicator: 'indicator' in request ? request.indicator : 0,
        data: {
          ...{ id: WEEKLY, measures: [], lga: new Map() },
          table: tableOf(points.map((period) => aPoint(31, 1, period, 5, { indicator: WEEKLY }))),
        },
      }),
    )
  const shown = await resolved(['2024-W01', '2024-W02'])
  const [diseases, counts] = epidemic.controls(shown, shown)?.controls ?? []
  expect(diseases?.control === 'segmented' && diseases.options.map(([name]) => name)).toEqual(['Lassa fever'])
  expect(
    counts?.control === 'picker' && saidOptions(counts.options(), english).map(({ label }) => label),
  ).toEqual(['Confirmed cases'])
  expect(epidemic.empty?.(shown)).toBeNull()
  const none = epidemic.empty?.(await resolved(['2019-W01']))
  expect(english.text(none?.title ?? '')).toBe(
    'No weekly figure of confirmed cases of Lassa fever is among what was chosen for this dashboard',
  )
})

describe('at its foot a document counts', () => {
  const trend = (indicator: number, hidden: readonly number[] = []) => ({
    ...{
      kind: 'figure' as const,
      id: 'a',
      title: '',
      note: '',
      width: 'full' as const,
      height: 'usual' as const,
    },
    ...{ annotations: [], frozen: null },
    view: {
      ...{ kind: 'trend', indicators: [indicator], sources: [31], locations: [1], periods: [] },
      options: { hidden },
    },
  })
  const shown = (
    subject: Partial<Subject>,
    sections: readonly string[],
    figures: readonly ReturnType<typeof trend>[],
  ) => {
    const { filled, ground } = groundOf(subject, sections)
    return shownInDocument({ ...filled, blocks: [...filled.blocks, ...figures] }, ground)
  }
  test('the figures that were put into it', () => {
    expect(shown({}, [], [trend(SNOW)])).toEqual({ indicators: [SNOW], data_sources: [2] })
    expect(shown({}, [], [trend(SNOW, [2])])).toEqual({ indicators: [SNOW], data_sources: [] })
  })
  test('what its sections show, and sources only that have some of it', () => {
    expect(shown({ indicators: [SNOW], sources: [2, 31] }, ['maps'], [])).toEqual({
      ...{ indicators: [SNOW], data_sources: [2] },
    })
    expect(shown({ indicators: [SNOW, WEEKLY] }, ['maps'], [])).toEqual({
      ...{ indicators: [SNOW, WEEKLY], data_sources: [2, 31] },
    })
  })
  test('nothing of its own where it consists of words', () => {
    expect(shown({}, [], [])).toEqual({ indicators: [], data_sources: [] })
  })
})
