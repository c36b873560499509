import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notFinite } from '#tests/builders/not-finite.ts'
import { type StudyQuestion, studyForecast } from './forecast-study.ts'

/** The series of methods §5. */
const VALUES = [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]
const QUESTION: StudyQuestion = {
  asked: { values: VALUES, start: 2010000, frequency: 1, unit: 'other', model: 'naive', horizon: 3 },
  slope: 'Positive',
  targets: [],
}

function outlookOn(value: number, year: number | null, slope: StudyQuestion['slope'] = 'Positive') {
  return studyForecast({ ...QUESTION, slope, targets: [{ name: 'national', value, year }] }).outlooks[0]
}

describe('the outlook on a target', () => {
  // Methods §5: the naive 95% interval at h = 5 is 33.878790 to 54.121210, so its upper end has a chance of 2.5%.
  it('reads the chance from the forecast of the target’s year, further than is shown', () => {
    const outlook = outlookOn(54.12121, 2024)
    expect(outlook?.expected).toMatchObject({ period: '2024', mean: 44, hi95: expect.closeTo(54.12121, 5) })
    expect(outlook?.chance).toBeCloseTo(0.025, 5)
  })

  it('takes the end of the forecast where no year is set', () => {
    expect(outlookOn(44, null)).toMatchObject({ expected: { period: '2022' }, chance: 0.5, met: true })
  })

  // The last value, 44, goes on: no year reaches 60, and 16 points in 5 years would.
  it('reaches a target in the year in which the forecast does, and never where it stays level', () => {
    expect(outlookOn(60, 2024)).toMatchObject({ reached: null, until: 2043, needed: expect.closeTo(3.2, 9) })
    const rising = { ...QUESTION, asked: { ...QUESTION.asked, model: 'drift' as const } }
    const target = { name: 'national', value: 60, year: 2040 } as const
    // Drift goes on at 14/9 points a year: 16/(14/9) = 10.3 years after 2019, so it is past the target in 2030.
    expect(studyForecast({ ...rising, targets: [target] }).outlooks[0]).toMatchObject({ reached: 2030 })
  })

  it('says nothing without a direction, and nothing of a year that is over or too far', () => {
    expect(outlookOn(60, 2024, null)).toBeUndefined()
    expect(outlookOn(60, 2015)).toMatchObject({ expected: null, chance: null })
    expect(outlookOn(60, 2090)).toMatchObject({ expected: null, chance: null })
  })
})

it('names values off the course of the series by their period', () => {
  const values = [10, 20.5, 29.8, 60, 50.3, 59.9, 70.2, 80]
  const study = studyForecast({ ...QUESTION, asked: { ...QUESTION.asked, values, unit: 'percent' } })
  expect(study.outliers).toEqual(['2013'])
})

it('keeps percentages inside 0 to 100 and gives finite numbers for whatever comes', () => {
  const value = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { freq: 6 })
  const question = fc.record({
    values: fc.array(value, { maxLength: 30 }),
    target: fc.double({ min: 0, max: 100, noNaN: true }),
    year: fc.option(fc.integer({ min: 2000, max: 2050 })),
    slope: fc.constantFrom('Positive' as const, 'Negative' as const),
  })
  fc.assert(
    fc.property(question, ({ values, target, year, slope }) => {
      const study = studyForecast({
        asked: { values, start: 2000000, frequency: 1, unit: 'percent' },
        slope,
        targets: [{ name: 'sdg', value: target, year }],
      })
      expect(notFinite(study)).toEqual([])
      const ends =
        study.result.status === 'ok'
          ? study.result.points.flatMap(({ lo95, mean, hi95 }) => [lo95 ?? mean, mean, hi95 ?? mean])
          : []
      expect(ends.filter((end) => end < 0 || end > 100)).toEqual([])
      const chances = study.outlooks.flatMap(({ chance }) => chance ?? [])
      expect(chances.filter((chance) => chance < 0 || chance > 1)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
