import { describe, expect, test } from 'vitest'
import {
  auditedCountry,
  type AuditedCountry,
  chanceOf,
  COPY,
  DOSE_1,
  DOSE_3,
  inputOf,
  OFFICIAL,
  OTHER,
  PEOPLE,
  ROUTINE,
  SURVEY,
  year,
} from '#tests/builders/audited-country.ts'
import type { Point } from '#domain/observation/point.ts'
import { auditIndicator } from './audit-indicator.ts'
import type { AuditCase, AuditRuleId } from './audit-rule.ts'

/** Worlds of each fault, and worlds without any. */
const WORLDS = 12
/** Of each fault this share has to be found by its own rule. */
const FOUND = 0.95
/** Of the figures without a fault that a rule looks at, this share may be called wrong. */
const FALSE_ALARMS = 0.01

interface Fault {
  readonly rule: AuditRuleId
  readonly name: string
  /** The figures as they would be published with the fault. `pick` chooses one of several by chance. */
  seed(points: readonly Point[], pick: <Item>(items: readonly Item[]) => Item): readonly Point[]
}

type Change = (point: Point) => Partial<Point>

/** Changes one figure of those that fit, taken by chance. */
function one(fits: (point: Point) => boolean, change: Change): Fault['seed'] {
  return (points, pick) => {
    const chosen = pick(points.filter(fits))
    return points.map((point) => (point === chosen ? { ...point, ...change(point) } : point))
  }
}

const isZone = ({ location }: Point) => location >= 2 && location < 8
const isState = ({ location }: Point) => location >= 8
const of = (source: number, indicator: number) => (point: Point) =>
  point.source === source && point.indicator === indicator
const and =
  (...tests: readonly ((point: Point) => boolean)[]) =>
  (point: Point) =>
    tests.every((test) => test(point))

/** The value of a state of the same zone, source, indicator and period: the first in the order of ids. */
function firstState(points: readonly Point[], zone: Point): number {
  const first = points.find(
    (point) =>
      point.location === 8 + (zone.location - 2) * 6 &&
      point.source === zone.source &&
      point.indicator === zone.indicator &&
      point.period === zone.period,
  )
  return first?.value ?? zone.value
}

