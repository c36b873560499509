import { english } from '#languages/from-source.ts'
import { answerQuestion } from '#domain/question/answer/answer-question.ts'
import type { Question } from '#domain/question/question.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import { strangers } from '#tests/builders/answer-numbers.ts'
import { readQuestionWorld } from '#tests/builders/question-data.ts'
import { questionAtRandom, questionWords } from '#tests/builders/questions-at-random.ts'
import { stream } from '#tests/builders/stream.ts'
import { progress, report } from './report.ts'

// Questions that nobody would ask, 100,000 of them, a fifth as the next of a conversation: none may crash the engine, none may be
// answered with a number that its rows do not have. `MSDAT_BENCH_SEED` draws others.
const COUNT = 100_000
const GOES_ON = 0.2

const { data, lexicon, currentYear } = await readQuestionWorld()
const words = questionWords(data.reference)
const seed = Number(process.env.MSDAT_BENCH_SEED ?? 20_261_124)
const next = stream(seed)
const found = { crashed: [] as string[], invented: [] as string[], silent: [] as string[] }
let answered = 0
let before: Question | null = null
const begun = performance.now()
for (let count = 1; count <= COUNT; count++) {
  const text = questionAtRandom(words, next)
  try {
    const answer = answerQuestion(readQuestion(text, { lexicon, currentYear, before }), data)
    if (strangers(answer).length > 0) found.invented.push(text)
    if (english.text(answer.text) === '') found.silent.push(text)
    if (!answer.declined) answered += 1
    before = next() < GOES_ON ? answer.last : null
  } catch (error) {
    found.crashed.push(`${text}: ${error}`)
    before = null
  }
  if (count % 10_000 === 0) progress(`${count} questions`)
}
const spent = performance.now() - begun
for (const [kind, texts] of Object.entries(found))
  for (const text of texts.slice(0, 20)) progress(`${kind}: ${text}`)
report('Questions at random', [
  { what: `questions at random (seed ${seed})`, value: COUNT.toLocaleString('en') },
  { what: 'answered, the others declined', value: answered.toLocaleString('en') },
  { what: 'time of each', value: `${(spent / COUNT).toFixed(1)} ms` },
  ...(['crashed', 'invented', 'silent'] as const).map((kind) => ({
    what: { crashed: 'crashes', invented: 'numbers without a row', silent: 'answers without words' }[kind],
    value: String(found[kind].length),
    budget: '0',
    kept: found[kind].length === 0,
  })),
])
process.exit()
