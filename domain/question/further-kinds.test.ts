import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (turns: string) => answeredTurns(world, turns.split(' >> '))
const kindOf = (turns: string) => asked(turns).question?.frame.kind
const differences = (turns: string) =>
  asked(turns).answer.rows.flatMap(({ kind, value }) =>
    kind === 'difference' ? [Math.round(value * 10) / 10] : [],
  )

describe('which of two places changed more', () => {
  test.each([
    // NDHS 2013 and 2023–24: Kano 13.7 to 36.9, Jigawa 7.6 to 24.2.
    [
      'which improved more since 2013, Kano or Jigawa, in skilled birth attendance?',
      [23.2, 16.6, 6.6],
      'In Kano it improved more',
    ],
    [
      'did Kano improve faster than Jigawa since 2013 in skilled birth attendance',
      [23.2, 16.6, 6.6],
      'In Kano',
    ],
    // NDHS 2018 and 2023–24: Lagos 16.9 to 17.3, Rivers 18.0 to 12.3.
    ['between Lagos and Rivers, who has reduced stunting faster', [0.4, 5.7, 6.1], 'only in Rivers'],
    ['who cut stunting more since 2018, Lagos or Rivers', [0.4, 5.7, 6.1], 'no clear difference'],
    ['stunting: Lagos vs Rivers, which one dropped faster since 2018?', [0.4, 5.7, 6.1], 'only in Rivers'],
    [
      'which of Rivers and Lagos had the bigger drop in stunting since 2018',
      [5.7, 0.4, 6.1],
      'only in Rivers',
    ],
    ['has stunting been falling faster in Lagos than in Rivers', [0.4, 5.7, 6.1], 'only in Rivers'],
    // Gombe 25.8 to 59.8, Plateau 71.8 to 47.1, all with intervals.
    [
      'has Gombe improved more than Plateau in penta 3 since 2018',
      [34, 24.7, 58.7],
      'more than the published intervals allow for chance alone',
    ],
    // Kaduna 43.7 to 31.9, Katsina 14.6 to 33.7.
    [
      'which changed more between 2013 and 2018 in penta 3, Kaduna or Katsina',
      [11.8, 19.1, 30.9],
      'In Katsina it changed more',
    ],
  ])('%s', (text, apart, said) => {
    expect(differences(text)).toEqual(apart)
    expect(asked(text).text).toContain(said)
  })

  test.each([
    'which has more improved water sources, Kano or Jigawa',
    'is Kaduna improving faster than Kano in penta 3',
    'between Kano and Jigawa who has higher stunting',
    'which improved less since 2013, Kano or Jigawa, in skilled birth attendance',
    'which improved more, Kano or Jigawa or Katsina, in penta 3',
    'which state improved most in stunting since 2018',
  ])('%s: another question', (text) => {
    expect(kindOf(text)).not.toBe('moved_more')
  })
})

describe('how far a place is from the one at an end', () => {
  test.each([
    // NmDHS 2025–26: Imo 89.5, Kano 54.6, Sokoto 15.7; of the North-West Jigawa 56.3.
    ['how far is Kano behind the best state in penta 3', 34.9],
    ['what is the gap between Kano and the best state in penta 3', 34.9],
    ['compare Kano with the top state in penta 3', 34.9],
    ['how many percentage points separate Kano from the leading state in penta 3', 34.9],
    ['Kano versus the best state in penta 3', 34.9],
    ['how many points is Sokoto below the top state in penta 3', 73.8],
    ['by how much does Sokoto trail the best performing state in penta 3', 73.8],
    ['how far is Kano behind the best state in the North West in penta 3', 1.7],
    ['penta 3 in Kano >> how far is it behind the best state?', 34.9],
    // NDHS 2023–24: Rivers 12.3, Katsina 64.6, Lagos 17.3.
    ['how far is Lagos from the state with the lowest stunting', 5],
    ['in stunting, how far is Lagos from the best state', 5],
    ['how far is Lagos below the worst state in stunting', 47.3],
  ])('%s: %d', (turns, apart) => {
    expect(kindOf(turns)).toBe('behind_end')
    expect(differences(turns)).toEqual([apart])
  })

  test('the one at the end has no distance', () => {
    expect(asked('how far is Imo behind the best state in penta 3').text).toContain(
      'That is the figure of Imo itself',
    )
  })

  test.each([
    'which states are behind the best state in penta 3',
    'is Kano the best state in penta 3',
    'how far are Kano and Sokoto behind the best state in penta 3',
    'how far is Kano behind the best state',
    'how far is Kano behind the best state in population',
  ])('%s: another question', (text) => {
    expect(kindOf(text)).not.toBe('behind_end')
  })
})

