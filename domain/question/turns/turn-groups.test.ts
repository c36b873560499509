import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['un-igme', 'gdl'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const CHILDREN = 'under-five mortality in Nigeria'

describe('which of two groups has more of the figure before', () => {
  test.each([
    'do boys or girls die more?',
    'who is worse off, boys or girls',
    'boys or girls, who dies more',
    'is it higher in boys than in girls',
    'which sex dies more',
  ])('%s: 99.5 and 110.1 of datasets/disaggregated', (turn) => {
    const { text } = answered(`${CHILDREN} >> ${turn}`)
    expect(text).toContain('Female: 99.5 per 1,000 and Male: 110.1 per 1,000 (UN IGME 2023)')
  })

  test.each(['is it worse for the poorest or the richest', 'are the poor or the rich more stunted'])(
    '%s: by wealth',
    (turn) => {
      const { text } = answered(`stunting in Nigeria according to GDL >> ${turn}`)
      expect(text).toContain('Lowest 25%: 53.4%')
      expect(text).toContain('Highest 25%: 17.2%')
    },
  )

  test.each(['are men or women hit harder', 'is it worse in towns or villages'])(
    '%s: no figures of these groups are held',
    (turn) => {
      expect(answered(`cholera cases in Nigeria >> ${turn}`).answer.reason).toBe('no_group')
    },
  )

  test('other things that groups do are no question of the figure before', () => {
    expect(answered('stunting in Nigeria >> do boys or girls die more').question?.frame.kind).toBe('decline')
  })
})

describe('everybody again', () => {
  test.each([
    `${CHILDREN} >> for girls >> overall`,
    `${CHILDREN} >> thank you. now for girls >> all of them again`,
    `${CHILDREN} >> rural only >> back to all of them`,
    `${CHILDREN} >> rural only >> for the whole population`,
    `${CHILDREN} >> by sex >> and all together`,
  ])('%s', (turns) => {
    expect(answered(turns).text).toContain('Under 5 mortality rate in Nigeria: 104.9 per 1,000 (UN IGME 2023')
  })

  test('a figure of women is of nobody else', () => {
    expect(answered('literacy of women in Kano >> back to everybody').answer.declined).toBe(true)
  })
})
