import { describe, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { canShow, fittingIndicators, fittingSources, heldAgainst } from './fitting-choice.ts'

// 7: skilled attendance. 1301: confirmed cases of Lassa fever by week, 1701: doses of Penta 3 by month, 62: population, as the data set has them.
const [ATTENDANCE, LASSA, DOSES, PEOPLE] = [7, 1301, 1701, 62]
const AMONG = [ATTENDANCE, DOSES, PEOPLE, LASSA]

describe('a kind begins with an indicator that it can show', () => {
  test.each([
    ['epidemic-curve', LASSA],
    ['quarters', DOSES],
    ['pyramid', PEOPLE],
    ['trend', ATTENDANCE],
  ])('%s', (name, first) => {
    expect(fittingIndicators({ name }, AMONG, CURATION)[0]).toBe(first)
    expect(canShow({ name }, [first], CURATION)).toBe(true)
    expect(canShow({ name }, [ATTENDANCE], CURATION)).toBe(name === 'trend')
  })

  test('and with what there is where none of its own has figures', () => {
    expect(fittingIndicators({ name: 'pyramid' }, [ATTENDANCE], CURATION)).toEqual([ATTENDANCE])
  })
})

describe('sources', () => {
  const table = tableOf([
    aPoint(2, 1, '2018', 1),
    aPoint(3, 1, '2019', 1),
    aPoint(4, 1, '2018', 1),
    aPoint(4, 8, '2018', 1),
    aPoint(5, 1, '2020-02', 1),
  ])
  const held = { table, indicator: 7 }

  test('of two against each other have a figure of the same place and period', () => {
    expect(fittingSources({ name: 'bland-altman' }, [3, 2, 4], held)).toEqual([2, 4, 3])
  })

  test('of quarters have months', () => {
    expect(fittingSources({ name: 'quarters' }, [2, 5], held)).toEqual([5, 2])
  })

  test('of others stand as they stood', () => {
    expect(fittingSources({ name: 'trend' }, [3, 2], held)).toEqual([3, 2])
  })
})

describe('indicators that are held against each other', () => {
  const ALL = 7
  const NATION_ONLY = 1
  const coverage = new Map([
    [
      7,
      new Map([
        [2, ALL],
        [3, NATION_ONLY],
      ]),
    ],
    [8, new Map([[3, ALL]])],
    [
      9,
      new Map([
        [4, ALL],
        [2, ALL],
      ]),
    ],
  ])

  test('are of one source that has both by state', () => {
    expect(heldAgainst({ name: 'scatter' }, [7, 8, 9], coverage)).toEqual({ indicators: [7, 9], source: 2 })
    expect(heldAgainst({ name: 'scatter' }, [7, 8], coverage)).toBeNull()
    expect(heldAgainst({ name: 'trend' }, [7, 9], coverage)).toBeNull()
  })
})
