import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (turns: readonly string[]) => answeredTurns(world, turns)

const SINGLE = 'how many children got all vaccines in Kano'
const ORDER = 'top three states for stunting'
const NETS = 'how many under fives slept under a net in Benue'
const HANDS = 'handwashing Ekiti'

describe('words for order', () => {
  test.each([
    [[ORDER, 'and the second one?'], 'Zamfara 64.2%'],
    [[ORDER, 'the last one'], 'Bauchi 61.7%'],
    [['which state has the highest stunting', 'and the last one?'], 'Rivers 12.3%'],
    [['which state has the highest stunting', 'the second', 'the first'], 'Katsina 64.6%'],
    [['worst state in North East for penta 3', 'the second?'], 'Number 2 of 6 states'],
    [['which zone has lowest facility delivery', 'which states are in it', 'lowest of them'], 'Kebbi 8.8%'],
    [['penta 1 in Kano', 'the second one?'], 'DPT 2 / Penta 2 coverage in Kano'],
    [[NETS, 'what about Plateau', 'which is lower'], 'Plateau 22.8%'],
    [['doctors in Ogun', 'in Ekiti', 'how many more'], 'The difference is 399'],
    [[HANDS, 'Ondo', 'Osun', 'rank them'], 'Ondo 21.6%'],
    [['life expectancy Kano', 'Lagos', 'the first one again'], 'in Kano: 51.7 years'],
    [['FGM in Osun', 'Imo', 'both vs nigeria'], 'Osun 67.8% (MICS 2016–17); Nigeria 19.5%'],
  ])('%s', (turns, said) => {
    expect(asked(turns).text).toContain(said)
  })

  test.each([
    [[SINGLE, 'and the second one?'], 'the second one'],
    [[SINGLE, 'the first'], 'the first'],
    [[SINGLE, 'the last one'], 'the last one'],
    [[SINGLE, 'the other one in 2018'], 'the other one'],
    [['which states have stunting above 50%', 'the second one'], 'the second one'],
    [['open defecation in Plateau', 'and water', 'which is worst of the three'], 'of the three'],
  ])('%s points at nothing', (turns, said) => {
    const { answer, text } = asked(turns)
    expect(answer.declined).toBe(true)
    expect(text).toContain(said)
  })
})

describe('the time before, and after', () => {
  test.each([
    [['NDHS stunting in Kano 2018', 'before that'], 'in Kano: 46% (NDHS 2008)'],
    [['stunting in Kano', 'before that', 'and after'], '(NDHS 2023–24'],
    [['cholera cases in week 1 of 2024', 'the week before'], '242 (WHO-Cholera 2023 week 52)'],
    [['cholera cases in week 20 of 2024', 'two weeks later', 'and the week after that'], '2024 week 23'],
    [['cholera cases in week 20 of 2024', '3 weeks before'], 'WHO-Cholera 2024 week 17'],
    [['measles cases reported in May 2023', 'two months later'], '(WHO-Measles Jul 2023)'],
    [['measles cases reported in May 2023', 'the month before'], '1,681 (WHO-Measles Apr 2023)'],
    [['cholera cases in week 20 of 2024', 'next week'], 'WHO-Cholera 2024 week 21'],
    [['Vitamin A in Sokoto 2018', '2024', 'did it get better'], '44.8% in 2018, 26.7% in 2023–24'],
    [['under five mortality in Kano in 2008', 'and 2018', 'how much did it fall'], '2018, by GDL, a'],
    [['under five mortality in Kano 2013', 'the newest', 'how much did it fall'], '191.3 per 1,000 in 2013'],
    [['stunting in Kano 2018', 'and now', 'what changed'], '56.9% in 2018, 51.9% in 2023–24'],
    [['maternal mortality in Nigeria', 'compared to 10 years ago'], '1,146 per 100,000 in 2013'],
    [['anaemia in pregnant women since 2010', 'by how much did it fall'], '50.6% in 2010, 45.0% in 2023'],
    [['lowest state for penta 3 in the south east', 'what about its 2018 figure'], '80.4% (NDHS 2018)'],
    [['tb treatment coverage 2019', '2024', 'improved by how much'], '53.0 points'],
    [['IDPs in Nigeria', '5 years before'], 'UNHCR-IDMC 2019'],
    [['new displacement by conflict 2021', 'disasters', 'which is larger'], '376,000 (UNHCR-IDMC 2021)'],
  ])('%s', (turns, said) => {
    expect(asked(turns).text).toContain(said)
  })
})

describe('whether a figure may be used', () => {
  test.each([
    [['stunting in Bauchi', 'you said 61.7, are you sure'], 'Quote NDHS 2023–24'],
    [['stunting in Bauchi', 'can I quote it'], 'Quote NDHS 2023–24'],
    [['TB incidence', 'per 100k?'], '219 per 100,000'],
  ])('%s', (turns, said) => {
    expect(asked(turns).text).toContain(said)
  })

  test('a rate is told in its own unit alone', () => {
    expect(asked(['TB incidence', 'per 1000?']).answer.declined).toBe(true)
  })
})

describe('the name before with another word in it', () => {
  test.each([
    [['anaemia in pregnant women', 'and children'], 'Anaemia, children under 5'],
    [['health insurance women Lagos', 'men'], 'Men with health insurance in Lagos: 6.2%'],
    [['safely managed water', 'sanitation'], 'Safely managed sanitation'],
    [['number of public health facilities in Kano', 'how many are primary'], '999'],
    [['number of public health facilities in Kano', 'per 10,000 people'], 'Public facility density in Kano'],
    [['population of FCT', 'under 1'], 'Population under 1 in the FCT'],
    [['midwives in Borno', 'which state has the fewest'], 'Yobe 147'],
    [['which state has the lowest ANC4', 'what of skilled attendance'], 'Kebbi 9.6%'],
  ])('%s', (turns, said) => {
    expect(asked(turns).text).toContain(said)
  })
})

describe('the place of a turn', () => {
  test.each([
    [['stunting in Bassa', 'Plateau', 'and the other Bassa'], 'Bassa, Kogi: 57.2%'],
    [['home delivery in Surulere', 'Lagos', 'in Oyo?'], 'in Surulere, Oyo'],
    [['penta 3 North East', 'worst state there'], 'Borno 34.1%'],
    [['child marriage', 'Zamfara', 'fertility there'], 'Total fertility rate in Zamfara'],
    [
      ['malaria tests for fever in Niger', 'did they seek the care', 'treated with antimalarials?'],
      'in Niger',
    ],
    [['which states have stunting above 50%', 'how many'], '8 of 37 states'],
    [['how many IDPs are there'], '3,359,000'],
    [['what is the stillbirth rate'], '23.9 per 1,000'],
    [['health share of government budget', 'has the 15% Abuja target been met?'], '4.3%'],
    [['materal mortality nigeria 2020'], '1,065'],
  ])('%s', (turns, said) => {
    expect(asked(turns).text).toContain(said)
  })
})

describe('the nation after an order', () => {
  test.each([
    [['which state is worst for stunting', 'nationally?'], 'Stunting (under 5) in Nigeria: 39.5%'],
    [['rank of Kano for penta 3', 'and Nigeria?'], 'DPT 3 / Penta 3 coverage in Nigeria: 53.4%'],
    [['rank of Kano for penta 3', 'and Nigeria?', 'and Lagos?'], 'Lagos is number 5 of 37 states'],
  ])('%j: its figure, for it is alone on its level', (turns, said) => {
    const { text } = asked(turns)
    expect(text).toContain(said)
    expect(text).not.toContain('number 1 of 1')
  })
})
