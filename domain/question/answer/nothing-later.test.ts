import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const PHONES = 'households with a mobile phone in Rivers >> how does it compare to Zamfara'

/** The series of GDL ends in 2018, and no other source has mobile phones by state. */
describe('whether anything newer is held', () => {
  test.each([
    'do you have anything newer',
    'any more recent data?',
    'is there nothing newer',
    'anything later than that',
    'Is there a more up to date one',
  ])('%s: of each of two places', (turn) => {
    expect(answered(`${PHONES} >> ${turn}`).text).toContain('Nothing later is held for Rivers and Zamfara.')
  })

  test.each([
    ['stunting in Kano >> anything newer?', 'Nothing later is held for Kano.'],
    [
      'school attendance of girls aged 12-14 in Jigawa >> anything newer?',
      'Nothing later is held for Jigawa.',
    ],
  ])('%s', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })

  test.each([
    'That is 2014. anything newer?',
    'thats from 2018, any newer figure?',
    'That is old data from 2018! is there nothing more recent?',
  ])('%s: after a remark on the year', (turn) => {
    expect(answered(`households with a computer in Rivers >> ${turn}`).text).toContain(
      '9.6% (GDL 2018). Nothing later than GDL 2018 is held.',
    )
  })

  test('what is newer is told, and not that nothing is', () => {
    const { text } = answered('stunting in Kano and Lagos in 2013 >> anything newer?')
    expect(text).toContain('Kano 51.9% (NDHS 2023–24')
    expect(text).not.toContain('Nothing later')
  })

  test('a question of its own for the newest figure is not told so', () => {
    expect(answered('latest figure of stunting in Kano').text).not.toContain('Nothing later')
  })
})
