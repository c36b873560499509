import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { auditIndicator } from '#domain/data-audit/audit-indicator.ts'
import { peopleIn } from '#domain/data-audit/people-in.ts'
import { ownSource } from '#domain/number-check/asked-number.ts'
import { checkNumber } from '#domain/number-check/check-number.ts'
import { pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { judgeIndicator } from '#domain/triangulation/judged-indicator.ts'
import { triangulate } from '#domain/triangulation/triangulate.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import {
  CASES,
  COATS,
  FROSTBITE,
  MODEL,
  PEOPLE,
  REFERENCE,
  REGISTER,
  SKATES,
  SLEDS,
  SNOWMEN,
  SPRING,
  TABLE,
  TABLES,
  WINTER,
} from '../drawings/country.ts'
import { FURTHER_RESULTS } from './further-results.ts'
import { keptResult } from './kept-result.ts'

// What the methods find about a made-up country, kept in tests/records/analyses, every number and word of it.
// `npm test -- tests/analyses -u` keeps what they find now; what differs stands in the answer of git.

const KEPT = join(PROJECT, 'tests/records/analyses')
const YEAR = 2024

const figuresOf = (indicator: number) => pointsWhere(TABLE, { indicator })
const tableFor = (indicator: number) => tableOf(figuresOf(indicator))

function triangulated(
  primary: number,
  comparisons: readonly number[],
  indicator: number,
  place: number | null,
) {
  const { sources, indicators, locations } = REFERENCE
  const chosen = [primary, ...comparisons]
  const question = {
    primary: byId(sources, primary),
    comparisons: comparisons.map((id) => byId(sources, id)),
    indicator: byId(indicators, indicator),
    location: place === null ? null : byId(locations, place),
    currentYear: YEAR,
    reference: REFERENCE,
    holdings: new Map(chosen.map((id) => [id, new Set([SKATES, COATS, FROSTBITE])])),
    documented: true,
  }
  const points = figuresOf(indicator).filter(
    ({ source, location }) => chosen.includes(source) && (place === null || location === place),
  )
  return triangulate(question, [judgeIndicator(question, question.indicator, points, [])], 12)
}

function quoted(indicator: number, location: number, year?: number) {
  return figureToQuote({
    ...{ table: tableFor(indicator), reference: REFERENCE, indicator, location, currentYear: YEAR },
    ...(year !== undefined && { year }),
  })
}

function audited(indicator: number) {
  const table = tableFor(indicator)
  const found = auditIndicator({
    ...{ indicator, table, wholes: tableFor(SKATES), reference: REFERENCE },
    ...{ people: peopleIn(tableFor(PEOPLE)), editions: [], rejections: [] },
  })
  return [...found].map(({ rule, checked, cases }) => ({
    rule,
    checked,
    cases: cases.slice(0, 6),
    of: cases.length,
  }))
}

interface Given {
  readonly indicator?: number
  readonly location?: number
  readonly iso?: string
  readonly value: number
  readonly source?: string
  readonly numerator?: number
  readonly denominator?: number
  readonly months?: readonly (number | null)[]
}

function checked(given: Given) {
  const { indicator = SKATES, location = 1, iso = '2023', source = 'our DHIS2' } = given
  const asked = {
    indicator: byId(REFERENCE.indicators, indicator),
    location: byId(REFERENCE.locations, location),
    period: periodCode(iso) ?? 0,
    value: given.value,
    source: ownSource(source),
    numerator: given.numerator ?? null,
    denominator: given.denominator ?? null,
    months: given.months ?? null,
  }
  const people = { tableOf: tableFor, reference: REFERENCE }
  return checkNumber(asked, { table: tableFor(indicator), reference: REFERENCE, people })
}

const MONTHS = [210, 190, 205, 0, 220, 215, 640, 200, null, 198, 205, 211]

const RESULTS: Readonly<Record<string, () => unknown>> = {
  'triangulation-surveys': () => triangulated(WINTER, [SPRING], SKATES, null),
  'triangulation-copies': () => triangulated(WINTER, [TABLES, MODEL], SKATES, null),
  'triangulation-register': () => triangulated(REGISTER, [WINTER, MODEL], SKATES, null),
  'triangulation-place': () => triangulated(SPRING, [WINTER, REGISTER], SKATES, 12),
  'triangulation-nothing': () => triangulated(SPRING, [MODEL], COATS, 1),
  'quote-nation': () => quoted(SKATES, 1),
  'quote-state': () => quoted(SKATES, 12),
  'quote-year': () => quoted(SKATES, 1, 2018),
  'quote-rate': () => quoted(FROSTBITE, 2),
  'quote-count': () => quoted(CASES, 1),
  'quote-old': () => quoted(COATS, 15, 2015),
  'quote-months': () => quoted(SNOWMEN, 1),
  'audit-coverage': () => audited(SKATES),
  'audit-part': () => audited(SLEDS),
  'audit-rate': () => audited(FROSTBITE),
  'audit-people': () => audited(PEOPLE),
  'audit-periods': () => audited(SNOWMEN),
  'audit-counts': () => audited(CASES),
  'check-too-high': () => checked({ value: 112, numerator: 640, denominator: 572 }),
  'check-months': () => checked({ value: 91, numerator: 2494, denominator: 2740, months: MONTHS }),
  'check-near': () => checked({ value: 60, location: 12, source: 'Our own survey' }),
  'check-low': () => checked({ value: 4.2, location: 2, iso: '2018', numerator: 42, denominator: 1000 }),
  'check-rate': () => checked({ value: 31, indicator: FROSTBITE, iso: '2018' }),
  'check-count': () => checked({ value: 5200, indicator: PEOPLE, iso: '2018' }),
  ...FURTHER_RESULTS,
}

test.each(Object.entries(RESULTS))('%s is what it was', async (name, find) => {
  await expect(keptResult(await find())).toMatchFileSnapshot(join(KEPT, `${name}.txt`))
})

test('nothing is kept that nobody finds any longer', () => {
  expect(readdirSync(KEPT).sort()).toEqual(
    Object.keys(RESULTS)
      .map((name) => `${name}.txt`)
      .sort(),
  )
})
