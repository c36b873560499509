import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// Asked by people who know no name of an indicator; the figures were computed from the files of datasets/.
describe('a question that describes what is counted', () => {
  test.each([
    [
      'How many health facilities were surveyed in Niger State in the MDG inventory?',
      'Niger: 1,359 (MDG-IS 2014)',
    ],
    [
      'What share of deaths in Nigeria are from NCDs?',
      'Deaths from non-communicable diseases in Nigeria: 27.1%',
    ],
    ['In 2025, which three states reported most suspected lassa fever cases?', 'Edo 3,281, Ondo 2,982'],
    ['How much money for HIV came from international donors in 2018?', 'US$429,008,214'],
    ['deworming of children in Rivers vs nation NDHS 2018', 'Nigeria 25.3%'],
    ['Cumulative covid deaths in Nigeria by week 22 of 2020', 'COVID-19 deaths (cumulative) in Nigeria: 287'],
    [
      'Good morning. Of expectant mothers living with HIV, what portion were given the medicines that stop the baby catching the virus?',
      'PMTCT coverage in Nigeria: 32.0%',
    ],
    [
      'How many people in Nigeria fall ill with TB in one year, counting even those nobody has found? newest please',
      'TB incident cases in Nigeria: 510,000',
    ],
    [
      'Of all the people who catch TB here, what percentage die of it, and how has that moved since the year 2000?',
      '52% in 2000, 12% in 2024',
    ],
    [
      'People who have TB and HIV together: how many percent of them were on HIV drugs in 2017?',
      'HIV-positive TB patients on ART in Nigeria: 84.6%',
    ],
    ['how many pple lost their life to flood in 2022 in naija', 'Deaths in recorded floods in Nigeria: 603'],
    [
      'Poverty not just of money but of schooling, health and housing together (the UNDP/Oxford way): name the five worst states in 2021.',
      'Bauchi 75.4%, Jigawa 74.8%',
    ],
    [
      'Who all has published how many years a Nigerian newborn can expect to live?',
      'Life expectancy at birth: 4 sources',
    ],
    [
      'What share of married women were doing anything at all, modern or traditional, to avoid getting pregnant in the 2018 DHS?',
      'Contraceptive prevalence (any method) in Nigeria: 16.6%',
    ],
    [
      'Dear sir/madam, kindly tell me how many people in every 100,000 die because of dirty air, from cooking smoke indoors and outdoors together.',
      'Air pollution mortality in Nigeria: 165',
    ],
    [
      'In the big HIV blood survey of 2018, in which states did more than two in a hundred adults (15 to 49) carry the virus?',
      '6 of 37 states above 2%',
    ],
    [
      'How many newborn babies died in 2021 because they could not breathe properly at birth?',
      'Newborn deaths, birth asphyxia in Nigeria: 78,356',
    ],
    [
      'Which state has the fewest government clinics and hospitals for its number of people?',
      'Lowest public facility density of the states: Lagos 0.2',
    ],
    [
      'People who go a whole day without food or run out completely, severe hunger of that sort: what percent of Nigerians in 2023, and in 2015, by FAO?',
      '24.3% (FAO 2023); 11.0% (FAO 2015)',
    ],
    [
      'In which states do over 80% of women who have just given birth get looked at by a health worker within two days?',
      '4 of 37 states above 80%',
    ],
    [
      "How many grams of sugar is there per head per day in the country's food, and is it more or less than in 2015?",
      '31 grams in 2015, 22 grams in 2022',
    ],
    [
      'There is a score from 0 to 100 for how many things a household owns (phone, fridge, good floor and so on). Which state scored lowest in 2018?',
      'Yobe 24.4',
    ],
    [
      'How many children below 15 are there for every hundred people of working age, and what ages count as working age there?',
      'Young-age dependency ratio in Nigeria: 74.8',
    ],
    [
      'When a small child has cough with fast, difficult breathing, how often do the parents bring the child to a clinic or other health worker? as % of such children',
      'Care sought for ARI symptoms in Nigeria: 40.1%',
    ],
    [
      'Kano: the second round of polio drops, did it go up or down between 2018 and 2024?',
      'Polio 2 coverage in Kano was 78.6% in 2018, 52.8%',
    ],
    [
      'TB that the normal drugs cannot cure: how many patients were put on treatment for it in 2024?',
      'RR/MDR-TB patients started on treatment in Nigeria: 3,112',
    ],
    [
      'The upper blood pressure number for Nigerian women, on average? last year available',
      'Systolic blood pressure, women in Nigeria: 121.8',
    ],
    [
      "Of all the money spent on health in Nigeria, what part comes out of government's own pocket?",
      'Government health expenditure (% of CHE) in Nigeria: 14.5%',
    ],
    [
      'How many people were suspected of having the rat fever, Lassa, in week 23 of 2026?',
      'Lassa fever suspected cases (week) in Nigeria: 138',
    ],
    [
      'Of women who have or had a husband or partner, how many were beaten or forced by him in the past year?',
      'Recent intimate partner violence in Nigeria: 13.8%',
    ],
    [
      'Families whose health bills eat more than a tenth of what they spend: what share of the population lives in such families, World Bank?',
      'Catastrophic health spending (>10%) in Nigeria: 15.8%',
    ],
    [
      'How many government teaching hospitals and other top-level hospitals does Ebonyi have?',
      'Public tertiary care facilities in Ebonyi: 3',
    ],
    [
      'In how many health facilities in Niger State can a woman give birth?',
      'Facilities with delivery services in Niger: 849',
    ],
    [
      'On average, how many years did grown-ups in Sokoto sit in school?',
      'Mean years of schooling in Sokoto: 1.7',
    ],
    [
      'In Jigawa, how many married women have a say when it comes to their own treatment?',
      'Women deciding on own health care in Jigawa: 11.3%',
    ],
    [
      'Of a thousand boys who reach fifteen, how many die before sixty?',
      'Adult mortality, men in Nigeria: 356',
    ],
  ])('%s', (asked, said) => {
    expect(answeredTurns(world, [asked]).text).toContain(said)
  })
})
