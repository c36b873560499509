import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)

const KWARA = ['Kwara is number 7 of 7 states', 'the 7 states of the North-Central']

// The order was computed from the files of datasets/observations.
test.each([
  'where does it stand in North-Central',
  'how does it rank in its zone',
  'its position in the zone?',
  'and our rank within the North Central zone',
  'what position is it among North-Central states?',
  'where is it ranked among the states of the north-central',
  'rank in its geopolitical zone nko',
  'where it dey for its zone?',
])('the place of a state in a zone is counted among the states of it: %s', (turn) => {
  const { text, question } = said(['IPTp3 coverage in Kwara', turn])
  expect(question?.frame.kind).toBe('rank_within')
  for (const words of KWARA) expect(text).toContain(words)
})

test.each([
  [['stunting in Osun', 'its position in the South-West'], 'Osun is number 1 of 6 states'],
  [['stunting in Kano', 'how does it rank', 'and within the zone?'], 'Kano is number 5 of 7 states'],
  [['penta 3 in Kano', 'its rank in the zone', 'and in 2018?'], 'Kano is number 1 of 7 states'],
  [['penta 3 in Kano', 'its rank in the zone', 'and Kebbi?'], 'Kebbi is number 6 of 7 states'],
  [['penta 3 in Kano', 'its rank in the zone', 'and Lagos?'], 'Lagos is number 5 of 37 states'],
  [['penta 3 in Kano', 'its rank in the zone', 'and for stunting'], 'Kano is number 5 of 7 states'],
  [['penta 3 in Kano', 'its rank in the zone', 'who is first?'], 'Jigawa 56.3%'],
  [['rank of Kwara for IPTp3 among North-Central states'], 'Kwara is number 7 of 7 states'],
  [
    ['penta 3 in Jigawa', 'is it the best in its zone'],
    'Yes, by these figures. Jigawa is number 1 of 7 states',
  ],
  [['penta 3 in Kano', 'is it the highest in the North-West?'], 'Kano is number 2 of 7 states'],
  [
    ['does Jigawa have the highest penta 3 in the North-West?'],
    'Yes, by these figures. Jigawa is number 1 of 7',
  ],
])('%j', (turns, words) => {
  expect(said(turns).text).toContain(words)
})

test('in another zone a state has no place', () => {
  const { answer, text } = said(['IPTp3 coverage in Kwara', 'where does it stand among South-East states'])
  expect(answer.declined).toBe(true)
  expect(text).not.toContain('%')
})
