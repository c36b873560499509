import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['jmp'])
})

// Asked in a normal week by people who know no name of an indicator; the figures were computed from the files of datasets/.
test.each([
  [
    [
      'For a story on toilets I need the percentage of rural Nigerians who defecate in the open, versus towns.',
    ],
    'Urban: 7.4% and Rural: 31.2% (JMP 2022)',
  ],
  [['anc clients counted in Ife North in a year'], 'Antenatal clients (year) in Ife North: 8,530'],
  [['Hep B among under fives in Nigeria, any figure?'], 'Hepatitis B infection, under 5 in Nigeria: 2.6%'],
  [['which state malaria dey worry pikin pass'], 'largest Kebbi 49.0%'],
  [
    ['How many people dey get the TB wey medicine no fit cure well (drug resistant) for Nigeria?'],
    'Rifampicin-resistant TB incidence in Nigeria: 8,200',
  ],
  [
    ['If things go on as they are, what will under-five mortality in Nigeria be in 2030?'],
    'in Nigeria would be about 87.4 per 1,000 in 2030',
  ],
  [
    ['measles vaccine coverage nigeria', "what does the government's own admin data say?"],
    'in Nigeria: 80% (JRF-Admin 2022)',
  ],
  [
    ['measles vaccine coverage nigeria', "what does the government's own administrative data say?"],
    'in Nigeria: 80% (JRF-Admin 2022)',
  ],
  [['itn use under5 kogi', 'that looks low, what was it before?'], 'in Kogi: 52.4% (NDHS 2018'],
  [
    ['basic sanitation in Rivers?', 'better than national average?', 'who is last'],
    'Ebonyi 9.0% (NDHS 2023–24)',
  ],
  [
    [
      'basic sanitation in Rivers?',
      'better than national average?',
      'who is last',
      'what about open defecation there',
    ],
    'Open defecation in Ebonyi: 74.8%',
  ],
  [
    ['zero dose children in Zamfara NmDHS', 'which other states are among the worst?'],
    'Sokoto 76.5%, Kebbi 72.4%, Niger 56.8%, Zamfara 49.6% and Katsina 48.2%',
  ],
  [['under-five mortality rate for Kebbi', 'How many times higher is that than in Lagos?'], '3.7 times'],
  [
    [
      'How much does Nigeria spend on health per person?',
      'how much of that comes from households pocket in dollars',
    ],
    'US$69 (WHO-GHED 2022)',
  ],
  [
    ['How much does Nigeria spend on health per person?', 'and the share paid by government?'],
    'Government health expenditure (% of CHE) in Nigeria: 14.5%',
  ],
  [['TB incidence Nigeria 2024', 'what share of the cases are found and treated?'], '79.0% (WHO-TB 2024'],
  [
    ['penta3 in Illela', 'measles vaccination in the same LGA'],
    'Measles immunization coverage in Illela: 25.6%',
  ],
  [
    ['penta3 in Illela', 'Are these measured directly or modelled?'],
    'Model-based estimates for the 774 LGAs',
  ],
  [
    ['Where do you get HIV prevalence by state from?'],
    '2 sources have figures: NAIIS (2018); IHME-LBD (2000 to 2017)',
  ],
  [
    ['why does WUENIC say one thing and the DHS another for penta3 in Nigeria? give me both numbers'],
    'WUENIC 2024 says 67%, NDHS 2023–24 says 53.4%',
  ],
  [
    ['Is the governor of Gombe doing enough for primary health care?'],
    'I cannot answer questions of politics',
  ],
  [
    ['skilled birth attendance for Katsina', 'hmm that is low o'],
    'Quote NDHS 2023–24, 90% interval 14.6–25.3: 19.4%',
  ],
  [['FGM in Osun', 'that cannot be right, I heard its under 50'], 'Quote MICS 2016–17: 67.8%'],
  [
    ['how many midwives are in Kano facilities', 'thats 2014?? nothing newer?'],
    'Nothing later than MDG-IS 2014 is held',
  ],
  [
    ['distance to health facility problem in Plateau', 'compared to 2018'],
    'was 34.0% in 2018, 60.0% in 2023–24',
  ],
  [
    [
      'distance to health facility problem in Plateau',
      'nasarawa next door?',
      'how many public facilities does each have',
    ],
    'Plateau 727 (Facility census 2019); Nasarawa 611',
  ],
  [['TB treatment coverage nigeria', 'was it always that good'], 'was 9.3% in 2000, 79.0% in 2024'],
  [['stunting in Nigeria, latest', 'why is JME different'], 'NDHS 2023–24 says 39.5%, JME 2024 says 33.8%'],
  [['neonatal mortality by state, highest', 'how sure is that number'], 'between 39.9 and 65.7'],
  [
    ['neonatal mortality in Kebbi', 'thanks. same for under five pls'],
    'Under 5 mortality rate in Kebbi: 252.5 per 1,000',
  ],
  [['What proportion of women in Yobe do NOT own a mobile phone?'], 'in Yobe: 55.4%, as 44.6% are with it'],
  [
    ['how many women die in childbirth in Nigeria every year, and what is the ratio per 100,000?'],
    'Maternal deaths in Nigeria: 75,000 (MMEIG 2023). Maternal mortality ratio in Nigeria: 993',
  ],
  [
    ['who has better health insurance coverage in nigeria, men or women'],
    'Men with health insurance in Nigeria: 3.4% (NDHS 2018)',
  ],
  [['did IPTp1 in Akwa Ibom go up since the 2021 malaria survey'], '81.4% in 2023–24, by NDHS'],
  [['Is stunting worse in boys or girls in Nigeria?'], 'No figures of that group are held'],
  [
    ['Neonatal mortality Nigeria', 'which other sources do you hold for it'],
    '41 per 1,000 (NDHS 2023–24); 33.7 per 1,000 (UN IGME 2023)',
  ],
  [
    ['Government health spending as % of total govt budget', 'is that up to Abuja 15%?'],
    'misses the national target of 15%',
  ],
  [
    ['TB incidence in Nigeria', 'trend since 2015', 'how many of the cases are found and treated (coverage)'],
    'TB treatment coverage in Nigeria was 21.0% in 2015, 79.0% in 2024',
  ],
  [['What % of children under 5 are overweight?'], 'Overweight (under 5) in Nigeria: '],
  [['Which state get the lowest malaria for pikin dem?'], 'Lagos 2.6% (NMIS 2021)'],
  [
    ['Number of states where more than 80% of births are attended by skilled health workers'],
    '13 of 37 states above 80% for skilled attendance at birth',
  ],
  [
    [
      'facility delivery in Kogi',
      'Hmm, that’s higher than I thought. And the neighbours in Nasarawa?',
      '2018?',
    ],
    'in Nasarawa: 56.1% (NDHS 2018',
  ],
  [['malaria prevalence Lagos', 'wow. how many times lower is that than kebbi'], '18.8 times'],
  [
    [
      'HIV prevalence in Rivers',
      'I remember a higher number for Rivers, around 7. Where would that come from?',
    ],
    '3.8% (NAIIS 2018); 7.2% (IHME-LBD 2017)',
  ],
  [
    [
      'under 5 mortality in Niger state',
      'compare with Lagos',
      'who is the worst in the whole country',
      'thanks, and newborn deaths there',
    ],
    'Neonatal mortality rate in Kebbi: 51.7',
  ],
  [['zero dose sokoto', 'so what share has had at least one dose'], 'in Sokoto: 23.5% (NmDHS 2025–26)'],
  [['TB incidence', 'how many of the cases are actually found'], 'TB cases notified in Nigeria: 402,051'],
  [
    [
      'Hep B birth dose in Osun, Adamawa and Ogun',
      'i wonder if distance is the reason. distance to facility a problem - same three',
    ],
    'Osun 18.1% (NDHS 2023–24); Adamawa 48.3% (NDHS 2023–24); Ogun 27.9%',
  ],
  [['What share of the births is at home in Gaya, Kano'], 'in Gaya: '],
  [['DTP3 in Gaya, Kano'], 'DPT 3 / Penta 3 coverage in Gaya: 37.6%'],
  [
    ['what exactly is a zero-dose child in your figures'],
    'who have not received any dose of a DTP-containing vaccine',
  ],
  [
    ['Which state had the highest measles vaccine coverage in the last full DHS?'],
    'Edo 88.8% (NDHS 2023–24)',
  ],
  [
    ['out of every 100 people who fall ill with TB in Nigeria how many die?'],
    'TB case fatality ratio in Nigeria: 12%',
  ],
  [['Do Nigerian men or women have the better chance of reaching 65?'], '48.9'],
  [
    ['and all public health facilities, per population, in Plateau'],
    'Public facility density in Plateau: 1.8',
  ],
  [
    ['FGM in Imo', 'which states are higher than that?'],
    'Osun 67.8%, Ekiti 62.6%, Kwara 55.1% and Oyo 55.0%',
  ],
  [['anc4 in Nasarawa', 'no i mean the lga in kano'], 'ANC 4+ (any provider) in Nassarawa: 60.6%'],
  [['FGM in Imo', 'is it going down in the country', 'among uneducated women?'], 'among uneducated women'],
  [['what kills most of these newborns in Nigeria'], '78,356'],
])('%s', (turns, said) => {
  expect(answeredTurns(world, turns).text).toContain(said)
})

test('what is no answer to what was asked back goes on with what was understood before', () => {
  const asked = ['itn use under5 kogi', 'which one before?']
  expect(answeredTurns(world, asked).answer.reason).toBe('ambiguous')
  expect(answeredTurns(world, [...asked, 'and Kebbi?']).text).toContain(
    'Children under 5 who slept under an ITN in Kebbi: 52.6%',
  )
  // The answer to it is taken.
  expect(answeredTurns(world, [...asked, 'infant mortality']).text).toContain('Infant mortality rate')
})

test.each([
  'how much did antenatal clients fall in a year in Ife North',
  'hep b vaccine for children in Kano',
  'what is the coverage of hep B among children in Kano',
])('%s is no such question', (asked) => {
  expect(answeredTurns(world, [asked]).text).not.toMatch(/8,530|Hepatitis B infection/)
})
