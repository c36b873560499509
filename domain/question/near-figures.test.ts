import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// Names that people without our catalogue wrote for other figures; each was answered with the one in brackets.
describe('a figure beside the one that is asked for is not told', () => {
  test.each([
    ['pale under fives in Kano', 'population under 5'],
    ['child population of Kano', 'total population'],
    ['how common is cooking with biomass', 'clean cooking fuels'],
    ['children with measles in Kano', 'measles coverage'],
    ['clinics that conduct deliveries in Kano', 'institutional delivery'],
    ['exactly one antenatal visit in Lagos, as a share of those with 4', 'ANC 4'],
    ['age-appropriate penta 3 in Kano', 'penta 3 at any age'],
    ['anaemia of women whether or not pregnant', 'pregnant women'],
    ['live covid cases', 'all confirmed cases'],
    ['refugees from nigeria who are hosted', 'hosted here'],
    ['low body mass index of women', 'the mean'],
    ['help sought for a breathless child', 'care for fever'],
  ])('%s', (text) => {
    const { answer, text: said } = answeredTurns(world, [text])
    expect({ declined: answer.declined, said: answer.declined ? '' : said }).toEqual({
      declined: true,
      said: '',
    })
  })
})

describe('other words for the same figure', () => {
  test.each([
    ['how many perished from lassa in 2023', 'Lassa fever deaths (year) in Nigeria: 210'],
    ['polio one in Kano', 'Polio 1 coverage in Kano'],
    ['first routine polio drops in Kano', 'Polio 1 coverage in Kano'],
    ['measles first dose in Kano', 'Measles immunization coverage in Kano'],
    ['penta 3 before the first birthday', 'DPT/Penta 3 by 12 months'],
    ['demand satisfied by any method', 'Family planning need met (any method)'],
    ['aged dependency ratio', 'Old-age dependency ratio'],
    ['under one mortality', 'Infant mortality rate'],
    ['currently on art', 'People on antiretroviral treatment'],
    ['Deaths due to HIV/AIDS (share)', 'Deaths due to HIV/AIDS (share) in Nigeria'],
    ['Birth rate, girls aged 10-14', 'Birth rate, girls aged 10-14 in Nigeria'],
    ['malaria prevalence for small pikin for Kebbi', 'Malaria prevalence (6-59 months) in Kebbi'],
    ['aged population share', 'Population aged 65+ (%)'],
    ['families who own a treated net in Benue', 'Households with an ITN in Benue'],
    ['toddler aids deaths', 'HIV deaths, 1-59 months'],
    ['reported tb per 100000 in 2023', 'TB case notification rate'],
    [
      'how many women a year die of cancer at the mouth of the womb',
      'Cervical cancer deaths in Nigeria: 12,033',
    ],
    ['first five-in-one jab in Kogi', 'Penta 1 coverage in Kogi'],
    [
      'How many people do car and lorry crashes kill in Nigeria in a year?',
      'Road traffic deaths in Nigeria: 52,022',
    ],
    ['which year did disease outbreaks kill the most people in Nigeria', '1991'],
    [
      'what share of the people living with HIV are women',
      "Women's share of people with HIV (15+) in Nigeria: 64.2%",
    ],
    [
      'We are writing the Yobe nutrition plan. What is the stunting level in Yobe?',
      'Stunting (under 5) in Yobe: 54.5%',
    ],
    ['Which state has the largest share of people with only limited drinking-water service?', 'Ebonyi 32.4%'],
    ['Which state has the most people on ARVs?', 'Benue 140,615'],
    ['stunted elementary school children', 'stunt'],
  ])('%s', (text, said) => {
    expect(answeredTurns(world, [text]).text.toLowerCase()).toContain(said.toLowerCase())
  })
})

// Names that every object of the language has: they were looked up in tables of words and ended in a failure of the server.
test.each([['constructor penta 3'], ['better than constructor in Kano'], ['two thousand and constructor']])(
  '%s is a word like any other',
  (text) => {
    expect(answeredTurns(world, [text]).text).not.toContain('function')
  },
)

test.each([
  [
    ['What share of government spending goes to health in Nigeria?', 'so have we met the Abuja 15%?'],
    'Health share of government spending in Nigeria: 4.3%',
  ],
  [
    ['Under 5 mortality in Nigeria', 'boys or girls worse?', 'and newborns?'],
    'Neonatal mortality rate in Nigeria: 33.7',
  ],
  [
    ['ANC4 in Ese-Odo LGA', 'and Ondo State?', 'How many health facilities does that LGA have?'],
    'Public health facilities in Ese-Odo',
  ],
  [
    [
      'malaria prevalence in Cross River',
      'which state is worst in the whole country?',
      'is it coming down there?',
    ],
    'in Kebbi',
  ],
  [['How many states are above 50% for zero dose?', 'name them for me abeg'], 'Sokoto'],
] as const)('%j', (turns, said) => {
  expect(answeredTurns(world, turns).text).toContain(said)
})
