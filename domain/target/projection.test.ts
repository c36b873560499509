import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { near } from '#tests/builders/near.ts'
import { notFinite } from '#tests/builders/not-finite.ts'
import { type ProjectionInput, projectToTarget } from './projection.ts'

const EXAMPLE: ProjectionInput = {
  latest_year: 2023,
  latest: 60,
  target_year: 2030,
  target: 80,
  slope: 'Positive',
  annual_change: 2,
}

describe('projectToTarget', () => {
  it.each<[string, Partial<ProjectionInput>, object]>([
    [
      'the example of methods §3; 100·ln(80/60)/7 by Python 3.11',
      {},
      {
        gap: 20,
        met: false,
        required_annual_change: 2.857143,
        required_aarc: 4.109743893,
        value_at_target_year: 74,
        on_track: false,
        projected_year: 2033,
        projected_year_reason: null,
        scale: 'natural',
      },
    ],
    [
      'exactly the required pace is on track, whatever the binary fractions',
      { annual_change: 20 / 7 },
      { on_track: true, projected_year: 2030 },
    ],
    [
      'a figure that binary fractions leave below its target by the last digits has met it',
      { latest: 80 - 4e-8, target: 80 },
      { met: true },
    ],
    [
      'a target that is met has no year',
      { latest: 80, annual_change: -1 },
      { gap: 0, met: true, on_track: true, projected_year: null, projected_year_reason: 'met' },
    ],
    [
      'the wrong way',
      { annual_change: -1 },
      { on_track: false, projected_year: null, projected_year_reason: 'not_on_current_trend' },
    ],
    ['no change at all', { annual_change: 0 }, { projected_year_reason: 'not_on_current_trend' }],
    [
      'too far ahead: 20 / 0.25 = 80 years',
      { annual_change: 0.25 },
      { projected_year: null, projected_year_reason: 'more_than_50_years_ahead' },
    ],
    [
      'less is better: from 75 to 25 at −5 a year takes 10 years',
      { slope: 'Negative', latest: 75, target: 25, annual_change: -5, unit: 'rate' },
      {
        gap: -50,
        on_track: false,
        value_at_target_year: 40,
        projected_year: 2033,
        required_annual_change: -50 / 7,
      },
    ],
    [
      'the band of the pace, 20/4 and 20/1 years',
      { annual_change_ci95: [1, 4] },
      { projected_year_band: [2028, 2043] },
    ],
    [
      'a slow end beyond 50 years stays open',
      { annual_change_ci95: [0.1, 4] },
      { projected_year_band: [2028, null] },
    ],
    ['a pace that may be 0 has no band', { annual_change_ci95: [-1, 4] }, { projected_year_band: null }],
    [
      // z(90) = ln 9; pace 4/(100·.9·.1) = .444444 per year; after 7 years 100/(1+e^−(ln 9 + 3.111111)); to ln 99/.444444.
      'a percentage near its bound goes on the logit scale; by hand',
      { latest: 90, target: 99, annual_change: 4, unit: 'percent' },
      {
        scale: 'logit',
        value_at_target_year: 100 / (1 + Math.exp(-Math.log(9) - 28 / 9)),
        on_track: true,
        projected_year: 2023 + 5,
      },
    ],
    [
      'a year that has passed asks for no pace',
      { target_year: 2020 },
      { required_annual_change: null, on_track: false, warnings: ['target_year_passed'] },
    ],
    ['a target of 0 has no rate of change', { slope: 'Negative', target: 0 }, { required_aarc: null }],
  ])('%s', (_title, change, expected) => {
    expect(projectToTarget({ ...EXAMPLE, ...change })).toMatchObject({
      status: 'ok',
      ...(near(expected) as object),
    })
  })

  it('refuses a percentage beyond 100', () => {
    expect(projectToTarget({ ...EXAMPLE, latest: 104, unit: 'percent' })).toEqual({
      status: 'invalid',
      reason: 'percent_out_of_range',
    })
  })

  it('gives finite numbers for whatever is sent', () => {
    const any = fc.double({ min: -1e15, max: 1e15, noNaN: true })
    fc.assert(
      fc.property(any, any, any, any, any, (latest, target, annual_change, low, high) => {
        const annual_change_ci95: [number, number] = [low, high]
        expect(
          notFinite(projectToTarget({ ...EXAMPLE, latest, target, annual_change, annual_change_ci95 })),
        ).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every percentage within 0 and 100 and says no year that does not come', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        percent,
        percent,
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.constantFrom('Positive' as const, 'Negative' as const),
        (latest, target, annual_change, slope) => {
          const found = projectToTarget({ ...EXAMPLE, latest, target, annual_change, slope, unit: 'percent' })
          if (found.status !== 'ok') throw new Error('not projected')
          expect(notFinite(found)).toEqual([])
          expect(found.value_at_target_year).toBeGreaterThanOrEqual(0)
          expect(found.value_at_target_year).toBeLessThanOrEqual(100)
          expect(found.projected_year === null).toBe(found.projected_year_reason !== null)
        },
      ),
    )
  })
})
