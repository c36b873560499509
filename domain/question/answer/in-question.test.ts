import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { answering } from './answer.ts'
import { withQuestions } from './in-question.ts'
import { rowOf } from './rows.ts'

const POINT = aPoint(2, 1, '2024', 56.4)
const KEY = `${POINT.indicator}:2:1:2024`

const dataWith = (keys: readonly string[]) => ({ reference: { inQuestion: new Set(keys) } })

const answer = answering({ said: [], rows: [rowOf(POINT)], links: [] })

test('an answer says that a finding of the audit touches its figure, with the way there', () => {
  const { said, links } = withQuestions(answer, dataWith([KEY]))
  expect(said.map((one) => english.text(one))).toEqual([
    'In question: a finding of the data audit touches this figure.',
  ])
  expect(links.map(({ href }) => href)).toEqual([`/known-errors?indicator=${POINT.indicator}&status=open`])
})

test('an answer with other figures says nothing of it', () => {
  expect(withQuestions(answer, dataWith(['1:2:3:2024']))).toBe(answer)
})
