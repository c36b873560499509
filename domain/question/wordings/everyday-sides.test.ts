import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['jmp', 'gdl'])
})
const asked = (text: string) => answeredTurns(world, [text])

describe('groups of people against each other', () => {
  // GDL 2018: stunting urban 26.3, rural 44.5; wasting 5.3 and 8.0. JMP 2022: open defecation 7.4 and 31.2.
  test.each([
    ['is stunting worse in the villages than in town? figures pls', ['26.3%', '44.5%']],
    ['is stunting worse in rural areas than in cities?', ['26.3%', '44.5%']],
    ['is stunting higher among villagers than townspeople', ['26.3%', '44.5%']],
    ['are city children doing better than rural children in wasting', ['5.3%', '8.0%']],
    ['do rural children fare worse than urban children on wasting', ['5.3%', '8.0%']],
    ['do rural children have more wasting than city children?', ['5.3%', '8.0%']],
    ['is open defecation more common in villages than in towns', ['7.4%', '31.2%']],
  ])('%s', (text, figures) => {
    const { question, text: words } = asked(text)
    expect(question?.frame.kind).toBe('groups')
    for (const figure of figures) expect(words).toContain(figure)
  })

  test.each([
    'do boys fare worse than girls in stunting',
    'is malaria prevalence worse among the poor than the rich?',
    'do poor women get less antenatal care than rich women',
  ])('%s: of groups that are not held', (text) => {
    expect(asked(text).answer.reason).toBe('no_group')
  })

  test('two places are no groups', () => {
    expect(asked('is stunting worse in Kano than in Lagos').question?.frame.kind).toBe('compare_places')
  })
})
