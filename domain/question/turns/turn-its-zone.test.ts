import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const answered = (turns: string) => answeredTurns(world, turns.split('|'))

// The values were looked up in the files of datasets/. Each was told as a text of the help, of the nation, or not at all before.
test.each([
  ['ANC4 in Plateau?|in 2018?|How does its zone compare?', 'Plateau 54.3% (NDHS 2018'],
  ['ANC4 in Plateau|how does the zone compare', 'North-Central 50.3% (NDHS 2023–24)'],
  ['penta 3 Kano|how is the region it is in doing', 'North-West 42.7% (NmDHS 2025–26)'],
  ['penta 3 Kano|is it better than the zone', 'North-West 42.7% (NmDHS 2025–26)'],
  ['penta 3 Kano|against its zone', 'North-West 42.7% (NmDHS 2025–26)'],
  ['penta 3 Bichi LGA|how does its zone compare', 'North-West 42.7% (NmDHS 2025–26)'],
  ['which state has most stunting|how does its zone compare', 'Katsina 64.6%'],
  ['ANC4 in Plateau in 2018|compare with North Central', 'North-Central 54.3% (NDHS 2018)'],
  // The place stays after a text of the help, and after a turn that was declined.
  ['ANC4 in Plateau|how do I print a chart|skilled birth attendance there', 'in Plateau: 50.1%'],
  ['ANC4 in Plateau|how do I download it|and in 2018', 'in Plateau: 54.3%'],
  ['ANC4 in Plateau|bla foo bar|stunting in that state', 'in Plateau: 46.4%'],
])('%s', (turns, figure) => {
  expect(answered(turns).text).toContain(figure)
})

test.each(['stunting there', 'stunting in that state', 'same place, stunting', 'stunting in the same state'])(
  '%s, of no place: declined, and not told of the nation',
  (turns) => {
    expect(answered(turns).answer.reason).not.toBeNull()
  },
)

test.each([
  ['penta 3 Kano|how do I compare the zones', 'Open the section Zonal Analysis'],
  ['how many doctors are there', '39,912'],
  ['anc4 nigeria|penta 3 there', 'in Nigeria: 53.4%'],
])('%s stays what it is', (turns, words) => {
  expect(answered(turns).text).toContain(words)
})
