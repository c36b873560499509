import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The answer to the last of some turns. */
const asked = (...turns: readonly string[]) => answeredTurns(world, turns)

test('a round of two years beside a year is two figures and their difference', () => {
  const { answer, text } = asked('what did NDHS 2023-24 find for penta 3 in Kano compared with 2018')
  expect(answer?.rows.filter(({ kind }) => kind === 'figure')).toHaveLength(2)
  expect(text.match(/NDHS 2023–24/g)).toHaveLength(1)
  expect(text).toContain('The difference is')
})

describe('two indicators beside each other', () => {
  test('at one place: the difference, the share that was lost, and of whom they are', () => {
    const { text } = asked('difference between Penta 1 and Penta 3 in Anambra')
    expect(text).toContain('DPT 1 / Penta 1 coverage in Anambra: 85.1% (NDHS 2023–24)')
    expect(text).toContain('is 6.5 points higher than DPT 3 / Penta 3 coverage')
    expect(text).toContain('Of those who had the first, 7.6% did not have the second')
    expect(text).toContain('of the same people: Children aged 12-23 months, born in 2022')
  })

  test('said once for both: by their numbers, and by their last word', () => {
    expect(asked('Anambra: gap between first and third penta dose').text).toContain('6.5 points')
    expect(asked('neonatal versus infant mortality in Kaduna').text).toContain('33.8 per 1,000 higher')
  })

  test('of other people there is no share that was lost', () => {
    const { text } = asked('what is the gap between ANC 1 and ANC 4 in Niger State')
    expect(text).toContain('5.7 points higher')
    expect(text).not.toContain('Of those who had the first')
  })

  test('by state: where they lie furthest apart, and in how many one is above the other', () => {
    expect(asked('Which states have the widest gap between ANC4 and facility delivery?').text).toMatch(
      /furthest apart in: Kaduna 33\.5 points \(59\.4% and 25\.9%\); Enugu 30\.7 points/,
    )
    expect(asked('in how many states is penta 3 higher than measles').text).toContain(
      'Of 37 states 22 have more of DPT 3 / Penta 3 coverage than of measles immunization coverage',
    )
  })

  test('the next place keeps both', () => {
    expect(asked('difference between penta 1 and penta 3 in Kano', 'and in Lagos?').text).toContain(
      '6.9 points higher',
    )
  })

  test('a group of people is declined, never left out', () => {
    expect(asked('compare penta 1 and penta 3 of girls in Kano').answer).toMatchObject({
      declined: true,
      reason: 'no_group',
    })
  })
})

describe('between two numbers', () => {
  test.each([
    ['How many states fall between 40 and 60 percent for penta 3', /^14 of 37 states within 40% to 60%/],
    ['number of states with skilled birth attendance from 20% to 50%', /^10 of 37 states within 20% to 50%/],
    ['Is penta 3 in Kano between 40 and 60 percent?', /^Yes: the figure is within 40% to 60%\./],
    ['is stunting in Lagos between 20 and 30 percent', /^No: the figure is below 20% to 30%/],
  ])('%s', (text, said) => expect(asked(text).text).toMatch(said))

  test('ages are no such numbers', () => {
    expect(asked('skilled attendance of women between 15 and 24').question?.frame).toMatchObject({
      kind: 'groups',
    })
  })
})

describe('how far from a target', () => {
  test.each([
    [
      'how far is Kano from the 90% penta 3 target',
      '35.4 points below the indicative national target of 90%',
    ],
    ['What would Borno still need to reach the target on measles vaccination', '49.6 points below'],
    [
      'How far above the stunting target is Katsina',
      '44.6 points above the indicative national target of 20%',
    ],
    ['by how much does Kebbi miss 90% in penta 3', '64.9 points below'],
    ['how far is Kano from 50% stunting', '1.9 points above 50%'],
  ])('%s', (text, said) => expect(asked(text).text).toContain(said))

  test('of what was said before', () => {
    expect(asked('penta 3 coverage in Kano', 'how far from the target is that?').text).toContain(
      '35.4 points',
    )
  })

  test('without a target it is declined by name', () => {
    expect(asked('how far is Kano from the target on households with a television').answer.reason).toBe(
      'no_target',
    )
  })
})

describe('changes of a size', () => {
  test('by more than so many points', () => {
    expect(asked('how many states improved by more than 10 points in penta 3 since 2018').text).toMatch(
      /^12 of 37 states rose by more than 10\.0 points/,
    )
  })
})

describe('what a figure leaves open', () => {
  test('a series that ended long ago says where, and that projections go on', () => {
    expect(asked('How many covid deaths has Nigeria had so far').text).toContain(
      'Nothing later than NCDC 2020 week 23 is held.',
    )
    expect(asked('traditional method use in Nigeria').text).toContain(
      'Nothing later than UN DESA-FP 2019 is held but projections.',
    )
    expect(asked('stunting in Kano').text).not.toContain('Nothing later')
  })

  test('an order that names a coverage above 100% says that it is no success', () => {
    const above = (text: string) => asked(text).text.match(/[^.]* above 100%[^.]*\./)?.[0]
    expect(above('which state has the highest yellow fever vaccine coverage')).toMatch(
      /^ That is above 100%, often/,
    )
    expect(above('top 3 states for yellow fever vaccine coverage')).toMatch(
      /^ Some of these figures are above/,
    )
    expect(above('second highest yellow fever vaccine coverage by state')).toBeUndefined()
  })

  test('a zone without a figure of its own names what its states have', () => {
    const { answer, text } = asked('what is stunting like in the north west')
    expect(answer.declined).toBe(true)
    expect(text).toContain(
      '7 states inside have figures (NDHS 2023–24), between Kaduna 40.7% and Katsina 64.6%',
    )
  })

  test('whoever had no visit at all did not have the first', () => {
    expect(asked('percentage of Rivers women with no antenatal care at all').text).toContain('ANC 1+')
  })

  test('what people do counts: those who died are not the population', () => {
    // Under-five deaths of UN IGME, as the files of the release have them.
    expect(asked('How many under-fives died in Nigeria in 2020?').text).toContain('Under-five deaths')
    expect(asked('how many children work in Lagos').answer.declined).toBe(true)
  })
})
