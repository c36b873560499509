import { expect, test } from 'vitest'
import type { AuditFinding } from './audit-finding.ts'
import { toldOnce } from './one-cause.ts'

const NOVEMBER = 2020011
/** LGAs 100 to 199 lie in state 10, 200 to 299 in state 20, and so on; below 8 nothing lies in a state. */
const stateOf = (location: number) =>
  location < 8 ? null : location < 100 ? location : Math.floor(location / 100) * 10

function finding(
  indicator: number,
  places: readonly number[],
  change: Partial<AuditFinding> = {},
): AuditFinding {
  const source = 30
  return {
    ...{ key: `jump.${indicator}.30`, rule: 'jump', severity: 'medium', status: 'open', explanation: null },
    ...{ indicator, source, other: null },
    cases: places.map((location) => ({
      ...{ severity: 'medium', sentence: 'between', numbers: {}, explanation: null, other: null, note: null },
      points: [{ indicator, source, location, period: NOVEMBER }],
    })),
    ...change,
  } as const
}

test('November 2020 in one state, in five indicators, is one finding', () => {
  const findings = [1, 2, 3, 4, 5].map((indicator) => finding(indicator, [10]))
  const { causes, others } = toldOnce(findings, stateOf)
  expect(others).toEqual([])
  expect(causes).toMatchObject([
    {
      key: `one_cause.30.${NOVEMBER}.10`,
      rule: 'one_cause',
      status: 'open',
      cases: [{ sentence: 'state', numbers: { place: 10, figures: 5, indicators: 5 } }],
    },
  ])
  expect(causes[0]?.cases[0]?.points.map(({ indicator }) => indicator)).toEqual([1, 2, 3, 4, 5])
})

test('LGAs of one state are the state; what else a finding has is left to it', () => {
  const { causes, others } = toldOnce([finding(1, [100, 101, 102, 103, 200])], stateOf)
  expect(causes.map(({ key }) => key)).toEqual([`one_cause.30.${NOVEMBER}.10`])
  expect(others).toMatchObject([{ key: 'jump.1.30', cases: [{ points: [{ location: 200 }] }] }])
})

test('ten states at once are one cause of the source', () => {
  const states = Array.from({ length: 10 }, (_, index) => 11 + index)
  const { causes } = toldOnce([finding(1, states), finding(2, states)], stateOf)
  expect(causes).toMatchObject([
    {
      key: `one_cause.30.${NOVEMBER}`,
      cases: [{ sentence: 'source', numbers: { states: 10, figures: 20 } }],
    },
  ])
})

test.each<[string, readonly AuditFinding[]]>([
  ['three figures', [finding(1, [10]), finding(2, [10]), finding(3, [10])]],
  ['what is explained', [1, 2, 3, 4].map((one) => finding(one, [10], { status: 'explained' }))],
  ['another rule', [1, 2, 3, 4].map((one) => finding(one, [10], { rule: 'copies' }))],
  [
    'one figure by two rules',
    [finding(1, [10]), finding(2, [10]), finding(3, [10]), finding(1, [10], { rule: 'improbable' })],
  ],
  ['the nation', [1, 2, 3, 4].map((one) => finding(one, [1]))],
])('%s stays as it is', (_, findings) => {
  expect(toldOnce(findings, stateOf)).toEqual({ causes: [], others: findings })
})
