import { expect, test } from 'vitest'
import { quantileBreaks } from './quantile-breaks.ts'

test.each<[what: string, sorted: number[], k: number, breaks: number[]]>([
  ['as many in each', [1, 2, 3, 4, 5], 2, [1, 3, 5]],
  ['one value below and one above the frequent one', [1, 5, 5, 5, 5, 5, 5, 9], 4, [1, 5, 9, 9]],
  ['none below the frequent one', [0, 0, 0, 0, 0, 3, 6], 3, [0, 3, 4.5, 6]],
  [
    'two classes beside the frequent one, and one value above it: one each',
    [...Array.from({ length: 10 }, (_, at) => at + 1), ...Array.from({ length: 30 }, () => 15), 20],
    3,
    [1, 15, 20, 20],
  ],
  ['one value alone', [7, 7, 7], 5, [7, 7]],
])('%s', (_what, sorted, k, breaks) => {
  expect(quantileBreaks(sorted, k)).toEqual(breaks)
})
