import { describe, expect, it } from 'vitest'
import { hiddenCells } from './secondary-suppression.ts'
import { type SmallFigure, smallNumber } from './suppression.ts'

const cases = (count: number, sensitive = true, national = false): SmallFigure => ({
  kind: 'person_count',
  count,
  sensitive,
  national,
})

describe('small numbers', () => {
  it.each<[SmallFigure, boolean, string | null, boolean]>([
    [{ kind: 'survey_percentage', n: 24 }, true, '*', false],
    [{ kind: 'survey_percentage', n: 25 }, false, '()', false],
    [{ kind: 'survey_percentage', n: 50 }, false, null, true],
    [{ kind: 'mortality_rate', exposed: 249 }, true, '*', false],
    [{ kind: 'mortality_rate', exposed: 499 }, false, '()', false],
    [{ kind: 'mortality_rate', exposed: 500 }, false, null, true],
    [cases(0), false, null, true],
    [cases(1), true, '<5', false],
    [cases(4), true, '<5', false],
    [cases(5), false, null, true],
    [cases(3, false), false, null, true],
    [cases(3, true, true), false, null, true],
    [{ kind: 'event_rate', events: 19 }, false, 'unstable', false],
    [{ kind: 'event_rate', events: 20 }, false, null, true],
    [{ kind: 'event_rate', events: 50, rse_pct: 31 }, false, 'unreliable', false],
    [{ kind: 'event_rate', events: 50, rse_pct: 51 }, true, '*', false],
    [{ kind: 'routine_percentage', numerator: 12, denominator: 29 }, false, '12/29', false],
    [{ kind: 'routine_percentage', numerator: 12, denominator: 30 }, false, null, true],
  ])('%j', (figure, suppressed, display, ranked) => {
    expect(smallNumber(figure)).toMatchObject({ suppressed, display, ranked })
  })
})

describe('cells of a margin', () => {
  it.each([
    ['nothing small', [0, 5, 9], [false, false, false]],
    ['one small cell takes the next smallest along', [3, 40, 9, 0], [true, false, true, false]],
    ['two small cells hide each other', [3, 2, 9], [true, true, false]],
    ['a gap is no cell', [3, null, 9], [true, false, true]],
    ['nothing to hide it behind', [3, 0], [true, false]],
  ])('%s', (_, counts, hidden) => {
    expect(hiddenCells(counts)).toEqual(hidden)
  })
})
