import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('another step of a course of care, another sign, other people', () => {
  test.each([
    'how many TB patients were put on treatment',
    'TB patients enrolled on treatment',
    'number of TB patients treated',
    'percentage of TB patients put on treatment',
    'TB patients on treatment',
    'how many TB cases began treatment',
    'fever in children Kano',
    'fever prevalence',
    'how many children have fever',
    'ARI prevalence',
    'households that use their mosquito nets',
    'pregnant women who own a net',
    'old mosquito nets in Kano',
    'number of nets',
    'missed ANC visits',
    'caesarean rate in Lagos',
    'women who delivered in hospital by caesarean',
    'weight loss in children Sokoto',
    'children losing weight in Sokoto',
    'children gaining weight',
    'weight loss among women',
    'height of children in Kano',
    'child headed households in Kano',
    'number of IDP camps',
    'how many adolescents are there',
    'number of skilled birth attendants',
    'percentage of people sleeping under mosquito nets',
    'road accidents in Nigeria',
    'number of road accidents',
    'babies with tetanus',
    'women who had tetanus injection',
    'babies given water',
    'children given solid food',
    'hand washing facilities in clinics',
    'people per hospital bed',
    'high blood pressure in men',
  ])('%s is declined', (question) => {
    const { answer, text } = answeredTurns(world, [question])
    expect([answer.declined, answer.rows, text]).toEqual([true, [], text])
  })

  test.each([
    ['TB patients cured', 'TB treatment success (new cases) in Nigeria: 84%'],
    ['TB patients successfully treated', 'TB treatment success (new cases) in Nigeria: 84%'],
    ['MDR TB patients put on treatment', 'RR/MDR-TB patients started on treatment in Nigeria: 3,112'],
    [
      'of all people who get TB, how many are found and put on treatment',
      'TB treatment coverage in Nigeria: 79.0%',
    ],
    ['care sought for children with fever', 'Care sought for fever (under 5) in Nigeria: 60.0%'],
    ['children under 5 sleeping under a net in Kano', 'slept under an ITN in Kano: 67.5%'],
    ['facilities doing caesareans in Lagos', 'Facilities doing caesarean sections in Lagos: 396'],
    ['thin children in Sokoto', 'in Sokoto:'],
    ['people who die in road accidents', 'Road traffic'],
    ['teenage girls who are mothers', 'Teenage mothers (15-19) in Nigeria: 20.4%'],
    ['newborns protected against tetanus', 'Protected at birth against tetanus in Nigeria: 69%'],
    ['hospital beds per 1,000 people', 'Hospital beds in Nigeria: 0.5 per 1,000'],
    ['average blood pressure of men', 'Systolic blood pressure, men in Nigeria: 125.1 mmHg'],
    // Of men and women, where nobody says women.
    ['people who can read', 'Adult literacy rate in Nigeria: 70.4%'],
    ['illiterate people in Kano', 'Something else is held of some of these people alone:'],
    ['percentage of people who cannot read', 'without adult literacy rate, in Nigeria: 29.6%'],
  ])('%s: %s', (question, said) => {
    const { answer, text } = answeredTurns(world, [question])
    expect([answer.declined, text]).toEqual([false, expect.stringContaining(said)])
  })
})
