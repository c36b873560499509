import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readQuestionWorld } from '#tests/builders/question-data.ts'
import type { Answer } from './answer/answer.ts'
import { answerQuestion } from './answer/answer-question.ts'
import type { Question } from './question.ts'
import { readQuestion } from './read-question.ts'

/** A practice question with its author's own result from the data, by other means than ours. */
interface Practice {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly turns?: readonly string[]
  readonly expected: {
    readonly answerable: boolean
    readonly alternatives?: readonly Alternative[]
  }
}

/** One answer that counts: of each list one number at least must be among the rows. */
interface Alternative {
  readonly need_values?: readonly (readonly number[])[]
}

/**
 * An intent that asks back, or sends to the simulator, is right and no figure; figures by group are not in
 * the data of these tests.
 */
const ASKS_BACK = ['ambiguous', 'policy_what_if']
const WITHOUT_DATA = ['disaggregation']

const FILE = fileURLToPath(new URL('../../bench/questions/practice.jsonl', import.meta.url))
const QUESTIONS = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Practice)
  .filter(({ kind }) => !WITHOUT_DATA.includes(kind))

/** Numbers are the same when they are within half a per mille: authors and sources round. */
function holds({ rows }: Answer, wanted: number): boolean {
  const near = (own: number | null) =>
    own !== null && Math.abs(Math.abs(own) - Math.abs(wanted)) <= 0.0005 * Math.abs(wanted) + 1e-9
  return rows.some(({ value, target }) => near(value) || near(target))
}

function isRight(answer: Answer, { kind, expected: { answerable, alternatives = [] } }: Practice): boolean {
  if (ASKS_BACK.includes(kind)) return answer.suggestions.length > 0
  if (!answerable || answer.declined) return !answerable && answer.declined
  return (
    alternatives.length === 0 ||
    alternatives.some(({ need_values: needed = [] }) =>
      needed.every((any) => any.some((wanted) => holds(answer, wanted))),
    )
  )
}

// `npm run bench` prints the score of the whole judge, which also reads the sentences; here it cannot sink unseen.
test('practice questions get the number of the data, and what has no answer is declined', async () => {
  const { lexicon, currentYear, data } = await readQuestionWorld()
  const missed: Record<'answerable' | 'unanswerable', string[]> = { answerable: [], unanswerable: [] }
  for (const practice of QUESTIONS) {
    const { id, text, turns = [text], expected } = practice
    let before: Question | null = null
    let answer: Answer | null = null
    for (const turn of turns) {
      answer = answerQuestion(readQuestion(turn, { lexicon, currentYear, before }), data)
      before = answer.last ?? before
    }
    if (answer && isRight(answer, practice)) continue
    missed[expected.answerable ? 'answerable' : 'unanswerable'].push(id)
  }
  const all = QUESTIONS.filter(({ expected }) => expected.answerable).length
  expect(missed.answerable.length / all, missed.answerable.join()).toBeLessThanOrEqual(0.02)
  expect(missed.unanswerable.length, missed.unanswerable.join()).toBeLessThanOrEqual(1)
})
