import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { readQuestionWorld } from '#tests/builders/question-data.ts'
import type { Answer } from './answer/answer.ts'
import { WIDE } from '#tests/wide-run.ts'
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
    /** `either`: asking back, or declining, is as right as the figure. */
    readonly answerable: boolean | 'either'
    readonly alternatives?: readonly Alternative[]
  }
}

/** One answer that counts: of each list one number at least must be among the rows. */
interface Alternative {
  readonly need_values?: readonly (readonly number[])[]
  /** How many places; the rank of a place, from either end. */
  readonly need_count?: readonly number[]
  readonly need_rank?: readonly number[]
  /** Of each list one text at least must stand in the answer. */
  readonly need_text?: readonly (readonly string[])[]
  readonly need_re?: readonly string[]
}

/**
 * An intent that asks back, or sends to the simulator, is right and no figure; figures by group are not in
 * the data of these tests.
 */
const ASKS_BACK = ['ambiguous', 'policy_what_if']
const WITHOUT_DATA = ['disaggregation']

const KEPT = fileURLToPath(new URL('../../tests/records/questions/', import.meta.url))
const FOLDER = new URL('../../bench/questions/', import.meta.url)

/** Of a long file each so manieth question is asked in a usual run, and every one in a wide run. */
const EACH = WIDE ? 1 : 40
/** A file of more questions than this is long. */
const LONG = 500

function practiceOf(file: string): readonly Practice[] {
  const all = readPractice(file)
  return all.length > LONG ? all.filter((_, index) => index % EACH === 0) : all
}

function readPractice(file: string): readonly Practice[] {
  return readFileSync(fileURLToPath(new URL(file, FOLDER)), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Practice)
    .filter(({ kind }) => !WITHOUT_DATA.includes(kind))
}

/** Numbers are the same when they are within half a per mille: authors and sources round. */
function holds({ rows }: Answer, wanted: number): boolean {
  const near = (own: number | null) =>
    own !== null && Math.abs(Math.abs(own) - Math.abs(wanted)) <= 0.0005 * Math.abs(wanted) + 1e-9
  return rows.some(({ value, target }) => near(value) || near(target))
}

function isRight(answer: Answer, { kind, expected: { answerable, alternatives = [] } }: Practice): boolean {
  if (ASKS_BACK.includes(kind)) return answer.suggestions.length > 0
  if (answerable === 'either' && answer.declined) return true
  if (!answerable || answer.declined) return !answerable && answer.declined
  return alternatives.length === 0 || alternatives.some((one) => fits(answer, one))
}

function fits(answer: Answer, alternative: Alternative): boolean {
  const { need_values = [], need_count, need_rank, need_text = [], need_re = [] } = alternative
  const text = english.text(answer.text)
  const hasAny = (wanted: readonly number[] | undefined) =>
    wanted === undefined || wanted.some((number) => holds(answer, number))
  return (
    need_values.every(hasAny) &&
    hasAny(need_count) &&
    hasAny(need_rank) &&
    need_text.every((any) => any.some((one) => text.includes(one))) &&
    need_re.every((pattern) => new RegExp(pattern, 'i').test(text))
  )
}

/** The kept lines of questions: those that are asked now, in their order. */
function keptOf(file: string, ids: ReadonlySet<string>): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => ids.has(line.split(' ')[0] ?? ''))
}

/** An answer in a line: what it declines or shows, and a digest of all that it says, reads, shows and offers, without words. */
function keptLine({ id }: Practice, answer: Answer): string {
  const [row] = answer.rows
  const shown = row ? `${answer.rows.length} rows from ${row.value} of ${row.location}` : 'no rows'
  const digest = createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 12)
  return `${id} ${answer.declined ? 'declined' : 'answered'}, ${shown}, ${digest}`
}

/** The ids of the questions that are not answered rightly, of those that have an answer and of those that have none; all answers. */
async function judged(questions: readonly Practice[]) {
  const { lexicon, currentYear, data } = await readQuestionWorld()
  const missed: Record<'answerable' | 'unanswerable', string[]> = { answerable: [], unanswerable: [] }
  const kept: string[] = []
  for (const practice of questions) {
    const { id, text, turns = [text], expected } = practice
    let before: Question | null = null
    let answer: Answer | null = null
    for (const turn of turns) {
      answer = answerQuestion(readQuestion(turn, { lexicon, currentYear, before }), data)
      before = answer.last ?? before
    }
    if (answer) kept.push(keptLine(practice, answer))
    if (answer && isRight(answer, practice)) continue
    missed[expected.answerable ? 'answerable' : 'unanswerable'].push(id)
  }
  return { missed, kept }
}

// `npm run bench` prints the score of the whole judge, which also reads the sentences; here it cannot sink unseen.
describe.each([
  ['practice.jsonl', 0.02, 1],
  ['further.jsonl', 0.02, 0],
  ['rounds.jsonl', 0.05, 3],
])('%s', (file, mostMissed, mostAnswered) => {
  test('gets the number of the data, and what has no answer is declined', async () => {
    const questions = practiceOf(file)
    const { missed, kept } = await judged(questions)
    const all = questions.filter(({ expected }) => expected.answerable).length
    expect(missed.answerable.length / all, missed.answerable.join()).toBeLessThanOrEqual(mostMissed)
    expect(missed.unanswerable.length, missed.unanswerable.join()).toBeLessThanOrEqual(mostAnswered)
    // Whatever else a change turns is looked at: `npm test -- --everywhere practice-score -u` keeps the new answers.
    const record = `${KEPT}${file.replace('jsonl', 'txt')}`
    if (WIDE) await expect(`${kept.join('\n')}\n`).toMatchFileSnapshot(record)
    else expect(kept).toEqual(keptOf(record, new Set(questions.map(({ id }) => id))))
  })
})
