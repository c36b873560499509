import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

/** Of 1,029 public facilities in Kano 999 are primary, and the nation has 20,807 and 19,446, as datasets/observations has them. */
const PRIMARY = 'how many health facilities in Kano >> and how many of them are primary'

describe('the share of a number in another that it is a part of', () => {
  test.each([
    'what percent of the total is that',
    'as a percent?',
    'as a percentage of all of them',
    'what proportion of all facilities is that',
    'so what share are primary',
    'what is that as a share of the total',
  ])('%s: both numbers of one source', (turn) => {
    expect(answered(`${PRIMARY} >> ${turn}`).text).toContain(
      'Public primary care facilities in Kano: 999 of 1,029 public health facilities, which is 97.1% (Facility census 2019)',
    )
  })

  test.each([
    [
      'public health facilities in Delta >> how many of them are primary >> what percent is that',
      '422 of 491',
      '85.9%',
    ],
    // 30 of 1,029; 228 of 253; 252,871 of 768,479; 2,580,996 of 15,462,177.
    ['how many health facilities in Kano >> what percentage of them are secondary', '30 of 1,029', '2.9%'],
    [`${PRIMARY} >> what percent of the total is that >> and in Lagos?`, '228 of 253', '90.1%'],
    [
      'neonatal deaths in Nigeria >> what percent of under-five deaths is that',
      '252,871 of 768,479',
      '32.9%',
    ],
    ['population under 5 in Kano >> as a percentage of the population', '2,580,996 of 15,462,177', '16.7%'],
    [
      'population under 5 in Kano >> and the total >> what percent is that',
      '2,580,996 of 15,462,177',
      '16.7%',
    ],
  ])('%s', (turns, numbers, share) => {
    const { text } = answered(turns)
    expect(text).toContain(numbers)
    expect(text).toContain(share)
  })
})

describe('the share of a place in the whole country', () => {
  test.each([
    [
      'how many health facilities in Kano >> what share is that of the whole country',
      '1,029 of 20,807',
      '4.9%',
    ],
    ['how many health facilities in Kano >> what percent of Nigeria is that', '1,029 of 20,807', '4.9%'],
    [
      'how many health facilities in Kano >> and in Nigeria >> what percent is that',
      '1,029 of 20,807',
      '4.9%',
    ],
    [
      'public primary care facilities in Nigeria >> and in Kano >> what percent is that',
      '999 of 19,446',
      '5.1%',
    ],
    [`${PRIMARY} >> as a percent? >> what share is that of the whole country`, '999 of 19,446', '5.1%'],
  ])('%s', (turns, numbers, share) => {
    const { text } = answered(turns)
    expect(text).toContain(numbers)
    expect(text).toContain(share)
  })

  test.each([
    'stunting in Kano >> what share is that of the whole country',
    'stunting in Kano >> and in Nigeria >> what percent of the total is that',
  ])('%s: shares are parts of nothing', (turns) => {
    expect(answered(turns).answer.reason).toBe('not_aggregable')
  })

  test.each([
    'people living with HIV in Nigeria >> what percent is that of all',
    'how many health facilities in Kano >> and in Lagos >> what percent is that',
    'public primary care facilities in Kano >> and in Lagos >> what percent is that',
    'measles cases in Nigeria >> as a percent?',
  ])('%s: of what nobody said, and no figure stands for it', (turns) => {
    expect(answered(turns).answer.declined).toBe(true)
  })

  test('a share that is there already stays one', () => {
    expect(answered('stunting in Kano >> as a percent?').text).toContain('51.9%')
  })
})
