import { expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { readQuestionWorld } from '#tests/builders/question-data.ts'
import type { AnswerRow } from './answer.ts'
import { rowsOnce } from './rows-once.ts'

const FIGURE: AnswerRow = {
  ...{ indicator: 18, source: 2, location: 1, period: '2024', value: 53.4, lower: null, upper: null },
  ...{ intervalLevel: null, flags: [], group: null, kind: 'figure', unit: null, target: null },
}

test.each<[string, readonly AnswerRow[], readonly AnswerRow[]]>([
  ['the same figure twice', [FIGURE, FIGURE], [FIGURE]],
  ['once held against a target', [FIGURE, { ...FIGURE, target: 90 }], [{ ...FIGURE, target: 90 }]],
  ['of two years', [FIGURE, { ...FIGURE, period: '2018' }], [FIGURE, { ...FIGURE, period: '2018' }]],
  [
    'as it is, and converted',
    [FIGURE, { ...FIGURE, unit: 'per_1000', value: 534 }],
    [FIGURE, { ...FIGURE, unit: 'per_1000', value: 534 }],
  ],
  [
    'two counts',
    [
      { ...FIGURE, kind: 'count', value: 5 },
      { ...FIGURE, kind: 'count', value: 5 },
    ],
    [
      { ...FIGURE, kind: 'count', value: 5 },
      { ...FIGURE, kind: 'count', value: 5 },
    ],
  ],
])('%s', (_, rows, once) => {
  expect(rowsOnce(rows)).toEqual(once)
})

test('a forecast that is held against a target says the figure that it begins at once', async () => {
  const world = await readQuestionWorld()
  const { rows } = answeredTurns(world, ['will Nigeria reach the national target for penta 3 by 2030']).answer
  expect(rows.map(({ kind, period }) => [kind, period])).toEqual([
    ['forecast', '2030'],
    ['figure', '2024'],
  ])
})
