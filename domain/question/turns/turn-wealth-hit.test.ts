import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)
test.each([
  'which wealth group is worst hit?',
  'which group is worst off',
  'who is hit hardest, poor or rich',
  'which quintile has it worst?',
  'what income group suffers most',
  'which class of people is most affected',
])('who is hit most is told by wealth: %s', (turn) => {
  const { text } = said(['stunting in Nigeria', turn])
  expect(text).toContain('Lowest 25%: 53.4%')
  expect(text).toContain('Highest 25%: 17.2%')
})

test.each(['which wealth group is worst hit?', 'which group is worst off'])(
  'where no groups are held it is declined as such: %s',
  (turn) => {
    expect(said(['stunting in Kano', turn]).answer.reason).toBe('no_group')
  },
)
