import { describe, expect, it } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { valueScale } from './value-scale.ts'

const PERCENT = {}
const RATE: Partial<Indicator> = { factor: 1 }

describe('the value axis', () => {
  it.each<[string, number[], Partial<Indicator>, number, number, number[]]>([
    ['percentages run from 0 to 100', [12, 53], PERCENT, 0, 100, [0, 20, 40, 60, 80, 100]],
    ['106% extends the axis', [53, 106], PERCENT, 0, 110, [0, 20, 40, 60, 80, 100]],
    ['so does 157%', [157], PERCENT, 0, 160, [0, 20, 40, 60, 80, 100, 120, 140, 160]],
    [
      'small percentages get an axis of their own',
      [0.4, 3.1],
      PERCENT,
      0,
      3.5,
      [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5],
    ],
    ['rates begin at zero', [41, 52], RATE, 0, 60, [0, 10, 20, 30, 40, 50, 60]],
    ['negative values extend it downwards', [-2, 3], RATE, -2, 3, [-2, -1, 0, 1, 2, 3]],
    ['no value at all', [], RATE, 0, 1, [0, 1]],
  ])('%s', (_, values, change, min, max, ticks) => {
    const scale = valueScale(values, anIndicator(7, change))
    expect([scale.min, scale.max, scale.ticks]).toEqual([min, max, ticks])
  })

  it('takes coarse ticks on small surfaces', () => {
    expect(valueScale([50], anIndicator(7), true).ticks).toEqual([0, 25, 50, 75, 100])
  })

  it('says where the impossible begins, and that it is shortened', () => {
    expect(valueScale([106], anIndicator(7)).beyond).toBe(100)
    expect(valueScale([99], anIndicator(7)).beyond).toBeNull()
    expect(valueScale([3], anIndicator(7)).shortened).toBe(true)
    expect(valueScale([99], anIndicator(7)).shortened).toBe(false)
  })

  it('writes the unit on the top tick only, and large numbers short', () => {
    const percent = valueScale([50], anIndicator(7))
    expect(percent.ticks.map(percent.format)).toEqual(['0', '20', '40', '60', '80', '100%'])
    const people = valueScale([180_000_000], anIndicator(7, { factor: 4 }))
    expect(people.ticks.map(people.format)).toEqual(['0', '50M', '100M', '150M', '200M'])
  })
})
