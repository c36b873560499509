import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { complementarity } from './complementarity.ts'
import { type SourceFacts, sourceCredibility } from './credibility.ts'
import { documentationQuality, isFilled } from './documentation.ts'
import { dimensionScore, type Grade, gradeOf, joinedGrade, overallScore, scoreBand } from './grade.ts'
import { variability } from './variability.ts'

// The examples of methods §1.1, §1.3, §1.6 and §1.7.
describe('grades', () => {
  it.each([
    [null, 0],
    [0, 1],
    [0.2, 1],
    [0.2000001, 2],
    [0.6, 3],
    [0.61, 4],
    [0.8, 4],
    [0.81, 5],
    [1, 5],
  ])('m = %s is grade %i', (m, grade) => {
    expect(gradeOf(m)).toBe(grade)
  })

  it.each<[Grade[], number | null, number | null]>([
    [[2, 3, 4, 5, 5, 5], 80, 80],
    [[0, 5, 5, 5, 5], 80, 100],
    [[0, 4, 4, 4, 3], 60, 75],
    [[0, 0, 0, 0, 0], null, null],
  ])('%j score %s', (grades, score, available) => {
    expect(dimensionScore(grades)).toMatchObject({ score, score_available: available })
  })

  it('the overall score skips sources without one', () => {
    expect(overallScore([80, 61.8, null])).toBe(70.9)
    expect(overallScore([80, 0])).toBe(40)
    expect(overallScore([null])).toBeNull()
  })

  it.each([
    [81, 'Very High', 'Very Significant'],
    [80.9, 'High', 'Significant'],
    [61, 'High', 'Significant'],
    [60.9, 'Moderate', 'Moderate'],
    [21, 'Low', 'Low'],
    [20.9, 'Very Low', 'None'],
  ])('%f is %s and %s', (score, consistent, complementary) => {
    expect(scoreBand(score, 'consistency')).toBe(consistent)
    expect(scoreBand(score, 'complementarity')).toBe(complementary)
  })

  it.each<[Grade[], number, string]>([
    [[4, 5], 4.5, 'Good'],
    [[3, 4], 3.5, 'Moderate'],
    [[0, 4], 4, 'Good'],
    [[0, 0], 0, 'not available'],
    [[5, 5, 4], 4.7, 'Excellent'],
  ])('%j together are %f, %s', (grades, score, scale) => {
    expect(joinedGrade(grades)).toEqual({ score, scale })
  })
})

describe('variability', () => {
  it('of percentages is the median distance in points', () => {
    const pairs = [
      { a: 50, b: 54 },
      { a: 60, b: 58 },
      { a: 70, b: 77 },
    ]
    const result = variability(pairs, 'percent')
    expect(result?.d).toBe(4)
    expect(result?.m).toBeCloseTo(0.84, 10)
    expect(gradeOf(result?.m ?? null)).toBe(5)
  })

  it('of rates is relative, and 0 for equal zeros', () => {
    const result = variability([{ a: 100, b: 125 }], 'rate')
    expect(result?.m).toBeCloseTo(0.59596, 6)
    expect(gradeOf(result?.m ?? null)).toBe(3)
    expect(variability([{ a: 0, b: 0 }], 'rate')).toEqual({ d: 0, m: 1 })
    expect(variability([], 'rate')).toBeNull()
  })
})

describe('complementarity', () => {
  const years = (...list: number[]) => new Set(list)
  const all = years(2013, 2014, 2015, 2016, 2017, 2018)

  it.each([
    ['two years of six, one of them new', years(2013, 2018), years(2016, 2017, 2018), all, 1 / 3, 2],
    ['a copy of the others', years(2018), years(2018), years(2018), 0.5, 3],
    ['nothing anywhere', years(), years(), all, null, 0],
    ['outside the universe', years(1990), years(2018), all, 0, 1],
  ])('%s', (_, own, others, universe, expected, grade) => {
    const c = complementarity(own, others, universe)
    if (expected === null) expect(c).toBeNull()
    else expect(c).toBeCloseTo(expected, 10)
    expect(gradeOf(c)).toBe(grade)
  })

  test('lies between 0 and 1, and a copy never passes one half', () => {
    const sets = fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((list) => new Set(list))
    const universe = new Set(Array.from({ length: 10 }, (_, index) => index + 1))
    fc.assert(
      fc.property(sets, sets, (own, others) => {
        const c = complementarity(own, others, universe) ?? 0
        expect(c).toBeGreaterThanOrEqual(0)
        expect(c).toBeLessThanOrEqual(1)
        expect(complementarity(own, own, universe) ?? 0).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

it.each([
  ['NDHS', true],
  ['  ab ', false],
  ['N/A', false],
  ['Not available', false],
  ['nothing else is known', true],
  [null, false],
])('%j is filled: %s', (text, expected) => {
  expect(isFilled(text)).toBe(expected)
})

it('documentation is the share of filled fields', () => {
  expect(documentationQuality(['a long text', 'n/a', null, 'another'])).toBe(0.5)
  expect(documentationQuality([])).toBeNull()
})

describe('credibility', () => {
  const sound: SourceFacts = {
    kind: 'survey',
    completeness_pct: null,
    extreme_outliers_pct: null,
    age: 3,
    hasMethodology: true,
    bounded_pct: null,
    allGreen: null,
  }
  it.each<[string, Partial<SourceFacts>, number]>([
    ['a survey', {}, 4],
    ['a survey with bounds and green checks goes up once', { bounded_pct: 50, allGreen: true }, 5],
    ['a survey of six years ago', { age: 6 }, 3],
    ['routine of three years ago', { kind: 'routine', age: 3 }, 2],
    [
      'incomplete routine with outliers',
      { kind: 'routine', age: 1, completeness_pct: 60, extreme_outliers_pct: 9 },
      1,
    ],
    ['unknown, undocumented and old', { kind: 'unknown', hasMethodology: false, age: 9 }, 1],
    ['a census with bounds', { kind: 'census', bounded_pct: 90 }, 5],
  ])('%s', (_, change, grade) => {
    const result = sourceCredibility({ ...sound, ...change })
    expect(result.grade).toBe(grade)
    expect(result.m).toBe(grade / 5)
    expect(result.steps[0]?.delta).toBeGreaterThan(0)
  })
})
