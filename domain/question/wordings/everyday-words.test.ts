import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// Questions as people typed them who knew neither the rules nor the names; the values were read in the rows of the data set.
describe('everyday words', () => {
  test.each([
    ['human development: which three states come out on top?', 'Lagos 0.686', 'Ogun 0.675'],
    ['who has it worst when it comes to basic water', 'Kebbi 31.0%'],
    ['Which states are lagging behind on DPT3?', 'Sokoto 15.7%'],
    ['malaria hot spots among small children by state', 'Kebbi 49.0%'],
    ['poorest states by national poverty line', 'Sokoto 87.7%'],
    ['median marriage age for women in Kaduna as opposed to Sokoto', 'Kaduna 17.4', 'Sokoto 15.9'],
    ["Which state's people live longest?", 'Ogun 67.3 years'],
    ['Any state at 80% or better on DPT3?', '10 of 37 states', 'Ebonyi 80.7%'],
    ['which state carried most confirmed Lassa cases in 2022', 'Ondo 335'],
    ['not the most doctors - which states have the FEWEST doctors', 'Zamfara 119'],
    ['Which is bigger in people, Kaduna or Rivers?', 'Kaduna 9,032,181', 'Rivers 7,476,805'],
    [
      'I was told modern contraceptive use has barely budged since 2013. True?',
      '9.8% in 2013',
      '15% in 2023–24',
    ],
    ['Malaria incidence trajectory this century', '402 per 1,000 in 2000'],
    ['How many Nigerians did AIDS kill last year or the latest year you have', '42,000 (UNAIDS 2024'],
    ['In which year did floods kill the most people?', '603 in 2022'],
    ['How many hospital wey goment get for Lagos?', '253 (Facility census 2019)'],
    ['Is there more than one survey with stunting for Kaduna? Name them', '40.7% (NDHS', '49.1% (GDL 2018)'],
    ['the different maternal mortality estimates, laid out by organisation', '993', '512', '917'],
    [
      'Which five states had the highest poverty in the 2018/19 living standards survey?',
      'Taraba 87.7%',
      'Adamawa 75.4%',
    ],
    ['stunting for F.C.T., newest', 'the FCT: 16.3%'],
    [
      'how many women in Rivers own a mobile phone, total number',
      'Women owning a mobile phone in Rivers: 75.5%',
    ],
    ['How many maternal deaths does Nigeria have in a year?', '75,000 (MMEIG 2023)'],
    ['Of the northern zones, which has the lowest hepatitis B birth dose?', 'North-West 38.9%'],
    ['Does Nigeria meet the Abuja 15 percent promise on the health budget?', '4.3% (WHO-GHED 2022)'],
    ['which year killed the most people by floods, and how many', '603 in 2022'],
    ['How many TB cases are estimated in Nigeria for 2024?', '510,000 (WHO-TB 2024'],
    ['Nigerian refugees in other countries 2014', '90,936'],
    ['doctors in the MDG inventory, Benue plus Kogi plus Nasarawa', '1,054'],
    ['How many refugees from Nigeria are abroad?', '467,605'],
    ['What will the share of family planning demand met by any method be in 2028?', '53.4%'],
    ['Where do people have the fewest public health facilities for the population?', 'Lagos 0.2 per 10,000'],
    ['Nursing mothers checked after birth (PNC) in Ogun', 'Postnatal care coverage (mother) in Ogun: 81.0%'],
    ['Flood victims in Nigeria: deaths in 2012', '363 (EM-DAT 2012)'],
    ["Women's say over their own health care in Nasarawa", '94.9%'],
    ['for which state people dey deliver for hospital pass', 'Imo 97.0%'],
    ['deaths due to falls', 'Falls mortality in Nigeria: 10.1 per 100,000'],
    ['deaths caused by drowning in Nigeria', 'Drowning mortality in Nigeria: 3.9 per 100,000'],
    ['Nigerians wey run go other country', '467,605'],
    ['how many refugees come from Nigeria', '467,605'],
    ['number of people displaced because of conflict', 'New displacement by conflict in Nigeria: 291,000'],
    ['stunting, Kwara and not Osun please', 'Stunting (under 5) in Kwara: 40.8%'],
    ['wetin NDHS talk about stunting in Kano', '51.9% (NDHS 2023–24'],
    [
      'has contraceptive use doubled since 2003',
      '13% in 2003, 16.6% in 2018',
      '2018 is 1.3 times that of 2003',
    ],
    [
      'how many times higher was under-five mortality in 2003 than in 2023',
      '201 per 1,000',
      'The figure of 2003 is 1.8 times',
    ],
    ['is penta 3 twice what it was in 2003', '2023–24 is 2.5 times that of 2003'],
    ['confirmed lassa fever cases in Ondo in 2025', 'Lassa fever confirmed cases (year) in Ondo: 399'],
    [
      'The Abuja Declaration promised 15% of government spending for health. Did Nigeria get there?',
      'Health share of government spending in Nigeria: 4.3%',
      'misses the national target',
    ],
    ['How many government PHCs does Niger State have?', 'Public primary care facilities in Niger: 1,162'],
    [
      'Breast or cervical cancer: which one kills more women per 100,000, and what are the two rates in 2023?',
      'Breast cancer mortality in Nigeria: 38.7',
      'Cervical cancer mortality in Nigeria: 16.6',
    ],
    ['Give me one line to quote on wasting in Borno with the source', 'Quote NDHS 2023–24', '10.3%'],
    ['top five states by malaria parasite rate in 2-10 year olds', 'Zamfara 43.8%', 'Niger 29.8%'],
    ['how many refugee people from other country Naija dey keep', 'Refugees hosted in Nigeria: 96,387'],
    [
      'Which state brought down never-vaccinated children most between NDHS 2018 and 2024?',
      'Gombe down 8.9 points',
    ],
    ['UHC index Nigeria, give me one line I can cite', 'Quote WHO-EST 2021: 38'],
    [
      'Good morning, I am writing a proposal for a donor on out of pocket payments and they asked me for the share of current health spending that households pay',
      'Out-of-pocket expenditure (% of CHE) in Nigeria: 76.1%',
    ],
    [
      'At what median age do women first marry in the NW compared with the other zones?',
      'North-West 16.7 years',
    ],
    [
      'Since Kano has the highest HIV prevalence among adults, what is its rate and by how much does it exceed Benue?',
      'Kano 0.6%',
      'Benue 5.3%',
    ],
    [
      'TB deaths have doubled since 2019. How many people died of TB in 2024?',
      '162,000 in 2019, 61,000 in 2024',
    ],
    ['which year had the most polio cases in Nigeria', '1,873 in 1990'],
    ['electricity in homes in Jigawa', 'Households with electricity in Jigawa: 15.9%'],
    [
      'How many percent of pikin wey never reach five get birth certificate for Jigawa?',
      'Birth registration (under 5) in Jigawa: 15.7%',
    ],
    ['How many states had fewer than 250 doctors in 2017?', '9 of 37 states below 250', 'Zamfara 119'],
    ['In Kano how many births out of a hundred are at home?', 'Home delivery in Kano: 66.3%'],
    [
      'Could eight out of ten Kwara mothers show the vaccination card?',
      'Vaccination card seen in Kwara: 35.0%',
    ],
    [
      'in how many states did fewer than 30 of every 100 under-fives have their birth registered?',
      '11 of 37 states',
    ],
    [
      'what share of children under five lack blood (anaemia)?',
      'Anaemia, children under 5 in Nigeria: 57.7%',
    ],
    ['how long can a baby born in Lagos expect to live', 'Life expectancy at birth in Lagos: 62.9 years'],
    ['Cross River homes with a telly?', 'Households with a television in Cross River: 54.2%'],
    ['Internally displaced people, Nigeria, latest', '3,359,000 (UNHCR-IDMC 2024)'],
    ['FGM among women 15-49 from 2008 to 2018', '29.6% in 2008, 19.5% in 2018'],
    ['State with lowest polio birth dose, dhs 23-24', 'Sokoto 9.5% (NDHS 2023–24)'],
    ['lowest mean yrs of schooling by state, three (SHDI 2019)', 'Sokoto 1.7, Kebbi 2.0 and Yobe 2.1'],
    ['shdi kano', 'Human Development Index in Kano: 0.487'],
    ['toddler mortality in nigeria', 'Child mortality rate (1-4 years) in Nigeria: 69'],
    ['nurses in Kano, facility inventory', 'Nurses in facilities (inventory) in Kano: 258'],
    ["Whats the old age dependency ratio, I'm planning pensions + clinics for elders", '5.5 per 100'],
    [
      'Kebbi: average number of children per woman, and what age women there usually first wed',
      'Total fertility rate in Kebbi: 6.6',
      'Mean age at first marriage in Kebbi: 15.7 years',
    ],
  ])('%s', (text, ...said) => {
    const { text: answered } = answeredTurns(world, [text])
    for (const words of said) expect(answered).toContain(words)
  })

  test.each([
    ['how is penta 3 in Kano today at noon'],
    ['which state surprised most on penta 3'],
    ['stunting hotspots in Kano'],
    ['which state improved fastest relative to its population on BCG'],
    ['which state is half as stunted as Kano'],
    ['water within 30 minutes in Kano'],
    ['what percentage of deaths in Nigeria were NOT due to non communicable diseases in 2019?'],
  ])('%s asks for something that is not held', (text) => {
    expect(answeredTurns(world, [text]).answer.declined).toBe(true)
  })

  test('how many times a figure is another is worked out of both, and stands in a row', () => {
    const { answer, text } = answeredTurns(world, [
      'How many times higher is under-five mortality in Kebbi than in Ekiti?',
    ])
    // 252.5 and 102.1 by UN IGME.
    expect(text).toContain('The figure of Kebbi is 2.5 times that of Ekiti.')
    const ratio = answer.rows.find(({ unit }) => unit === 'times')
    expect(ratio?.value).toBeCloseTo(252.5 / 102.1, 2)
  })

  test('an order of states is of the figures that are told of each of them', () => {
    const [order, one] = ['highest under-five mortality by state', 'under-five mortality in Kebbi'].map(
      (text) => answeredTurns(world, [text]).answer.rows[0],
    )
    expect(order?.location).toBe(one?.location)
    expect([order?.source, order?.period, order?.value]).toEqual([one?.source, one?.period, one?.value])
  })
})

