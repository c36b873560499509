import { expect, test } from 'vitest'
import { type AskedReach, reachOf } from './reach.ts'

const years = (n: number, last: number) => ({ n, last: last * 1000, frequency: 1 as const })
const months = (n: number, last: number) => ({ n, last, frequency: 12 as const })

test.each<[string, Parameters<typeof reachOf>[0], AskedReach | null, object]>([
  ['five years are usual', years(40, 2024), null, { steps: 5, until: 2029000, moved: null }],
  ['at most half of the figures', years(7, 2025), null, { steps: 3, until: 2028000 }],
  ['an old series leads to the coming year', years(40, 2015), null, { steps: 12, until: 2027000 }],
  ['if half of it reaches so far', years(8, 2015), null, { steps: 4, until: 2019000 }],
  ['twelve months are usual', months(60, 2022005), null, { steps: 12, until: 2023005 }],
  ['up to a year', years(40, 2024), { until: 2030000 }, { steps: 6, until: 2030000, moved: null }],
  ['which is the same next year', years(41, 2025), { until: 2030000 }, { steps: 5, until: 2030000 }],
  ['to the end of a year of months', months(60, 2024011), { until: 2025000 }, { steps: 13, until: 2025012 }],
  ['up to a month', months(60, 2024011), { until: 2025002 }, { steps: 3, until: 2025002 }],
  ['so many steps', years(40, 2024), { steps: 3 }, { steps: 3, until: 2027000, moved: null }],
  ['of months', months(40, 2024011), { steps: 2 }, { steps: 2, until: 2025001 }],
  ['not as far as that', years(40, 2024), { until: 2090000 }, { until: 2048000, moved: 'too_far' }],
  ['what has come already', years(40, 2024), { until: 2024000 }, { until: 2029000, moved: 'passed' }],
])('%s', (_, series, asked, expected) => {
  expect(reachOf(series, asked, 2026)).toMatchObject(expected)
})
