import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import { strangers } from '#tests/builders/answer-numbers.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import type { Answer } from './answer.ts'
import { answerQuestion } from './answer-question.ts'

const [PENTA_3] = [18]

/** The figures as readers get them: those of LGAs with a wide interval are marked. */
let world: QuestionWorld
beforeAll(async () => {
  const shipped = await readQuestionWorld()
  const { reference, tableOf: allOf } = shipped.data
  const marked = tableOf(withhold(pointsWhere(allOf(PENTA_3), { indicator: PENTA_3 }), reference).shown)
  const data = { ...shipped.data, tableOf: (id: number) => (id === PENTA_3 ? marked : allOf(id)) }
  world = { ...shipped, data }
})

function asked(question: string): Answer {
  return answerQuestion(readQuestion(question, { ...world, before: null }), world.data)
}

// NDHS-SAE 2023–24 has 21 LGAs of Kebbi: Suru 10.22, Gwandu 12.16 and Augie 12.88 lie below Argungu, each with a wide interval.
// NCDC 2025 has 31 of 36 states below 20 cases, 17 of them without any; of the others Ebonyi has least, 25.
test.each([
  [
    'which LGA in Kebbi has the lowest penta 3',
    'LGAs that can be ranked: Argungu 14.4% (NDHS-SAE 2023–24); 3 are lower, with too wide an interval: Suru 10.2%, Gwandu 12.2% and Augie 12.9%.',
  ],
  [
    'which state has the lowest lassa cases in 2025',
    'of the 5 states that can be ranked: Ebonyi 25 (NCDC 2025); 31 are lower, on fewer than 20 events.',
  ],
  ['which states have lassa', 'Ebonyi 25 and Taraba 137 (NCDC 2025); 31 are lower, on fewer than 20 events.'],
])('%s: none is the lowest where figures without a rank are lower', (question, part) => {
  const answer = asked(question)
  const said = english.text(answer.text)
  expect(said).toContain(part)
  expect(said).not.toMatch(/lowest (?:Ebonyi|Lassa)|Lowest/)
  expect(strangers(answer)).toEqual([])
})