const FAULTS: readonly Fault[] = [
  {
    rule: 'impossible',
    name: 'a comma one place too far right in a survey',
    seed: one(
      and(of(SURVEY, DOSE_1), ({ value }) => value > 12),
      ({ value }) => ({ value: value * 10 }),
    ),
  },
  {
    rule: 'impossible',
    name: 'a minus sign',
    seed: one(of(OFFICIAL, PEOPLE), ({ value }) => ({ value: -value })),
  },
  {
    rule: 'impossible',
    name: 'a value outside its own interval',
    seed: one(of(SURVEY, DOSE_3), ({ upper }) => ({ value: (upper ?? 0) + 1 })),
  },
  {
    rule: 'impossible',
    name: 'another value than the parts give',
    seed: one(of(ROUTINE, DOSE_3), ({ value }) => ({ value: value + 8 })),
  },
  {
    rule: 'repeats_part',
    name: 'zones that repeat their first state',
    seed: (points) =>
      points.map((point) =>
        isZone(point) && of(SURVEY, DOSE_3)(point) && point.period === year(2015)
          ? { ...point, value: firstState(points, point), lower: null, upper: null }
          : point,
      ),
  },
  {
    rule: 'total_parts',
    name: 'a state missing from the sum',
    seed: one(and(of(OFFICIAL, PEOPLE), isState), ({ value }) => ({ value: Math.round(value / 10) })),
  },
  {
    rule: 'outside_parts',
    name: 'a zone above all of its states',
    seed: (points, pick) => {
      const zone = pick(points.filter(and(isZone, of(SURVEY, DOSE_1))))
      const states = points.filter(
        (point) =>
          point.period === zone.period &&
          of(SURVEY, DOSE_1)(point) &&
          Math.floor((point.location - 8) / 6) === zone.location - 2,
      )
      const value = Math.min(99, Math.max(...states.map((point) => point.value)) + 4)
      const least = Math.min(...states.map((point) => point.value)) - 4
      const wrong = value < 98.9 ? value : least
      return points.map((point) =>
        point === zone ? { ...point, value: wrong, lower: null, upper: null } : point,
      )
    },
  },
  {
    rule: 'mean_of_parts',
    name: 'the nation of another table',
    seed: one(
      and(of(ROUTINE, DOSE_1), ({ location }) => location === 1),
      ({ value }) => ({
        value: value > 50 ? value - 16 : value + 16,
        numerator: null,
        denominator: null,
      }),
    ),
  },
  {
    rule: 'parts_repeat',
    name: 'states filled with the figure of the nation',
    seed: (points, pick) => {
      const nation = pick(points.filter(and(of(SURVEY, DOSE_1), ({ location }) => location === 1)))
      return points.map((point) =>
        of(SURVEY, DOSE_1)(point) &&
        point.period === nation.period &&
        isState(point) &&
        point.location % 2 === 0
          ? { ...point, value: nation.value, lower: null, upper: null }
          : point,
      )
    },
  },
  {
    rule: 'part_above_whole',
    name: 'more third doses than first ones',
    seed: one(
      and(of(ROUTINE, DOSE_3), ({ value }) => value < 80),
      ({ value }) => ({
        value: value * 1.25 + 4,
        numerator: null,
        denominator: null,
      }),
    ),
  },
  {
    rule: 'over_100',
    name: 'a target population too low',
    seed: one(of(ROUTINE, DOSE_1), () => ({ value: 113, numerator: null, denominator: null })),
  },
  {
    rule: 'improbable',
    name: 'a figure of another unit beside its sources',
    seed: one(
      and(of(OFFICIAL, DOSE_1), ({ value }) => value > 30),
      ({ value }) => ({ value: value / 10 }),
    ),
  },
  {
    rule: 'improbable',
    name: 'thousands where there should be people',
    seed: one(and(of(OFFICIAL, PEOPLE), isState), ({ value }) => ({ value: Math.round(value / 1000) })),
  },
  {
    rule: 'jump',
    name: 'one year far from those beside it',
    seed: one(
      and(of(ROUTINE, DOSE_1), isState, ({ period }) => period > year(2009) && period < year(2020)),
      ({ value }) => ({ value: value > 50 ? value - 35 : value + 35, numerator: null, denominator: null }),
    ),
  },
  {
    rule: 'jump',
    name: 'a count written with a digit more',
    seed: one(
      and(of(OFFICIAL, PEOPLE), isState, ({ period }) => period > year(2009) && period < year(2020)),
      ({ value }) => ({ value: value * 10 }),
    ),
  },
  {
    rule: 'copies',
    name: 'a copy that differs from its original',
    seed: one(of(COPY, DOSE_1), ({ value }) => ({
      value: value > 50 ? value - 7 : value + 7,
      lower: null,
      upper: null,
    })),
  },
  {
    rule: 'survey_estimate',
    name: 'a survey far from the estimate of the same births',
    seed: one(
      and(of(OFFICIAL, DOSE_1), ({ period }) => period === year(2014)),
      ({ value }) => ({
        value: value > 50 ? value - 22 : value + 22,
      }),
    ),
  },
  {
    rule: 'editions',
    name: 'an old copy of an estimate that was revised since',
    seed: one(and(of(OTHER, DOSE_1)), ({ value, coordinates }) => ({
      value: value > 50 ? value - 20 : value + 20,
      coordinates: { ...coordinates, supersededBy: OFFICIAL },
    })),
  },
  {
    rule: 'digits',
    name: 'counts rounded to fives before they were written down',
    seed: (points) =>
      points.map((point, index) =>
        of(OFFICIAL, PEOPLE)(point) && index % 2 === 0
          ? { ...point, value: Math.round(point.value / 5) * 5 }
          : point,
      ),
  },
]

const INDICATORS = [DOSE_1, DOSE_3, PEOPLE]

const WITHOUT_FAULT = Array.from({ length: WORLDS }, (_, world) => auditedCountry(world + 1))

function auditOf(country: AuditedCountry, indicators: readonly number[] = INDICATORS) {
  return indicators.flatMap((indicator) => [...auditIndicator(inputOf(country, indicator))])
}

function touches(found: AuditCase, changed: ReadonlySet<string>): boolean {
  return found.points.some((point) => changed.has(keyOf(point)))
}

function keyOf({ indicator, source, location, period }: Omit<Point, never> | AuditCase['points'][number]) {
  return `${indicator}:${source}:${location}:${period}`
}

/** Places above a changed one, which rules about sums name instead. */
function withPlacesAbove(points: readonly Point[]): Set<string> {
  return new Set(
    points.flatMap((point) => {
      const zone = 2 + Math.floor((point.location - 8) / 6)
      return [point, { ...point, location: zone }, { ...point, location: 1 }].map(keyOf)
    }),
  )
}

/** How many of the worlds with the fault its own rule finds, at the figures that are wrong. */
function score({ rule, seed }: Fault): number {
  let found = 0
  for (const [world, country] of WITHOUT_FAULT.entries()) {
    const chance = chanceOf(world + 500)
    const points = seed(
      country.points,
      (items) => items[Math.floor(chance() * items.length)] as (typeof items)[0],
    )
    const wrong = points.filter((point, index) => point !== country.points[index])
    const changed = withPlacesAbove(wrong)
    const indicators = [...new Set(wrong.map(({ indicator }) => indicator))]
    const cases = auditOf({ ...country, points }, indicators)
      .filter((one) => one.rule === rule)
      .flatMap((one) => one.cases)
    if (rule === 'digits' ? cases.length > 0 : cases.some((one) => touches(one, changed))) found += 1
  }
  return found / WORLDS
}

