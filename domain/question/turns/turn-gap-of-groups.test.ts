import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const GIRLS = 'school attendance of girls aged 12-14 in Jigawa'
const BOTH = `${GIRLS} >> and boys?`
const JIGAWA = 'in Jigawa, by sex: Female: 59.8% and Male: 61.4% (GDL 2018). The difference is 1.6 points'
const BORNO = 'in Borno, by sex: Female: 58.3% and Male: 65.4% (GDL 2018). The difference is 7.1 points'

/** GDL 2018: Borno 58.27 and 65.38, Jigawa 59.82 and 61.44, Kano 65.07 and 70.89; of 2013 Jigawa 32.66 and 46.04. */
describe('the gap between two groups, at the place that is named', () => {
  test.each([
    `${BOTH} >> what's the gap in Borno`,
    `${BOTH} >> the gap between girls and boys in Borno`,
    `${BOTH} >> how far apart are boys and girls in Borno`,
    `${BOTH} >> gender gap in Borno`,
    `${BOTH} >> compare boys and girls in Borno`,
    `${BOTH} >> girls compared to boys in Borno`,
    `${BOTH} >> male-female difference for Borno?`,
    `${GIRLS} >> How big is the boy-girl gap in Borno`,
  ])('%s', (turns) => {
    const { text } = answered(turns)
    expect(text).toContain(BORNO)
    expect(text).not.toContain('Jigawa')
  })

  test('of each age where none is named: Sokoto 25.7 and 37.0, and nothing of Lagos', () => {
    const { text } = answered('school attendance of girls in Lagos >> How big is the boy-girl gap in Sokoto')
    expect(text).toContain('ages 12-14 in Sokoto, by sex: Female: 25.7% and Male: 37.0%')
    expect(text).not.toContain('Lagos')
  })

  test.each([`${BOTH} >> the gap`, `${BOTH} >> how big is the difference`])(
    '%s: at the same place',
    (turns) => {
      expect(answered(turns).text).toContain(JIGAWA)
    },
  )

  test('of another year', () => {
    expect(answered(`${BOTH} >> what was the gap in 2013`).text).toContain(
      'Female: 32.7% and Male: 46.0% (GDL 2013). The difference is 13.3 points',
    )
  })

  test.each([`${BOTH} >> is the gap bigger in Borno`, `${BOTH} >> how does the gap compare with Borno`])(
    '%s: that of both places',
    (turns) => {
      const { text } = answered(turns)
      expect(text).toContain(JIGAWA)
      expect(text).toContain(BORNO)
    },
  )

  test('two figures of people of one sex are held apart there: 4.4 and 6.2 of NDHS 2018', () => {
    const { text } = answered('women with health insurance in Kano >> and men >> gap in Lagos')
    expect(text).toContain('1.8 points higher')
    expect(text).toContain('in Lagos: 4.4%')
  })
})

describe('what is no gap between groups', () => {
  test('of one place and then another: the group of each', () => {
    const { text } = answered(`${GIRLS} >> and in Borno >> what is the difference`)
    expect(text).toContain('in Jigawa, by sex: Female: 59.8%')
    expect(text).toContain('in Borno, by sex: Female: 58.3%')
  })

  test('of two places that are named', () => {
    const { text } = answered(`${BOTH} >> difference between Borno and Kano`)
    expect(text).toContain('in Borno, by sex: Male: 65.4%')
    expect(text).toContain('in Kano, by sex: Male: 70.9%')
  })

  test('an order of gaps is not told, and not that of everybody instead', () => {
    expect(answered(`${BOTH} >> which state has the biggest gap`).answer.reason).toBe('left_out')
  })

  test('without groups it is that between the places', () => {
    expect(answered("stunting in Kano by GDL >> what's the gap in Borno").text).toContain(
      'Kano 57.1% (GDL 2018); Borno 45.4% (GDL 2018). The difference is 11.7 points',
    )
  })
})