describe('a question back', () => {
  test.each([
    [['floods', 'people affected'], 'People affected by floods in Nigeria: 1,791,827'],
    [['floods', 'the first one'], 'Deaths in recorded floods in Nigeria: 358'],
    [['floods', 'people affected', '2022'], '2,803,103 (EM-DAT 2022)'],
    [['immunization in Kano', 'penta 3'], 'DPT 3 / Penta 3 coverage in Kano: 54.6%'],
  ])('%s is answered by one of what it offered', (turns, said) => {
    expect(answeredTurns(world, turns).text).toContain(said)
  })

  test('keeps that the rest of a share was asked for', () => {
    const { text, answer } = answeredTurns(world, ['share without immunization in Kano', 'penta 3'])
    expect(answer.declined || text.startsWith('The rest of 100%')).toBe(true)
  })

  test('is not answered where its limit would be lost', () => {
    const turns = ['how many states are below 50% for immunization', 'penta 3']
    const { answer, text } = answeredTurns(world, turns)
    expect(answer.declined || /below 50%/.test(text)).toBe(true)
  })

  test('is not answered by words that fit several', () => {
    expect(answeredTurns(world, ['floods', 'floods']).answer.declined).toBe(true)
  })
})

describe('turns in everyday words', () => {
  test.each([
    [['open defecation in Plateau', 'that seems high, is it right?'], 'Quote NDHS 2023–24: 60.1%'],
    [
      ['open defecation in Plateau', 'that seems high, is it right?', 'who has it even worse'],
      'number 3 of 36 states',
    ],
    [['maternal mortality', 'do others agree?'], '512 per 100,000 (NDHS 2018)'],
    [
      ['zero dose children which state has most', 'what of the north east as a whole'],
      'in the North-East: 38.7%',
    ],
    [['bcg coverage bottom 5 states', 'reverse that'], 'Ebonyi 98.2%'],
    [
      ['whats neonatal mortality in Gombe', 'the sources dont match o, which one should I take'],
      'Quote UN IGME-States 2021',
    ],
    [['hiv treatment coverage', 'how many people are living with it'], '2,000,000 (UNAIDS 2024'],
    [
      ['primary health centres in Borno how many', 'does it include private ones'],
      'Number of public primary health care',
    ],
    [
      ['Institutional delivery Enugu', 'in Nsukka lga', 'which lga in the state is lowest'],
      'Igbo-Eze North 45.8%',
    ],
    [['measles cases 2019', 'how many in march of that year'], '7,344 (WHO-Measles Mar 2019)'],
    [['Net use among under 5s: Kano vs Ogun', 'were they closer in 2018'], 'Kano 74.5%'],
    [['malaria deaths under 5', 'pneumonia?'], 'Pneumonia deaths, 1-59 months in Nigeria: 120,370'],
    [['SBA in Sokoto', 'ok and five years earlier?'], '12.9% (NDHS 2018)'],
    [['new HIV infections in the country?', 'the year before'], '59,000 (UNAIDS 2023'],
    [['IPV coverage in Kano', 'second dose too?'], 'IPV second dose coverage in Kano: 27.0%'],
    [['How many women give birth in a clinic in Imo?', 'which state is worst there'], 'Kebbi 8.8%'],
    [['pregnant women taking iron in Kebbi', 'and the highest?'], 'Edo 93.5%'],
    [
      ['How many doctors in Ebonyi state?', 'the year before', 'and Edo, same year as first'],
      'Edo: 2,946 (NBS-WM 2016)',
    ],
    [['neonatal mortality in Ondo', 'the zone?'], 'in the South-West: 24 per 1,000'],
    [
      [
        'Malaria prevalence in Kebbi, NMIS 2021',
        'What was it in 2015?',
        'which state was highest that year?',
      ],
      'Kebbi 63.6% (NMIS 2015)',
    ],
    [
      ['Lassa fever confirmed cases in Bauchi in 2023', 'deaths in Ondo 2023'],
      'Lassa fever deaths (year) in Ondo: 48',
    ],
    [
      ['What is the average waiting time at clinics in Kaduna?', 'OK then the number of doctors there'],
      'Doctors by state in Kaduna: 1,835',
    ],
    [
      ['severe multidimensional poverty in Kaduna', 'what does severe mean here?'],
      'at least half of the weighted indicators',
    ],
    [['malaria prevalence by microscopy, Kebbi, children under five', 'Enugu?'], 'Enugu: 24.3% (NMIS 2021)'],
    [['vitamin A in Borno', 'how does that compare with 2018?'], '12.4% in 2018'],
    [
      ['stunting in Kano', 'which state is lowest', 'how far apart are they'],
      'The difference is 39.6 points',
    ],
    [['stunting in Kano', 'which state is worst', "what's the gap"], 'The difference is 12.7 points'],
    [['penta 3 in Kano', 'which state has the highest?', 'how far behind is Kano'], '34.9 points'],
    [['stunting in Osun', 'I meant Kwara not Osun'], 'Stunting (under 5) in Kwara: 40.8%'],
    [
      ['Women of reproductive age in Niger State', 'in Nigeria as a whole, same source'],
      '51,988,879 (COD-PS',
    ],
    [['Internally displaced people, latest', 'the least in the series?'], '1,075,000 in 2014'],
    [['stunting in Kano', 'how has it gone over the years'], '46% in 2008, 51.9% in 2023–24'],
    [['prostate cancer incidence', 'leave that; ours in the year 2000?'], '33.5 per 100,000 (IHME 2000)'],
    [['stunting in Kano', 'and in Borno alone?'], 'Stunting (under 5) in Borno: 40.9%'],
    [
      ['number of Nigerians killed by tuberculosis', 'ten years earlier?', 'so up or down, and by how much'],
      'a difference of 100,000',
    ],
    [['breast cancer deaths', 'the rate not number'], 'Breast cancer mortality in Nigeria: 38.7'],
    [['ORS and zinc together for diarrhoea, Nasarawa', 'how was it in 2018'], '71.7% (NDHS 2018)'],
    [['population under 5 in Kano', 'and Lagos', 'add both'], '4,291,302'],
    [['FGM in Imo', 'where is it highest in the country'], 'Osun 67.8%'],
    [['stunting in Kano', 'no, I mean wasting'], 'Wasting (under 5) in Kano: 9.5%'],
    [
      ['median age at first marriage in Benue', 'which state has the youngest brides then'],
      'Zamfara 15.7 years',
    ],
    [['TB incidence in Nigeria', 'what does the incidence figure count?'], 'new and relapse'],
    [
      ['modern contraceptive use Ondo', 'thanks, what exactly counts as modern'],
      'Modern contraceptive prevalence rate',
    ],
    [['penta1 in bayelsa', 'what abt penta3'], 'DPT 3 / Penta 3 coverage in Bayelsa: 73.4%'],
  ])('%s', (turns, said) => {
    expect(answeredTurns(world, turns).text).toContain(said)
  })
})

// Each piece is read by itself and with those before: 2,000 signs of them kept a process for forty seconds.
test.each(['kano, '.repeat(50), '1.2.'.repeat(500), 'week 1 to 2, '.repeat(150), 'a,b;c:'.repeat(330)])(
  'a text of very many pieces is no question',
  (text) => {
    const { answer } = answeredTurns(world, [text])
    expect(answer.reason).toBe('not_understood')
  },
)

// The second figure had no counterpart by state, and the answer was an error of the server.
test.each([
  'doctors compared with the population: Kano vs Nigeria',
  'is doctors compared with the population higher in Kano or Lagos',
])('%s is declined, or told of both', (text) => {
  const { answer } = answeredTurns(world, [text])
  const told = new Set(answer.rows.map(({ indicator }) => indicator))
  expect(answer.declined || told.size === 2).toBe(true)
})

test('a long question with a few pieces is one', () => {
  const { text } = answeredTurns(world, [`${'Good morning, and thank you, '.repeat(6)} stunting in Kano`])
  expect(text).toContain('in Kano: 51.9%')
})
