import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text])

// The figures were computed from the files of datasets/observations/.
describe('the Malaria Atlas Project by its letters', () => {
  test.each([
    ['malaria parasite rate in zamfara vs lagos, MAP', 'Zamfara 43.8% (MAP 2023'],
    ['malaria parasite rate in Kano, MAP 2023', 'Kano: 20.6% (MAP 2023'],
    ['malaria parasite rate in Kano (MAP)', 'Kano: 20.6% (MAP 2023'],
    ['MAP malaria parasite rate', 'Nigeria: 23.9% (MAP 2023'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test.each([
    ['stunting map'],
    ['MAP OF STUNTING'],
    ['show malaria parasite rate on a MAP'],
    ['MAP of malaria parasite rate'],
  ])('a map is drawn: %s', (text) => {
    expect(asked(text).text).toContain('The map shows')
  })
})

describe('how sure a figure is', () => {
  test.each([
    [
      'How confident can I be in the 5.5% HIV prevalence quoted for Akwa Ibom?',
      'HIV prevalence (15-49) in Akwa Ibom is 5.5%',
    ],
    [
      'how confident are we in stunting in Kano?',
      'with 90% certainty the true value lies between 45.6 and 57.5',
    ],
    ['how confident can we be in the stunting figure for Kano', 'between 45.6 and 57.5'],
    ['how confident should I be about penta 3 in Lagos', 'Penta 3 coverage in Lagos is 86.0%'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test.each([
    ['how confident are people in vaccines'],
    ['how confident are we in vaccines'],
    ['vaccine confidence in Nigeria'],
  ])('trust in vaccines is a figure: %s', (text) => {
    expect(asked(text).text).toContain('Vaccine confidence')
  })
})

describe('which of two kills more', () => {
  test.each([
    [
      'do more women die of breast cancer or cervical cancer, per 100,000?',
      '38.7 per 100,000',
      '16.6 per 100,000',
    ],
    ['do more people die of breast or cervical cancer', '26,224', '12,033'],
    ['do more people die of malaria or tuberculosis', '104,085', '61,000'],
  ])('%s', (text, one, other) => {
    const { text: said } = asked(text)
    expect(said).toContain(one)
    expect(said).toContain(other)
  })
})

// 91.16 - 14.16, 51.9 - 17.3, 51.9 - 40.0
describe('one place minus another', () => {
  test.each([
    ['proportion of births at home Kebbi minus Lagos', '77.0 points'],
    ['Kebbi minus Lagos, home births', '77.0 points'],
    ['stunting in Kano minus Lagos', '34.6 points'],
    ['Akwa Ibom minus Cross River home delivery', '11.9 points'],
  ])('is their difference: %s', (text, apart) => {
    expect(asked(text).text).toContain(`The difference is ${apart}`)
  })

  test('is a part left out where the other holds it', () => {
    expect(asked('stunting Nigeria minus Lagos').answer.reason).toBe('without_part')
  })

  test('of two figures is theirs', () => {
    expect(asked('penta 1 minus penta 3 in Kano').text).toContain('6.7 points higher')
  })
})

describe('sources and their newest years', () => {
  test.each([
    [
      'Which sources carry neonatal mortality nationally and what is the newest year for each?',
      'UN IGME (1967 to 2023)',
    ],
    ['Which sources hold neonatal mortality and their newest years?', '9 sources have figures'],
    ['which surveys cover stunting in Kano with the latest year of each', '2 sources have figures'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test('the newest figure is another question', () => {
    expect(asked('which surveys do you have on wasting, and what does the latest say').text).toContain('8.4%')
  })
})

describe('one figure, and no second one', () => {
  test.each([
    ['hepatits B birth dose in Ogun', 'Hepatitis B birth dose coverage in Ogun: 83.6%'],
    ['meningits cases', 'Meningitis suspected cases in Nigeria: 1,175'],
    ['handwashing facility with soap and water, Kogi', 'Basic handwashing facility in Kogi: 9.7%'],
    ['households with handwashing with soap and water in Kogi', 'Basic handwashing facility in Kogi: 9.7%'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
    expect(asked(text).text).not.toContain('drinking')
  })

  test('water to drink is told where it is asked for', () => {
    expect(asked('handwashing and drinking water in Kogi').text).toContain(
      'Basic drinking-water service in Kogi: 53.0%',
    )
  })
})

describe('poverty of two kinds', () => {
  test.each([
    ['poverty rate in Ebonyi', '78.0% (NBS-MPI 2022)', 'held by NBS-NLSS 2018–19'],
    ['poverty rate in Nigeria', '63% (NBS-MPI 2022)', 'held by WB-PIP 2023'],
  ])('the one that is not told is named: %s', (text, figure, other) => {
    const { text: said } = asked(text)
    expect(said).toContain(figure)
    expect(said).toContain('Poverty, national line is called so too, and is another figure')
    expect(said).toContain(other)
  })

  test.each([['multidimensional poverty in Ebonyi'], ['national poverty line headcount Ebonyi']])(
    'one is named alone: %s',
    (text) => {
      expect(asked(text).text).not.toContain('called so too')
    },
  )
})

// 21.6% decide in Gombe; 100 - 21.6 = 78.4.
describe('a say in one’s own health care', () => {
  test.each([
    [
      'What proportion of women in Gombe do not have the final say, alone or jointly, in their own health care?',
      '78.4%',
    ],
    ['wives who have no say in their own healthcare, Gombe', '78.4%'],
    ['women who have the final say in their own health care in Gombe', 'care in Gombe: 21.6%'],
    [
      'share of married women who decide alone or jointly on their own health care in Kano',
      'care in Kano: 17.6%',
    ],
    ['women who take part in decisions about their own healthcare in Lagos', 'care in Lagos: 76.4%'],
    [
      'women who cannot decide about their own health care alone or together with their husband in Kano',
      '82.4%',
    ],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test('is none in other decisions', () => {
    expect(asked('women taking part in household decisions in Kano').text).not.toContain('own health care')
  })
})
