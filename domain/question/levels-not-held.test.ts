import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns)

describe('places of which nobody has figures', () => {
  test.each([
    [
      'stunting by ward in Kano',
      'No figures by ward are held here.',
      'by state and by LGA',
      'in Kano: 51.9%',
    ],
    ['penta 3 by ward', 'No figures by ward are held here.', 'by zone, by state and by LGA', '53.4%'],
    ['penta3 by town', 'No figures by town are held here.', 'by LGA', '53.4%'],
    ['which towns have the highest stunting', 'No figures by town are held here.', 'by LGA', '39.5%'],
    ['stunting by village', 'No figures by village are held here.', 'by LGA', '39.5%'],
    ['penta 3 by health facility', 'No figures by facility are held here.', 'by LGA', '53.4%'],
    [
      'cholera by city',
      'No figures by town are held here.',
      'is held of the nation.',
      'Cholera cases (week) in Nigeria',
    ],
  ])('%s', (text, none, held, figure) => {
    const { text: said, answer } = asked(text)
    expect(answer.reason).toBe('no_level')
    for (const part of [none, held, figure]) expect(said).toContain(part)
  })

  test.each(['wards of Kano', 'how many wards are in Kano', 'do you have ward level data'])(
    'without an indicator: %s',
    (text) => {
      const { text: said, answer } = asked(text)
      expect(answer.reason).toBe('no_level')
      expect(said).toContain('Figures are held of the nation, of zones, states and LGAs')
      expect(answer.rows).toEqual([])
    },
  )

  test('after a figure, of the same place', () => {
    expect(asked('stunting in Kano', 'and by ward?').text).toContain('44 LGAs inside have figures')
  })

  test.each([
    [
      'senatorial districts of Kano',
      'Kano has 3 senatorial districts: Kano Central, Kano North and Kano South.',
    ],
    ['LGAs of Kano', 'Kano has 44 LGAs'],
    // datasets/observations/facility-census.csv: 396 of Kano North.
    [
      'which senatorial district in Kano has the most public health facilities',
      'of the senatorial districts: Kano North 396',
    ],
    ['stunting by senatorial district in Kano', 'No source has stunting (under 5) by senatorial district.'],
  ])('districts are named, and figures of them told or denied: %s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })
})

/** Figures of LGAs of datasets/observations/ndhs-sae.csv. */
describe('a city that has no figures of its own', () => {
  test.each([
    [
      'measles vaccination in Aba',
      'Aba North 72.1%',
      'Aba South 68.4%',
      'Measles immunization coverage in Abia',
    ],
    ['stunting in Jos', 'Jos North 45.5%', 'Jos South 43.2%', 'Stunting (under 5) in Plateau: 46.4%'],
    ['stunting in Jos town', 'Jos North 45.5%', 'Jos South 43.2%', 'Stunting (under 5) in Plateau: 46.4%'],
  ])('is told by its LGAs and its state: %s', (text, one, other, state) => {
    const { text: said, answer } = asked(text)
    expect(answer.declined).toBe(false)
    for (const part of ['itself has no figures; it is made up of', one, other, state])
      expect(said).toContain(part)
  })

  test('is told by its state, where its LGAs have none', () => {
    expect(asked('malaria prevalence in Ibadan').text).toContain(
      'so this is of the whole of Oyo. Malaria prevalence (6-59 months) in Oyo: 20.9%',
    )
  })

  test('stays in another year, and gives way to another place', () => {
    const turns = ['wasting in Ibadan', 'and in 2018', 'and Lagos?']
    expect(asked(...turns.slice(0, 2)).text).toContain('Ibadan North 5.4% (NDHS-SAE 2018')
    expect(asked(...turns).text).toContain('in Lagos: 6.5%')
  })

  test('is asked for where more than its figure is wanted', () => {
    expect(asked('has stunting in Ibadan improved').answer.reason).toBe('ambiguous_place')
  })
})