describe('a rate or a mean that is doubted', () => {
  test.each([
    ['neonatal mortality in Ondo 3 per 1000, is that real?', 3, 'fits what is held: 3 per 1,000 (NDHS'],
    ['is TFR in Kano really 7.7', 7.7, '7.7 births per woman (MICS'],
    ['I heard the fertility rate in Kano is 7.7, is that right?', 7.7, 'The figure to quote'],
    ['my boss says TFR in Kano is 5.8, correct?', 5.8, '5.8 births per woman (NDHS 2023–24)'],
    ['u5mr of 110 per 1,000 for Nigeria, is this accurate', 110, '110 per 1,000 (NDHS 2023–24)'],
    ['confirm that under five mortality in Nigeria is 110 per 1,000 live births', 110, '(NDHS 2023–24)'],
    ['they say 1 in 2 children in Kano are stunted, true?', 50, 'near to it: 51.9%'],
  ])('%s', (text, claim, said) => {
    const { question, text: words } = asked(text)
    expect(question?.frame).toEqual({ kind: 'claims_apart', claims: [claim] })
    expect(words).toContain(said)
  })

  test('a number in another unit is not held against the figure', () => {
    expect(asked('neonatal mortality in Ondo 3 per 100,000, is that real?').answer.declined).toBe(true)
    expect(asked('stunting in Kano 3 per 1000, is that real?').text).not.toContain('fits what is held: 3%')
  })
})

describe('whether a figure ever lay on a side of a number', () => {
  test.each([
    ['have we ever reached 15% for contraceptive use in Kano', 'No:', 'MICS: 6.3%'],
    ['has Kano ever been above 50% in penta 3', 'Not by NDHS', '54.6% (NmDHS 2025–26)'],
    ['did Lagos ever exceed 80% penta 3', 'Yes:', '90.8% in 2018'],
    ['has Lagos ever been above 92% in penta 3', 'Not by NDHS', '92.6% (NNHS 2018)'],
    ['at any point was ANC4 in Kano above 60%?', 'No:', '51.3%'],
    ["has Kano's TFR ever been above 8", 'Yes:', '8.2 births per woman in 2008'],
    ['has stunting ever been under 30 in Lagos', 'Yes:', '16.9% in 2018'],
    ['has Nigeria ever been above 60% measles coverage', 'Not by NDHS', '65% (NNHS 2018)'],
    ['has penta 3 in Kano never been above 90%', 'No:', '47.5% in 2023–24'],
    ['stunting in Kano >> has it ever been under 40%?', 'No:', '46% in 2008'],
  ])('%s', (turns, answer, figure) => {
    const { text } = asked(turns)
    expect(text.startsWith(answer)).toBe(true)
    expect(text).toContain(figure)
  })

  test.each([
    // A year had more, and a week had not.
    'has cholera ever killed more than 500 in Nigeria',
    'which states have ever been above 90% in penta 3',
    'when was penta 3 ever above 90% in Lagos',
  ])('%s: another question', (text) => {
    expect(kindOf(text)).not.toBe('ever_beyond')
  })
})

describe('a target and a forecast in one', () => {
  test.each([
    'will Nigeria reach its target for skilled attendance by 2030',
    'can Nigeria meet the skilled birth attendance target by 2030?',
    'is Nigeria on track to hit the skilled birth attendance target by 2030',
    'what is the forecast of skilled birth attendance for 2030 and the target',
  ])('%s', (text) => {
    const { answer, text: words } = asked(text)
    const [forecast] = asked('forecast of skilled birth attendance in Nigeria for 2030').answer.rows
    expect(answer.rows[0]).toEqual({ ...forecast, target: 57 })
    expect(words).toContain('misses the target of 57% or more')
  })

  test('without a target, or a forecast, it says so', () => {
    expect(asked('will Nigeria achieve the target for teenage pregnancy by 2030').text).toContain(
      'No target is known',
    )
    expect(asked('can Kano hit the penta 3 target by 2028').text).toContain('No forecast can be made here')
    expect(kindOf('what is the skilled birth attendance target for 2030')).toBe('target')
  })
})

describe('turns after them', () => {
  test.each([
    ['has Kano ever been above 50% in penta 3 >> and in 2018?', 'level', 45.9],
    ['has Kano ever been above 80% in penta 3 >> and Lagos?', 'ever_beyond', 90.8],
    ['how far is Kano behind the best state in penta 3 >> and Sokoto?', 'behind_end', 15.7],
    ['will Nigeria reach its target for skilled attendance by 2030 >> what is it now?', 'target', 46],
  ])('%s', (turns, kind, value) => {
    const { question, answer } = asked(turns)
    expect(question?.frame.kind).toBe(kind)
    expect(answer.rows[0]?.value).toBe(value)
  })
})

describe('this week, and this year so far', () => {
  test.each([
    ['how many cases of Lassa this week in Nigeria', 13, '2026-W23'],
    ['confirmed lassa cases in the current week', 13, '2026-W23'],
    ['how many lassa cases so far this year', 833, '2026'],
    ['lassa fever confirmed cases in Nigeria year to date', 833, '2026'],
    ['cholera deaths so far this year', 14, '2025-W19'],
    ['cholera deaths this week', 14, '2025-W19'],
    ['measles cases this month', 1112, '2024-01'],
  ])('%s: %d of %s', (turns, value, period) => {
    const { answer, text } = asked(turns)
    expect(answer.rows[0]).toMatchObject({ value, period })
    expect(text).toContain('Nothing later than')
  })

  test.each([
    'penta 3 in Lagos last week',
    'cholera cases last week',
    'stunting in Kano this month',
    'lassa deaths this month',
  ])('%s: nothing is held by week or month', (text) => expect(asked(text).answer.reason).toBe('no_time'))
})
