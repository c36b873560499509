import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('a turn in the words of its asker', () => {
  test.each([
    [
      ['people treated for lymphatic filariasis in 2015', "what's the source?"],
      'WHO reported cases of diseases to be eradicated',
    ],
    [
      ['diarrhoea deaths of children 1-59 months 2021', 'in 2000?', 'how much is that down in percent?'],
      '57,524',
    ],
    [
      ['Covid active cases in Nigeria in 2020 week 20?', 'and recovered, cumulative, that same week?'],
      'recovered cases (cumulative) in Nigeria: 1,594',
    ],
    [
      ['febrile children had blood taken for testing in Rivers, NMIS 2021?', 'which three are lowest?'],
      'Rivers 4.2%, Akwa Ibom 4.9% and Ekiti 6.0%',
    ],
    [
      ['Meningitis deaths of children 1-59 months in Nigeria 2021', 'and from HIV at that age?'],
      'HIV deaths, 1-59 months in Nigeria: 10,463',
    ],
    [
      [
        'community health extension workers counted in Niger State, MDG inventory 2014',
        'and in Bayelsa',
        'total for the country?',
      ],
      'in Nigeria: 50,463',
    ],
    [
      ['second dose measles WUENIC 2024', 'and the first one?', 'how was that first one in 2015?'],
      'Measles immunization coverage in Nigeria: 42%',
    ],
    [
      [
        'What was the Gini index for Nigeria in 2022?',
        'and 1996',
        'so is inequality up or down, and by how much?',
      ],
      'a difference of 18.0',
    ],
    [
      ['What share of Ekiti people are 65 and above?', 'is it the highest in the country?', 'lowest?'],
      'FCT 1.7%',
    ],
    [
      ['Percentage of men who survive to 65 in Nigeria 2023?', 'how was it for women in 1960?'],
      'Women surviving to 65 in Nigeria: 31.0%',
    ],
    [
      ['TB treatment success among HIV positive patients, Nigeria 2015?', 'and retreatment cases?'],
      'TB treatment success (retreated) in Nigeria: 84%',
    ],
    [
      ['International Wealth Index for Lagos?', 'what does this index measure?'],
      'Mean household score on an asset-based index',
    ],
    [
      ['any method contraception Imo MICS 2016', 'whole country same year same survey'],
      '13.4% (MICS 2016–17)',
    ],
    [
      ["Kano's neonatal mortality in the 2023-24 NDHS", 'is that better or worse than the SDG target'],
      'misses the SDG target of 12',
    ],
    [
      [
        'under-five deaths from malaria did IHME estimate for 2017?',
        'deaths at 1-59 months in 2021, WHO-MCEE?',
      ],
      'Malaria deaths, 1-59 months in Nigeria: 180,294',
    ],
    [['Syphilis-positive ANC clients treated 2015', 'any newer than that?'], '99.4% (WHO-GHO 2016)'],
    [
      [
        'slept under ITN children Kano newest',
        'and 2018?',
        'by how much did it change',
        'which state has the smallest share?',
      ],
      'Ogun 10.7% (NDHS 2023–24)',
    ],
    [['cervical cancer deaths 2023', 'the breast one, 2023?'], 'Breast cancer deaths in Nigeria: 26,224'],
    [
      ['median age at first marriage zamfara', 'Edo?', 'how many years between the two?'],
      'The difference is 9.2 years',
    ],
    [
      ['surface drinking water niger state 2024', 'is any other state higher?'],
      '0 of 36 states above Niger (50.7%)',
    ],
    [
      [
        'FGM prevalence in Osun, MICS 2016-17?',
        'Kwara?',
        'is there any state with a higher figure than Osun?',
      ],
      '0 of 37 states above Osun (67.8%)',
    ],
    [['FGM prevalence in Osun, MICS 2016-17?', 'which ones are at zero?'], 'Adamawa 0.0%, Bauchi 0.0%'],
    [
      ['Confirmed Lassa fever cases in Nigeria 2023?', 'deaths?', 'which state had the most cases'],
      'Lassa fever confirmed cases (year) of the states: Ondo 433',
    ],
    [
      [
        'MMR in Nigeria',
        'how many deaths is that in a year?',
        "and a woman's lifetime risk, as one in how many?",
      ],
      'about one in 25',
    ],
    [['public PHCs in Kano', 'where is the list from?'], 'Public health facility census'],
    [
      ['How many people were killed in road accidents in Nigeria in 2023?', 'and by suicide?', 'in 2010?'],
      'Suicide deaths in Nigeria: 5,845',
    ],
    [
      [
        'What share of people in Bayelsa are multidimensionally poor in the NBS 2022 survey?',
        'is that worse than the country as a whole?',
      ],
      'Nigeria 63%',
    ],
  ] as const)('%j', (turns, figure) => {
    expect(answeredTurns(world, turns).text).toContain(figure)
  })
})
