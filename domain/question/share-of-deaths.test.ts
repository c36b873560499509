import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns)
const values = (...turns: string[]) =>
  asked(...turns)
    .answer.rows.filter(({ kind }) => kind === 'figure')
    .map(({ value }) => value)

const NUMBER_ONLY = 'Only the number is held, not its share of all deaths.'

describe('how much of the deaths one cause takes', () => {
  // WHO-GHO of 2010, and deaths of WHO-MCEE in 2021, from their rows.
  test.each([
    'what share of under-five deaths is due to malaria',
    'how much of under five mortality does malaria cause',
    'malaria as a share of under-five deaths',
    'what percentage of under-five deaths is malaria',
    'what percentage of children who die before their fifth birthday die of malaria',
  ])('%s: the share that is published, and the newer number', (text) => {
    const said = asked(text).text
    expect(said).toContain(
      'Share of malaria among the deaths of children under 5 in Nigeria: 20% (WHO-GHO 2010)',
    )
    expect(said).toContain('Malaria deaths, 1-59 months 180,294 (WHO-MCEE 2021)')
    expect(said).not.toContain(NUMBER_ONLY)
  })

  test('of the year that is named', () => {
    expect(asked("malaria's share of under five deaths in 2005").text).toContain('22% (WHO-GHO 2005)')
  })

  test.each([
    ['what share of under-five deaths is due to pneumonia', [120_370, 48_779]],
    ['percentage of child deaths caused by diarrhoea', [129_661, 6196]],
    ['what proportion of neonatal deaths are due to prematurity', [51_227]],
    ['share of newborn deaths from sepsis', [41_386]],
    ['what fraction of deaths in children is from measles', [3489]],
    ['what part of deaths under five is due to aids', [10_463]],
    ['out of every 100 under-five deaths how many are due to meningitis', [24_391]],
    ['of all newborn deaths, what percentage is from tetanus', [1914]],
  ])('%s: the deaths of that cause, and that no share is held', (text, wanted) => {
    expect(values(text)).toEqual(wanted)
    expect(asked(text).text).toContain(NUMBER_ONLY)
  })

  test.each([
    ['what percent of maternal deaths are due to haemorrhage', 'maternal deaths'],
    ['what share of infant deaths is due to pneumonia', 'infant deaths'],
    ['what share of neonatal deaths are due to malaria', 'neonatal deaths'],
    ['what share of under-five deaths in Nigeria is due to malnutrition', 'under-five deaths'],
  ])('%s: nothing of that cause is held, and no rate takes its place', (text, understood) => {
    const { answer, text: said } = asked(text)
    expect(answer.reason).toBe('unknown_group')
    expect(said).toContain(`Understood: ${understood}.`)
    expect(answer.rows).toEqual([])
  })

  test('a state has no figure of a cause', () => {
    expect(asked('what share of under-five deaths is due to pneumonia in Kano').text).toContain(
      'No source has a figure of pneumonia deaths, 1-59 months in Kano',
    )
  })

  test('another cause after it is of the same people', () => {
    expect(values('what share of under-five deaths is due to malaria', 'and pneumonia?')).toEqual([
      120_370, 48_779,
    ])
  })

  test('what is asked on about it stays with the deaths of that cause', () => {
    const malaria = 'what share of under-five deaths is due to malaria'
    expect(asked(malaria, 'who says so').text).toContain('Malaria deaths, 1-59 months: 1 source has figures')
    expect(asked(malaria, 'in Kano?').text).toContain('malaria deaths, 1-59 months in Kano')
  })

  test.each([
    'share of under-five deaths from malaria by state',
    'what share of deaths of children who had measles is due to pneumonia',
    'what share of children with malaria die',
  ])('%s: what says more is no share of one cause', (text) => {
    expect(asked(text).answer.declined).toBe(true)
  })

  test('shares of all deaths are those that are published', () => {
    expect(asked('what share of all deaths is due to injuries').text).toContain(
      'Deaths from injuries in Nigeria: 7.7% (WHO-EST 2019)',
    )
  })
})
