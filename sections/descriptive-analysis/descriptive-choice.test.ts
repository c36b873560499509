import { describe, expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodCode } from '#domain/period/period.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { availabilityOf, type LgaCoverage } from '#domain/choice/availability.ts'
import { DESCRIPTIVE_STATE, type DescriptiveState } from './state.ts'
import { resolveDescriptive } from './descriptive-choice.ts'
import { PREDICTIVE_STATE, type PredictiveState } from '#sections/predictive-analysis/state.ts'
import { resolvePredictive, sourcesWithEnough } from '#sections/predictive-analysis/predictive-choice.ts'

const REFERENCE = aReference([
  aSource(2, 'DHS'),
  aSource(4, 'Model', { classification: 'Estimate' }),
  aSource(8, 'Institute', { classification: 'Estimate' }),
])
const yearly = (source: number, count: number, location = 1): Point[] =>
  Array.from({ length: count }, (_, at) => aPoint(source, location, String(2010 + at), at))
const STATES = [
  aPoint(2, 1, '2020', 1),
  aPoint(2, 1, '2022', 1),
  aPoint(2, 8, '2018', 2),
  aPoint(2, 8, '2020', 3),
]

function contextOf(
  points: readonly Point[],
  lga: LgaCoverage = new Map(),
  preferredSource: number | null = null,
) {
  const table = tableOf(points)
  const availability = availabilityOf(table, lga, REFERENCE)
  return { indicator: 7, reference: REFERENCE, preferredSource, table, lga, availability }
}

describe('the choice of Descriptive Analysis', () => {
  const resolve = (points: readonly Point[], change: Partial<DescriptiveState>, lga?: LgaCoverage) => {
    const { choice, moved, offered } = resolveDescriptive(
      { ...DESCRIPTIVE_STATE.parse(new URLSearchParams()), ...change },
      contextOf(points, lga),
    )
    const period = choice.period === null ? null : isoPeriod(choice.period)
    const words = moved.map((said) => english.text(said))
    return { across: choice.across, location: choice.location, period, moved: words, offered }
  }
  const lgas: LgaCoverage = new Map([[4, [2018000, 2020000]]])

  it.each<[string, readonly Point[], Partial<DescriptiveState>, LgaCoverage | undefined, object]>([
    [
      'states first, of the newest period that has any',
      STATES,
      {},
      undefined,
      { across: 'states', period: '2020', offered: ['states', 'time'], moved: [] },
    ],
    [
      'a period that has them is kept',
      STATES,
      { period: periodCode('2018') },
      undefined,
      { period: '2018', moved: [] },
    ],
    [
      'one without any gives way, and that is said',
      STATES,
      { period: periodCode('2022') },
      undefined,
      { period: '2020', moved: ['DHS has no figure of states for 2022; 2020 is shown instead.'] },
    ],
    [
      'a level without figures gives way',
      STATES,
      { across: 'zones' },
      undefined,
      {
        across: 'states',
        moved: ['DHS has no figures of this indicator for zones; states are described instead.'],
      },
    ],
    [
      'a place with a series only',
      yearly(4, 3),
      {},
      undefined,
      { across: 'time', period: null, offered: ['time'] },
    ],
    [
      'LGAs of the whole nation, though nothing lies right below it',
      [],
      {},
      lgas,
      { across: 'lgas', location: 1, period: '2020', moved: [] },
    ],
    ['LGAs of a state', [], { location: 8 }, lgas, { across: 'lgas', location: 8 }],
    [
      'an LGA that is not loaded',
      STATES,
      { location: 999 },
      undefined,
      {
        location: 1,
        moved: ['The place asked for, an LGA, has no parts; Aldovia is shown instead.'],
      },
    ],
  ])('%s', (_, points, change, lga, expected) => {
    expect(resolve(points, change, lga)).toMatchObject(expected)
  })
})

describe('the choice of Predictive Analysis', () => {
  const resolve = (points: readonly Point[], change: Partial<PredictiveState> = {}) =>
    resolvePredictive(
      { ...PREDICTIVE_STATE.parse(new URLSearchParams()), ...change },
      { ...contextOf(points, new Map(), 8), currentYear: 2016 },
    )

  it.each<[string, readonly Point[], Partial<PredictiveState>, number]>([
    ['the preferred source where it has enough figures', [...yearly(8, 6), ...yearly(4, 9)], {}, 8],
    ['not where it has too few', [...yearly(8, 3), ...yearly(4, 9)], {}, 4],
    ['else the longest series', [...yearly(2, 3), ...yearly(4, 9)], {}, 4],
    [
      'projections do not make a series long',
      [...yearly(4, 9).map((point) => ({ ...point, flags: ['projection'] as const })), ...yearly(2, 3)],
      {},
      2,
    ],
    ['the longest of the place', [...yearly(4, 9), ...yearly(2, 3, 8)], { location: 8 }, 2],
    ['what is asked for stays', [...yearly(8, 3), ...yearly(4, 9)], { source: 4 }, 4],
  ])('%s', (_, points, change, source) => expect(resolve(points, change).choice.source).toBe(source))

  it('offers other sources with enough figures, the longest first', () => {
    const resolution = resolve([...yearly(8, 3), ...yearly(4, 9), ...yearly(2, 12)], { source: 8 })
    expect(sourcesWithEnough(resolution, 5, REFERENCE)).toEqual([
      { id: 2, name: 'DHS', count: 12 },
      { id: 4, name: 'Model', count: 9 },
    ])
  })

  it('says that LGAs have no series', () => {
    expect(resolve(yearly(4, 9), { location: 999 }).moved.map((said) => english.text(said))).toEqual([
      'The place asked for, an LGA, has no series over time; Aldovia is shown instead.',
    ])
  })
})
