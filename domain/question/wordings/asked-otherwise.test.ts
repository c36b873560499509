import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const NO_FORECAST = 'This is a figure that was measured, no forecast'

test.each([
  [['will stunting reach the target'], 'Stunting (under 5) in Nigeria', NO_FORECAST],
  [['will Kano meet its stunting goal'], 'Stunting (under 5) in Kano', NO_FORECAST],
  [['stunting in Kano', 'will the target be met'], 'in Kano: 51.9%', NO_FORECAST],
  [['stunting in Kano', 'will it reach the target?'], 'in Kano: 51.9%', NO_FORECAST],
  [['health situation in Kano'], 'name one', 'The page of Kano'],
  [['give me the health profile of Yobe'], 'name one', 'The page of Yobe'],
  [['penta 3 in Kano', 'and Lagos', 'are they above the country'], 'Lagos 87.6%', 'Kano 47.5%'],
  [['Is wasting in Katsina over the 15% emergency line?'], 'No: the figure is below 15%', 'Katsina: 6.7%'],
  [
    ['wasting in Gombe, are we under the 10% national goal?'],
    'exactly 10%, and its interval reaches to both sides',
    'Gombe',
  ],
  [
    ['what exactly is counted as a limited water service in your data?'],
    'round trip of more than 30',
    'using',
  ],
  [['are Sokoto and Taraba different on the national poverty line figure?'], 'Sokoto 87.7%', 'Taraba 87.7%'],
  [['what position is Kaduna in when states are sorted by IPTp three doses?'], 'number 15 of 37', 'Kaduna'],
  [['Malaria: list what you can tell me about'], 'indicators are held', 'malaria incidence'],
  [['what share of young children in Yobe got vitamin A supplements?'], 'Yobe: 31.1%', 'NDHS 2023–24'],
  [['stunting and underweight of Kano and which year they are from'], 'Kano: 51.9%', 'Kano: 26.9%'],
  [['iron in pregnancy least common where? state pls'], 'Kebbi 20.6%', 'Smallest'],
  [['what share of women in Gombe can NOT read?'], '58.2%', '41.8%'],
  [['Which maternal-deaths number should my paper print, and from whom?'], 'Quote MMEIG 2023', '75,000'],
  [['population of under fives, Jigawa'], 'Population under 5 in Jigawa: 1,225,832', 'WorldPop 2023'],
  [['ANC 1 in Imo', 'and Anambra', 'which is the bigger'], 'Anambra 89.1%', 'Imo 96.5%'],
  [['under five population in Delta', 'under one?'], 'Population under 1 in Delta: 155,470', 'WorldPop'],
  [['ANC4 in Kogi', 'and Benue', 'so which of the two did better in 2024'], 'Kogi 54.1%', 'Benue 49.1%'],
  [['ANC4 in Kogi', 'and Benue', 'whats the average of the two?'], 'cannot add up or average', 'ANC 4+'],
  [['TB cases notified 2024', 'and 2019?', 'percent change between the two'], '402,051 in 2024', '117,320'],
  [['moderate or severe food insecurity', 'severe only?'], 'Severe food insecurity in Nigeria', '24.3%'],
  [['Any data on tobacco?', 'figure for 2022'], 'Nigeria: 3.3%', 'WHO-EST 2022'],
  [['lowest zone for IPTp3', 'states inside that lowest zone please'], 'Kwara 14.7%', 'Benue 36.6%'],
  [['penta 3 in Niger state for 2018, do NDHS and NNHS give the same thing?'], '38.8%', '33.3%'],
  [['how has inflation moved from 2015 till now'], '9.0 in 2015', '33.2 in 2024'],
  [['which cancers do you people have numbers for'], 'indicators are held', 'breast cancer mortality'],
  [['children without a single vaccine in Ebonyi'], 'Children with no vaccination in Ebonyi', 'NmDHS'],
  [['under 5 mortality Taraba, UN IGME', 'back in 2008'], 'Taraba: 181.8', 'UN IGME-States 2008'],
  [['women in parliament', 'by the way how many refugees do we host'], 'Refugees hosted', '96,387'],
  [['burns mortality', 'drowning?', 'which one kills more'], 'Burns mortality', 'Drowning mortality'],
  [['women with a phone in Sokoto', 'men?', 'ok women in Cross River then'], 'Cross River: 68.6%', 'NDHS'],
  [['HIV prevalence Benue', 'who published that'], 'NAIIS', 'Responsible'],
  [['stunting in Kano 2018', 'and 2024', 'so up or down?'], '56.9% in 2018', '51.9% in 2023–24'],
  [['Top 3 states where women own their own phone'], 'FCT 89.2%', 'Edo 87.7%'],
  [['how many percent of homes in Taraba get light'], 'Households with electricity in Taraba', '23.1%'],
  [
    ['Has the federal budget reached the 15 percent Abuja pledge for health?'],
    '4.3%',
    'target of 15% or more',
  ],
  [['is Nigeria keeping the Abuja promise of 15% of budget on health?'], '4.3%', 'target of 15% or more'],
  [
    ['I go to print tonight: which figure can I cite for people living with HIV?'],
    'Quote UNAIDS 2024',
    'HIV',
  ],
  [['What is the difference between WUENIC and MICS, in two sentences?'], 'WUENIC (WHO', 'MICS ('],
  [['How many people will Nigeria have in 2030?'], '262,380,970', 'a projection'],
  [['homes with light in Taraba', 'and Kano?', 'which of the two is bigger'], 'Taraba 23.1%', 'Kano 42.9%'],
  [['mCPR Kwara NDHS 23/24'], 'Kwara: 9.9%', 'NDHS 2023–24'],
  [
    ['How far is Ogun from the Nigerian average on iron tablets in pregnancy?'],
    'Ogun 88.4%',
    'Nigeria 66.7%',
  ],
  [['water for Kogi', 'basic service i mean'], 'Basic drinking-water service in Kogi', '53.0%'],
  [['deaths of cervical cancer', 'and breast cancer?'], 'Breast cancer deaths in Nigeria', '26,224'],
  [['Diarrhoea deaths, 1-59 months in 2021', 'malaria?'], 'Malaria deaths, 1-59 months', '180,294'],
  [['Lassa deaths in Edo in 2025', 'so what percent of cases died'], 'case fatality ratio', '15.7%'],
  [
    ['How many people did floods affect in 2022?', 'deaths in that year?'],
    'Deaths in recorded floods',
    '603',
  ],
  [['lowest state for ORS and zinc', 'gap between them?'], 'FCT 53.6%', 'The difference is 50.3 points'],
  [['public facilities in Surulere LGA Oyo', 'how many of them primary'], 'Surulere, Oyo: 59', '2019'],
  [['anaemia among pregnant women', 'non pregnant?'], 'Anaemia, non-pregnant women', '37.2%'],
  [['babies in 1000 that die, Nigeria'], 'Infant mortality rate', 'per 1,000'],
  [['which kills more people'], 'Do you mean', 'deaths'],
])('%s is asked in words that are known', (turns, ...said) => {
  const { text } = answeredTurns(world, turns)
  for (const words of said) expect(text).toContain(words)
})

test.each([
  ['the situation of water in Kano', 'Kano'],
  ['is stunting below the target in Kano', 'Kano'],
  ['deaths of babies under one in Nigeria', 'Infant mortality rate in Nigeria'],
  ['may I use DHS figures in my newspaper in Kano?', 'Licence of NDHS'],
  ['young women using contraception in Kano', 'Do you mean'],
])('%s keeps its own words', (question, place) => {
  const { text } = answeredTurns(world, [question])
  expect(text).toContain(place)
  expect(text).not.toContain('The page of')
  expect(text).not.toContain(NO_FORECAST)
})
