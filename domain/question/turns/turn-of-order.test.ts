import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const ORDER = 'rank states by skilled birth attendance'

/** Short words after an order, with the figures of NDHS 2023-24. */
test.each([
  [`${ORDER} >> just the first three`, 'Imo 97.2%, Enugu 96.4% and Abia 95.9% (NDHS 2023–24)'],
  [
    `${ORDER} >> and the five worst >> just three`,
    'Kebbi 9.6%, Sokoto 12.4% and Zamfara 13.2% (NDHS 2023–24)',
  ],
  [`${ORDER} >> only in the north west >> two please`, 'Kano 36.9% and Kaduna 35.5% (NDHS 2023–24)'],
  [`${ORDER} >> what position is Kano`, 'Kano is number 26 of 37 states'],
  [`${ORDER} >> which position does Kano hold`, 'Kano is number 26 of 37 states'],
])('%s', (turns, said) => {
  expect(answered(turns).text).toContain(said)
})

test.each(['without the FCT', 'except the FCT', 'minus the FCT please', 'the same without the FCT'])(
  '%s: nothing is left out of an order, and the place alone is not told',
  (turn) => {
    expect(answered(`${ORDER} >> ${turn}`).answer.reason).toBe('without_part')
  },
)