describe('seeded faults', () => {
  test.each(FAULTS)('$rule: $name', (fault) => {
    const share = score(fault)
    if (process.env.MSDAT_SHOW_SCORES) process.stdout.write(`${fault.rule}: ${fault.name}: ${share}\n`)
    expect(share).toBeGreaterThanOrEqual(FOUND)
  })
})

test('figures without a fault raise no alarm, by rule', () => {
  const checked = new Map<AuditRuleId, number>()
  const alarms = new Map<AuditRuleId, number>()
  for (const country of WITHOUT_FAULT) {
    for (const one of auditOf(country)) {
      checked.set(one.rule, (checked.get(one.rule) ?? 0) + one.checked)
      alarms.set(one.rule, (alarms.get(one.rule) ?? 0) + one.cases.length)
    }
  }
  const shares = [...checked].map(([rule, count]) => [rule, count, alarms.get(rule) ?? 0] as const)
  if (process.env.MSDAT_SHOW_SCORES) process.stdout.write(`${JSON.stringify(shares)}\n`)
  expect(shares.filter(([, count, wrong]) => wrong > FALSE_ALARMS * count)).toEqual([])
})

test('many lost between two doses are a finding about the programme, and no error', () => {
  const [country] = WITHOUT_FAULT
  if (!country) throw new Error('There is no world')
  const points = country.points.map((point) =>
    of(ROUTINE, DOSE_3)(point) && point.location === 1 ? { ...point, value: point.value / 3 } : point,
  )
  expect(casesOf({ ...country, points }, 'part_above_whole', DOSE_3)).toEqual([])
})

test.each([
  [[], 1],
  [['partial_period' as const], 0],
])('a fall is a jump, one in a period that is not over is none: %j', (flags, found) => {
  const [country] = WITHOUT_FAULT
  if (!country) throw new Error('There is no world')
  const isHalf = (point: Point) => of(OFFICIAL, DOSE_1)(point) && point.period === year(2015)
  const points = country.points.map((point) =>
    isHalf(point) ? { ...point, value: point.value / 4, flags } : point,
  )
  expect(casesOf({ ...country, points }, 'jump')).toHaveLength(found)
})

test('a revision is found and explained by its edition', () => {
  const [country] = WITHOUT_FAULT
  if (!country) throw new Error('There is no world')
  const [point] = country.points.filter(of(OFFICIAL, DOSE_1))
  if (!point) throw new Error('There is no estimate')
  const { indicator, source, location, period, value } = point
  const version = { indicator, source, location, period, lower: null, upper: null, intervalLevel: null }
  const versions = [
    { ...version, value, edition: 'now', origin: '' },
    { ...version, value: value - 21, edition: 'before', origin: '' },
  ]
  const cases = casesOf({ ...country, editions: versions }, 'editions')
  expect(cases).toMatchObject([
    { sentence: 'earlier', explanation: 'older_edition', numbers: { value, older: value - 21 } },
  ])
})

test('figures that were taken out are found as if they were there, and are withdrawn', () => {
  const [country] = WITHOUT_FAULT
  if (!country) throw new Error('There is no world')
  const isGone = (point: Point) => isZone(point) && of(SURVEY, DOSE_3)(point) && point.period === year(2015)
  const rejections = country.points
    .filter(isGone)
    .map((point) => ({ ...point, value: firstState(country.points, point), reason: 'a copied column' }))
  const clean = country.points.filter((point) => !isGone(point))
  const [slip] = clean.filter(and(of(ROUTINE, DOSE_3), isState))
  if (!slip) throw new Error('There is no routine figure')
  const points = clean.filter((point) => point !== slip)
  const withdrawn = { ...country, points, rejections: [...rejections, { ...slip, reason: 'a slip' }] }
  const cases = casesOf(withdrawn, 'repeats_part', DOSE_3)
  expect(cases).toHaveLength(6)
  expect(cases).toMatchObject(cases.map(() => ({ explanation: 'withdrawn', note: 'a copied column' })))
  expect(casesOf(withdrawn, 'rejected', DOSE_3)).toMatchObject([
    { note: 'a slip', numbers: { value: slip.value } },
  ])
  // A figure that is held again is left to the rules.
  expect(casesOf({ ...withdrawn, points: country.points }, 'rejected', DOSE_3)).toEqual([])
})

function casesOf(country: AuditedCountry, rule: AuditRuleId, indicator = DOSE_1): AuditCase[] {
  return [...auditIndicator(inputOf(country, indicator))]
    .filter((one) => one.rule === rule)
    .flatMap((one) => [...one.cases])
}
