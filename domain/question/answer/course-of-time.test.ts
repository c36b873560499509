import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (text: string) => answeredTurns(world, [text]).text

describe('a course over time', () => {
  test('names the peak between its ends', () => {
    expect(said('guinea worm trend Nigeria')).toContain('In between it rose to 653,492 (1988)')
  })

  test('names what another source has later', () => {
    expect(said('total fertility rate of Katsina over time')).toContain(
      'Later, by another source: 5.7 births per woman (NDHS 2023–24)',
    )
    const { answer } = answeredTurns(world, ['total fertility rate of Katsina over time'])
    expect(answer.rows.at(-1)).toMatchObject({ value: 5.7, period: '2024' })
  })

  test('names the longer series of another survey', () => {
    // NDHS has 6, 13, 15, 15.1 and 16.6% in datasets/observations/ndhs.csv; the figure to quote is of MICS.
    const { answer, text } = answeredTurns(world, ['course of contraception in Nigeria'])
    expect(text).toContain('was 14.7% in 2007, 21.6% in 2021, by MICS')
    expect(text).toContain('NDHS has a longer series, of 5 figures: 6% in 1990 to 16.6% in 2018.')
    expect(answer.rows.slice(-2)).toMatchObject([{ value: 6 }, { value: 16.6 }])
    expect(said('contraception in Nigeria by MICS over time')).not.toContain('longer series')
    // Nobody else has more rounds of it than NDHS.
    expect(said('stunting over time in Nigeria')).not.toContain('longer series')
  })

  test('since a year is told by two rounds of the survey to quote, and not by reports between them', () => {
    expect(said('measles coverage in Sokoto since 2018')).toContain(
      'was 19.0% in 2018, 10.9% in 2023–24, by NDHS',
    )
  })

  test('since a year that no source has with a later one begins at the figure before it', () => {
    expect(said('has exclusive breastfeeding in Nigeria gone up since 2018')).toContain(
      'was 24% in 2016–17, 34% in 2021, by MICS',
    )
  })

  test('of several places that are asked for names several, and of one that one', () => {
    const several = said('which states got worse in penta 3 since 2018')
    expect(several).toContain('Plateau down 24.7 points')
    expect(several).toContain('Kwara down 19.6 points')
    expect(said('which state got worse in penta 3 since 2018')).not.toContain('Kwara')
  })

  test('a year of which months alone are held is told by them, with the number that is missing', () => {
    expect(said('measles cases in Nigeria 2024')).toContain('1,112, of 1 of 12 months, 11 missing')
    expect(said('lassa confirmed cases in the last week reported')).toContain('13 (NCDC 2026 week 23)')
  })
})
