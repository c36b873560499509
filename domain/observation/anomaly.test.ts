import { english } from '#languages/from-source.ts'
import { describe, expect, it } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { aPoint, anIndicator } from '#tests/builders/made-up-country.ts'
import { anomaliesOf, isMarked } from './anomaly.ts'
import type { Flag } from './flag.ts'
import type { Point } from './point.ts'

const at = (value: number, change: Partial<Point> = {}) => aPoint(2, 1, '2020', value, change)
const flagged = (value: number, ...flags: Flag[]) => at(value, { flags })
const PLAIN: Partial<Indicator> = { factor: 4 }

const CASES: [string, Point, Partial<Indicator>, string[]][] = [
  ['an ordinary percentage', at(53.4), {}, []],
  ['exactly 100%', at(100), {}, []],
  ['over 100%', at(106), {}, ['impossible']],
  ['over 100% and flagged so, said once', flagged(106, 'over_100'), {}, ['impossible']],
  ['a number over 100 that is no percentage', at(106), PLAIN, []],
  ['a negative percentage', at(-1), {}, ['impossible']],
  ['a negative rate', at(-1), { factor: 1 }, ['impossible']],
  ['negative growth', at(-1), { fullName: 'Population growth (annual)' }, []],
  ['no people', at(0), { factor: 4, fullName: 'Population aged under 1' }, ['suspicious']],
  ['no cases', at(0), { factor: 4, fullName: 'Reported cases' }, []],
  ['a share of zero', at(0), { fullName: 'Population without water' }, []],
  ['a doubtful figure', flagged(20, 'doubtful'), {}, ['suspicious']],
  ['another definition', flagged(20, 'definition_differs'), {}, ['caution']],
  ['part of a period', flagged(20, 'partial_period', 'derived'), {}, ['caution']],
  ['inside its interval', at(20, { lower: 20, upper: 25 }), {}, []],
  ['outside its interval', at(20, { lower: 21, upper: 25 }), {}, ['impossible']],
]

describe('anomalies of a figure', () => {
  it.each(CASES)('%s', (_, point, change, expected) => {
    expect(anomaliesOf(point, anIndicator(7, change)).map((anomaly) => anomaly.grade)).toEqual(expected)
  })

  it.each([
    [31, 10, 10, true],
    [30, 10, 10, false],
    [31, 10, 11, false],
    [3, 10, 10, true],
    [4, 10, 10, false],
    [31, 0, 10, false],
  ])('%f between %f and %f is a jump: %s', (value, previous, next, expected) => {
    const neighbours = { previous: at(previous), next: at(next) }
    expect(isMarked(anomaliesOf(at(value), anIndicator(7), neighbours))).toBe(expected)
  })

  it('says what stands around a jump', () => {
    const [anomaly] = anomaliesOf(at(90), anIndicator(7), { previous: at(20), next: at(25) })
    expect(anomaly && english.text(anomaly.sentence)).toBe(
      'Suspicious: the same source has 20.0% before and 25.0% after',
    )
  })

  it('sees no jump in counts that follow outbreaks', () => {
    const cases = anIndicator(7, { factor: 4, fullName: 'Reported cases of a fever' })
    expect(anomaliesOf(at(900), cases, { previous: at(20), next: at(25) })).toEqual([])
  })

  it('sees no jump at the end of a series', () => {
    expect(anomaliesOf(at(90), anIndicator(7), { previous: at(20), next: null })).toEqual([])
  })
})
