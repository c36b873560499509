import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns)

/** Of datasets/indicator_source.csv: rows that have figures by state are of 194 indicators and 28 sources, by LGA of 65 and 11. */
describe('what is held of one place', () => {
  test.each([
    'how many sources have figures for Kano',
    'which sources cover Kano',
    'what do you have on Kano',
    'which indicators do you have for Kano',
  ])('%s', (text) => {
    const { text: said, answer } = asked(text)
    expect(said).toContain('Figures by state are held for 194 of 487 indicators, by 28 sources: NDHS, ')
    expect(said).toContain('Some of them may lack Kano')
    expect(answer.links.map(({ href }) => href)).toEqual(['/health-profiles/kano'])
  })

  test('of an LGA, and of the nation', () => {
    expect(asked('what figures do you have about Ungogo').text).toContain(
      'Figures by LGA are held for 65 of 487 indicators, by 11 sources',
    )
    expect(asked('how many sources have figures for Nigeria').text).toContain('Of Nigeria as a whole')
  })

  test('of surveys alone, where surveys are asked for', () => {
    const said = asked('which surveys cover Kano').text
    expect(said).toContain('NDHS')
    expect(said).not.toContain('NHMIS')
  })

  test('of one indicator its sources are told as before', () => {
    expect(asked('which sources have stunting for Kano').text).toContain('Kano: 2 sources have figures')
  })

  test('what is asked next is of the place', () => {
    expect(asked('what do you have on Kano', 'stunting?').text).toContain('in Kano: 51.9%')
  })

  test.each(['how many indicators have figures for LGAs', 'which sources cover LGAs'])(
    'of a level it is said whether it is held: %s',
    (text) => {
      expect(asked(text).text).toContain('Yes: figures by LGA are held for 65 of 487 indicators')
    },
  )
})
