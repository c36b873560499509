import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

/** Files of figures by group that are asked about here. */
const GROUPS = ['gdl', 'gdl-shdi', 'iceh', 'nbs-wm', 'unaids', 'unesco-uis', 'who-est', 'jme']

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(GROUPS)
})

describe('turns that go on with a figure', () => {
  test.each([
    [
      [
        'Antenatal care from a skilled provider in Jigawa, NDHS 2024?',
        'what about 2018',
        'so what is the change?',
        'Is that better than the nation?',
      ],
      'Jigawa 76.0% (NDHS 2023–24); Nigeria 62.5% (NDHS 2023–24)',
    ],
    [
      [
        'What percentage of births in Oyo had a skilled attendant in NDHS 2018?',
        'and in 2023-24?',
        'so how many points up is that?',
      ],
      '76.8% in 2018, 83.2% in 2023–24',
    ],
    [
      [
        "Under-5 mortality in Kebbi in 2021 from the UN's state estimates?",
        'which state is lowest',
        'does that one meet the SDG target of 25?',
      ],
      'Under 5 mortality rate in Bayelsa: 52.2',
    ],
    [
      [
        'How many drug-resistant TB patients were started on treatment in Nigeria in 2024?',
        'and in 2014?',
        'so how many times more is that?',
      ],
      '7.4 times',
    ],
    [
      [
        'What share of Nigerians practised open defecation in 2022 by JMP?',
        'rural only?',
        'which state was worst in the 2023-24 NDHS?',
        'and what was it there in 2018?',
      ],
      '52.6%',
    ],
    [['How many doctors did Kano have in 2017?', 'how many of them were women?'], 'Female: 325'],
    [
      [
        'Lassa fever kill how many people for Nigeria for 2025?',
        'which state had the most deaths',
        'and how many confirmed cases there?',
      ],
      'Lassa fever confirmed cases (year) in Ondo: 399',
    ],
    [
      [
        'How many polio cases did Nigeria report in 2008?',
        'what about 2017',
        'in which year were there the most?',
      ],
      '1,873 in 1990',
    ],
    [
      ['How many Nigerians died of tuberculosis in 2024?', 'and in 2019?', "that's how many percent less?"],
      '162,000 in 2019, 61,000 in 2024',
    ],
    [
      [
        'Children who got the third penta dose in Kano in week 45 of 2018?',
        'and the week after?',
        'Borno that same week?',
      ],
      'in Borno: 2,485',
    ],
    [['How many people were on HIV drugs in Benue in 2016?', 'women only', 'men?'], 'Male: 30,409'],
    [
      ['How many of the 9-11 year olds in Kebbi go to school? 2018', 'only the girls', 'and the opposite?'],
      'Male: 31.5%',
    ],
    [
      [
        'Health workers with confirmed Lassa fever in week 8 of 2020, whole of Nigeria?',
        'which states were they in',
      ],
      'largest Edo 3, smallest Ondo 1',
    ],
    [
      [
        'Under five mortality in Nigeria in 2023 by UN IGME?',
        'I meant for Kano State, their newest',
        'newborns there, same source?',
        'for under-fives, which state is worst',
      ],
      'Kebbi 252.5',
    ],
    [
      ['At least basic sanitation in Ebonyi State, NDHS 2023-24?', 'and in 2018', 'Kano, both years'],
      '82.8% (NDHS 2023–24); 45.1% (NDHS 2018)',
    ],
    [
      [
        'Overweight children under five, joint UN estimate 2024?',
        'boys and girls separately?',
        'what does the NNHS of 2020 say, all children',
      ],
      '1.6% (NNHS 2019–20',
    ],
    [
      [
        'Malaria parasite rate among children 2-10 years in Zamfara?',
        'Lagos?',
        'how many times higher is the first',
      ],
      '4.1 times',
    ],
    [
      [
        'what percent of one-year-olds in Kebbi got none of the basic vaccines in the 2023-24 DHS?',
        'Sokoto?',
        'what is the difference between the two',
      ],
      'The difference is 6.1 points',
    ],
    [
      ['Share of gay men (men who sleep with men) found HIV positive in Nigeria in 2015?', 'those below 25?'],
      'Under 25: 18.6%',
    ],
    [
      [
        'How many people were newly displaced by conflict and violence inside Nigeria in 2023?',
        'and by disasters, like floods?',
        'which year was worst for that?',
      ],
      '3,894,000 in 2012',
    ],
    [
      [
        'How many children under five are in Kano state according to WorldPop?',
        'what does the COD-PS projection say?',
        "what's the difference?",
      ],
      'The difference is 102,810',
    ],
    [
      [
        'Malaria incidence per 1,000 people at risk in Nigeria, World Malaria Report, 2023?',
        'and in 2000?',
        'what is the change in percent?',
      ],
      'That is 25.6% less',
    ],
    [['HIV among sex workers in Nigeria, 2015', 'what was it before that?'], '24.5%'],
    [
      [
        'What share of babies in Sokoto got the polio drops given at birth?',
        'and in Ekiti?',
        'how big is the gap between the two',
      ],
      'The difference is 81.7 points',
    ],
    [
      [
        'How many doctors were counted in health facilities in Lagos in the 2014 MDG inventory?',
        'and Zamfara?',
        'so how many times more is that?',
      ],
      '33.6 times',
    ],
    [
      [
        'HIV prevalence among young women 15-24 in Nigeria in 2024?',
        'and the young men?',
        'how was it for them in 2000',
        'source?',
      ],
      'UNAIDS (UNAIDS - AIDSinfo)',
    ],
    [
      [
        'How many children died between 5 and 9 years of age in Nigeria in 2023?',
        'and in 2000?',
        'what is the source',
        'and the ones aged 20 to 24, in 2023?',
      ],
      'Deaths, ages 20-24 in Nigeria: 41,321',
    ],
    [
      [
        'current health expenditure as % of GDP, 2022',
        'and how much of that came from government?',
        'same for 2015',
      ],
      'Government health expenditure (% of CHE) in Nigeria: 16.5%',
    ],
    [
      ['deaths from dirty water and poor toilets per 100,000 people nigeria', 'and from air pollution?'],
      'Air pollution mortality in Nigeria: 165 per 100,000',
    ],
    [
      [
        'How many health facilities offer delivery services in Enugu (MDG inventory)?',
        'how many doctors worked in them there?',
        'which state had the most doctors',
      ],
      'Lagos 2,250 (MDG-IS 2014)',
    ],
    [
      [
        'Anaemia in non-pregnant women, WHO estimate 2023?',
        'how has it moved since 2000?',
        'that is one woman in how many?',
      ],
      'about one in 2.7',
    ],
    [
      [
        'Confirmed Lassa cases in Edo in week 8 of 2023',
        'weeks 1 to 9 together?',
        'and Bauchi for same weeks?',
      ],
      'added up: 65',
    ],
    [
      ['Households with a television in Kano 2018?', 'source?', 'urban vs rural for the country?'],
      'Urban: 70.7%',
    ],
  ] as const)('%j', (turns, figure) => {
    expect(answeredTurns(world, turns).text).toContain(figure)
  })
})
