import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

/** Stunting, NDHS 2023-24: 30 of 37 states lie below Kano (51.9), 6 above it; wasting: 23 lie below Kano (9.5). */
describe('the places on one side of a figure', () => {
  test.each([
    'which states are lower than that',
    'which states have lower stunting than that',
    'which states have lower stunting',
    'which states do better',
    'who has lower than that',
    'how many states have a lower rate than that',
  ])('%s: they are listed', (turn) => {
    expect(answered(`stunting in Kano >> ${turn}`).text).toContain(
      '30 of 37 states below Kano (51.9%) for stunting (under 5) (NDHS 2023–24): Rivers 12.3%',
    )
  })

  test.each(['which states are worse than that', 'what states have higher stunting than it'])(
    '%s',
    (turn) => {
      expect(answered(`stunting in Kano >> ${turn}`).text).toContain('6 of 37 states above Kano (51.9%)')
    },
  )

  test.each(['any state worse than that?', 'are there any states above that', 'name the states above that'])(
    '%s: any of them',
    (turn) => {
      expect(answered(`stunting in Kano >> ${turn}`).text).toContain('6 of 37 states above Kano (51.9%)')
    },
  )

  test('fewer: 22 of 37 states below Ogun (917)', () => {
    expect(answered('which states have fewer doctors than Ogun').text).toContain(
      '22 of 37 states below Ogun (917) for doctors by state',
    )
  })

  test.each([
    'which states have lower wasting than Kano?',
    'which states have a lower wasting rate than Kano',
    'who has lower wasting than Kano',
    'how many states have better wasting than Kano',
  ])('%s: as a question of its own', (question) => {
    expect(answered(question).text).toContain('23 of 37 states below Kano (9.5%) for wasting')
  })

  test.each([
    ['which states have worse stunting than Nigeria', '16 of 37 states above Nigeria (39.5%)'],
    ['states with higher stunting than Nigeria', '16 of 37 states above Nigeria (39.5%)'],
    ['which states have higher penta 3 coverage than the national average', 'states above Nigeria (53.4%)'],
    ['does Kano have lower wasting than Lagos', 'The difference is 3.5 points'],
    [
      'stunting in Kano in 2018 >> which states have higher rates than it',
      '4 of 37 states above Kano (56.9%)',
    ],
    [
      'which state has the highest stunting >> which states are lower than that',
      '36 of 37 states below Katsina',
    ],
  ])('%s', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })

  test.each([
    [
      'global MPI people in poverty in Kano >> which states are poorer than that',
      '10 of 37 states above Kano (45.1%)',
    ],
    ['poverty in Lagos >> which states are less poor than that', '1 of 24 states below Lagos (29.4%)'],
    ['poverty in Lagos >> which states are richer than that', '1 of 24 states below Lagos (29.4%)'],
  ])('%s: poorer, of poverty', (turns, said) => {
    expect(answered(turns).text).toContain(said)
  })

  test.each([
    'stunting in Kano >> which states are poorer than that',
    'stunting in Kano >> which states have lower wasting than that',
    'school attendance of girls aged 12-14 in Jigawa >> which states are lower than that',
    'school attendance of girls aged 12-14 in Jigawa >> which state is highest',
  ])('%s: another figure than that is not told', (turns) => {
    expect(answered(turns).answer.declined).toBe(true)
  })
})

const BAUCHI = 'stunting >> which state is highest in the north east'

/** In the North-East stunting is highest in Bauchi (61.7), whose wasting is 5.4. */
describe('that one, after an order within a zone: the state that was the answer', () => {
  test.each([
    ['and wasting in that state', 'Wasting (under 5) in Bauchi: 5.4%'],
    ['what about wasting in that one', 'Wasting (under 5) in Bauchi: 5.4%'],
    ['and its wasting', 'Wasting (under 5) in Bauchi: 5.4%'],
    ['and wasting there', 'Wasting (under 5) in Bauchi: 5.4%'],
    ['is that worse than Kano', 'Bauchi 61.7% (NDHS 2023–24, 90% interval 56.6–65.8); Kano 51.9%'],
    ['how far is that state from the target', '41.7 points above'],
    ['how many people is that', 'in Bauchi: 61.7%'],
    ['one in how many', 'one in 1.6'],
    ['how far is it from the target', '41.7 points above'],
    ['how has it changed since 2013', 'in Bauchi was 49.3% in 2013'],
    ['has it met the target', 'in Bauchi: 61.7%'],
    ['how reliable is that', 'in Bauchi is 61.7% (NDHS 2023–24): with 90% certainty'],
  ])('%s', (turn, said) => {
    expect(answered(`${BAUCHI} >> ${turn}`).text).toContain(said)
  })

  test.each([
    ['is that above the national average', 'Nigeria 39.5%'],
    ['is that worse than Kano', 'Kano 51.9%'],
    ['compare it with Kano', 'Kano 51.9%'],
  ])('%s: the state beside it, and not the zone', (turn, said) => {
    const { text } = answered(`${BAUCHI} >> ${turn}`)
    expect(text).toContain('Bauchi 61.7%')
    expect(text).toContain(said)
    expect(text).not.toContain('North-East')
  })

  /** Of the whole country stunting is highest in Katsina: 64.6%. */
  test.each([
    'how many people is that',
    'has it met the target',
    'one in how many',
    'how far is it from the target',
  ])('%s: of the state that came first, and not of the nation', (turn) => {
    const { text } = answered(`which state has the highest stunting >> ${turn}`)
    expect(text).toContain('in Katsina: 64.6%')
    expect(text).not.toContain('in Nigeria')
  })

  test('that zone is the zone still', () => {
    const { text } = answered(`${BAUCHI} >> and wasting in that zone`)
    expect(text).toContain('in the North-East')
    expect(text).not.toContain('in Bauchi:')
  })

  test('ORT, where penta 3 is lowest in the south west: Oyo 75.3%', () => {
    expect(
      answered('penta3 coverage >> who is lowest in the south west >> what about ORT in that one').text,
    ).toContain('Diarrhoea treated with ORT in Oyo: 75.3%')
  })
})
