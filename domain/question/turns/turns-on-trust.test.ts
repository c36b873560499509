import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh', 'who-tb'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const KANO =
  'Stunting (under 5) in Kano is 51.9% (NDHS 2023–24): with 90% certainty the true value lies between 45.6 and 57.5'

describe('how reliable a figure is: what its interval says', () => {
  test.each([
    'stunting in Kano >> how sure are we',
    'stunting in Kano >> how reliable is that?',
    'stunting in Kano >> how accurate is this figure',
    'stunting in Kano >> is it reliable?',
    'stunting in Kano >> is it a reliable number?',
    'stunting in Kano >> reliability?',
    'stunting in Kano >> can I trust that',
    'stunting in Kano >> how much can I trust this number',
    'which figure should I quote for stunting in Kano >> how reliable is it',
    'how reliable is the figure for stunting in Kano',
    'how accurate is the stunting figure for Kano',
    'can I trust the number for stunting in Kano',
  ])('%s', (turns) => {
    expect(answered(turns).text).toContain(KANO)
  })

  test('of the figure to quote, where two sources were named before: UN IGME-States 34.4 (26.7 to 45.1)', () => {
    expect(
      answered(
        'what is the neonatal mortality rate in Nigeria >> which figure should I quote, DHS or the UN one? >> and for Kwara >> how reliable is that?',
      ).text,
    ).toContain(
      'in Kwara is 34.4 per 1,000 (UN IGME-States 2021): with 90% certainty the true value lies between 26.7 and 45.1',
    )
  })

  test('of the place that came first in an order: Katsina 64.6 (53.1 to 74.4)', () => {
    expect(answered('which state has the highest stunting >> how reliable is that').text).toContain(
      'in Katsina is 64.6% (NDHS 2023–24): with 90% certainty the true value lies between 53.1 and 74.4',
    )
  })

  test('of a group no interval of everybody is told', () => {
    const { answer } = answered('school attendance of girls aged 12-14 in Jigawa >> how reliable is that')
    expect(answer.reason).toBe('left_out')
  })

  test.each([
    ['which figure is the most reliable for stunting in Kano', 'Quote NDHS 2023–24'],
    ['how reliable is NDHS', 'is a survey'],
    ['stunting in Kano >> are you sure', 'Quote NDHS 2023–24'],
    ['stunting in Kano since 2013 >> how reliable is that', 'It is unclear whether this is a change'],
  ])('%s: another question', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })
})

describe('which year a figure is from and who collected it', () => {
  test.each([
    'which year is that from and who collected it',
    'who collected it and when',
    'when was that and who did it?',
    'and when was it collected, and by whom?',
    'when was this data collected and by who',
  ])('%s: the figure with its year, and who is behind it', (turn) => {
    const { text } = answered(`births attended by skilled staff in Enugu in 2018 >> ${turn}`)
    expect(text).toContain('89.9% (NDHS 2018). NDHS (Nigeria Demographic and Health Survey) is a survey')
  })

  test.each(['source and year?', 'what survey is that and what year'])('%s: the figure says both', (turn) => {
    const { text } = answered(`births attended by skilled staff in Enugu >> ${turn}`)
    expect(text).toContain('96.4% (NDHS 2023–24')
    expect(text).not.toContain('is a survey')
  })

  test('what is asked next keeps no source: the newer figure of Ebonyi is in doubt', () => {
    expect(
      answered(
        'births attended by skilled staff in Enugu >> which year is that from and who collected it >> and in Ebonyi',
      ).text,
    ).toContain('58.3% (NDHS 2018)')
  })
})

const DISTANCES = [
  '39.4 points above',
  '1.3 points above',
  'A later figure is in doubt',
  '72.3% (NDHS 2023–24',
]

/** Skilled attendance: Enugu 96.4, Ebonyi 58.3 of 2018 (72.3 of 2023-24 is in doubt), target 57. */
describe('how far two places are from the target', () => {
  test.each([
    'births attended by skilled staff in Enugu >> compare with Ebonyi >> how far are they from the national target',
    'births attended by skilled staff in Enugu >> and Ebonyi >> how far are they from the target',
    'births attended by skilled staff in Enugu and Ebonyi >> how far from the target is each',
    'births attended by skilled staff in Enugu and Ebonyi >> how far off the target are both',
    'how far are Enugu and Ebonyi from the national target for births attended by skilled staff',
  ])('%s: each distance, and why another figure than before is told', (turns) => {
    const { text } = answered(turns)
    for (const said of DISTANCES) expect(text).toContain(said)
  })

  test('one place, from the national target: no comparison with the nation', () => {
    expect(
      answered('births attended by skilled staff in Enugu >> how far is it from the national target').text,
    ).toContain('39.4 points above the indicative national target of 57%')
  })

  test('from the national average it is that comparison', () => {
    expect(
      answered('births attended by skilled staff in Enugu >> how far is it from the national average').text,
    ).toContain('The difference is 50.4 points')
  })

  test('whether they have met it: why another figure is told', () => {
    expect(
      answered('births attended by skilled staff in Enugu and Ebonyi >> have they met the target').text,
    ).toContain('A later figure is in doubt')
  })
})
