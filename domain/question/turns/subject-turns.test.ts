import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns).text

describe('a turn that names another figure and no place is of the place before', () => {
  test.each([
    [['Lassa cases in Bauchi this year', 'deaths?'], 'Lassa fever deaths (year) in Bauchi: 29'],
    [['lassa cases Edo 2026', 'how many deaths'], 'Lassa fever deaths (year) in Edo: 17'],
    [['malaria prevalence in niger state?', 'pregnant women with 3 doses of SP'], 'in Niger: 17.3%'],
    [['skilled attendance in Kwara', 'na how many dey born for house?'], 'Home delivery in Kwara: 48.5%'],
    [
      ['skilled attendance in Kwara', 'and mothers checked within two days after birth, for the state?'],
      'Postnatal care coverage (mother) in Kwara: 57.0%',
    ],
    [
      [
        'basic drinking water access in yobe',
        'Is that the best in the North East?',
        'open defecation there?',
      ],
      'Open defecation in Yobe: 11.5%',
    ],
  ])('%s', (turns, answer) => {
    expect(said(turns)).toContain(answer)
  })

  test('what asks for all places, or for a meaning, leaves it', () => {
    expect(
      said(['malaria prevalence in niger state?', 'which state has the most open defecation']),
    ).toContain('among the states')
    expect(said(['malaria prevalence in niger state?', 'national stunting'])).toContain('in Nigeria')
  })
})

describe('words that only the figure before makes clear', () => {
  test.each([
    [
      ['How many people are living with HIV in Nigeria?', 'What share are on treatment?'],
      'ART coverage in Nigeria: 83%',
    ],
    [
      [
        'How many people are living with HIV in Nigeria?',
        'What share are on treatment?',
        'so what share are not?',
      ],
      'without ART coverage, in Nigeria: 17%',
    ],
    [['How many TB cases were notified in Nigeria in 2024?', 'out of how many estimated?'], '510,000'],
    [
      ['How many TB cases were notified in Nigeria in 2024?', 'so what percent are missed'],
      'without TB treatment coverage, in Nigeria: 21.0%',
    ],
    [
      ['facilities with delivery day and night in Ilaje', 'and with a proper water supply?'],
      'Facilities with improved water in Ilaje: 25.0%',
    ],
    [
      ['lassa cases Edo 2025', "what's the fatality rate vs national?"],
      'Edo 15.7% (NCDC 2025); Nigeria 18.7% (NCDC 2025)',
    ],
    [['stunting in Kano', 'in number, not percent'], 'Only the share is held'],
    [
      ['Lassa cases Bauchi 2025', 'how does our case fatality compare with Ondo'],
      'Bauchi 13.8% (NCDC 2025); Ondo 13.8%',
    ],
    [
      ['lassa cases 2025', 'Which state had the most in 2025?', 'what percent of them died there?'],
      'in Ondo: 13.8%',
    ],
    [['zero-dose Nigeria 2024, WUENIC', 'but the DHS says something else, no?'], '37.1% (NDHS 2023–24)'],
    [['out-of-pocket share of health spending', 'how much is that per person in dollars'], 'US$69'],
    [['HIV prevalence in Benue?', 'so who is number one in the country'], 'Akwa Ibom 5.5%'],
    [['malaria prevalence Kebbi', 'compare iptp3 with Sokoto'], 'Kebbi 8.2% (NDHS 2023–24); Sokoto 16.7%'],
    [['modern contraceptive use in lagos?', 'which state uses modern methods most?'], 'Ekiti 42.8%'],
    [['Stunting Argungu', 'vs Kebbi state as a whole'], 'Kebbi 60.0% (NDHS 2023–24'],
    [
      ['neonatal mortality Nigeria', 'are we near the SDG target for newborns?'],
      '21.7 per 1,000 above the SDG target',
    ],
    [
      ['measles vaccine Plateau', 'what of Jos North?', 'and second dose, for the whole state?'],
      'in Plateau: 18.8%',
    ],
    [
      [
        'penta 3 Akwa Ibom',
        'How does that compare with Cross River?',
        'Which LGAs in my state are the lowest?',
      ],
      'Essien Udim',
    ],
    [['stunting in kebbi', 'How far is the state from the national target?'], '40.0 points above'],
    [['TB cases notified Nigeria 2024', 'So how many were missed?'], '21.0%'],
    [
      ['Stunting in Oyo State?', 'Is that a significant fall from 2018?'],
      'fell: 33.7% in 2018, 23.1% in 2023–24',
    ],
    [['malaria prevalence Kano', 'compare with 2015'], 'was 27.7% in 2015, 25.5% in 2021'],
    [['How many Nigerians living with HIV?', 'what % of them on ART'], 'ART coverage in Nigeria: 83%'],
    [
      ['How many Nigerians living with HIV?', 'which state had the most people on treatment'],
      'Benue 140,615',
    ],
    [
      ['total health spending per head in dollars', 'how much of it does government pay', 'and households?'],
      '76.1%',
    ],
    [['total fertility rate Osun', 'how far below the country average is that'], 'The difference is 1.5'],
    [
      ['measles second dose Lagos', 'What of the first dose in Ikorodu'],
      'Measles immunization coverage in Ikorodu',
    ],
    [['people on HIV drugs in Benue', 'Prevalence in the state?'], 'HIV prevalence (15-49) in Benue: 5.3%'],
    [['measles cases Nigeria 2023', 'what month was the peak?'], '2,315 in Mar 2023'],
    [
      ['births in a health facility in Kaduna', 'Who leads among the seven states of the North-West?'],
      'Kano 32.7%',
    ],
  ])('%s', (turns, answer) => {
    expect(said(turns)).toContain(answer)
  })
})

test('private hospitals are none of the public ones', () => {
  expect(
    answeredTurns(world, ['public health facilities in Kano', 'and private hospitals?']).answer.declined,
  ).toBe(true)
})

describe('the time of a turn', () => {
  test.each([
    // After a change since 2003 the order is of its later end.
    [
      [
        'under five mortality in Jigawa',
        'How much has it improved since 2003?',
        'which state is worse than it?',
      ],
      'UN IGME-States 2021',
    ],
    // After a look back at one year an order is of today.
    [
      ['modern contraceptive use in Kwara', 'what was it in 2018?', 'which state has the highest?'],
      'Ekiti 42.8% (NDHS 2023–24)',
    ],
    [
      ['stunting in Enugu', 'has it changed since 2018?', 'how does that compare with the whole country'],
      'Nigeria 39.5% (NDHS 2023–24)',
    ],
    // Another figure, too, and men and women after a course of years.
    [
      [
        'malaria prevalence Zamfara',
        'what was it in 2015?',
        'ok. children sleeping under treated net there?',
      ],
      '64.8% (NDHS 2023–24',
    ],
    // `There` is the place of the same turn.
    [
      ['Which state has the worst stunting?', 'What about the South-East, who is worst there?'],
      'Ebonyi 31.6%',
    ],
  ])('%s', (turns, answer) => {
    expect(said(turns)).toContain(answer)
  })
})
