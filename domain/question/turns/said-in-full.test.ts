import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { saidInFull } from './said-in-full.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: readonly string[]) => answeredTurns(world, turns)

const PAIR = 'penta 3 in Kano and Lagos'
const ORDER = 'which state has the highest open defecation'
const ABOVE = 'which states have penta 3 above 80%'
const KEBBI = 'malaria prevalence in Kebbi'

describe('words that stand for what was said before', () => {
  test.each([
    [PAIR, 'and the first one in 2013', 'and Kano in 2013'],
    [PAIR, "the second one's measles", 'Lagos measles'],
    [PAIR, 'the latter?', 'Lagos?'],
    [PAIR, 'drop Kano', 'and Lagos'],
    [PAIR, 'first dose', 'first dose'],
    [ORDER, 'how has that state changed since 2018', 'how has Ebonyi changed since 2018'],
    [ORDER, 'and the next?', 'the 2th'],
    [ORDER, 'which ones are below the national average', 'which states are below the national average'],
    ['stunting in Sokoto', 'add Kebbi', 'compare with Kebbi'],
    ['stunting in Sokoto', 'add Kebbi to it', 'add Kebbi to it'],
    ['stunting in Sokoto', 'twice that', 'twice that'],
    ['stunting in Sokoto', 'where does it rank?', 'where does Sokoto rank'],
    ['stunting in Sokoto', 'is that above average', 'is that above Nigeria'],
    ['stunting in Sokoto', 'not Sokoto, Kebbi', 'and Kebbi'],
    ['stunting in Sokoto', 'its neighbour Zamfara', 'Zamfara'],
    ['stunting in Sokoto in 2013', 'five years later', '2018'],
    ['stunting in Sokoto', 'five years later', 'five years later'],
    ['stunting in Sokoto', 'thanks! and for Imo', 'and and for Imo'],
  ])('after “%s”: “%s” is “%s”', (first, next, full) => {
    expect(saidInFull(next, { ...world, before: asked(first).before })).toBe(full)
  })

  test('stand for nothing at the beginning', () => {
    expect(saidInFull('the second one', { ...world, before: null })).toBe('the second one')
  })
})

describe('a turn is answered of what it stands for', () => {
  test.each([
    [[PAIR, 'and Ogun as well'], 'Kano 54.6% (NmDHS 2025–26); Lagos 86.0% (NmDHS 2025–26); Ogun 63.9%'],
    [['stunting in Kebbi', 'and Sokoto?', 'and the other one in 2018?'], 'in Kebbi: 66.2% (NDHS 2018'],
    [['penta 3 in Kano, NDHS 2013', 'and 2018?', 'what is the difference?'], 'a difference of 27.0 points'],
    [['measles vaccination WUENIC', 'and NDHS?', 'the difference?'], 'The difference is 5.6 points'],
    [['poverty in Kebbi', 'and the national figure?', 'difference between the two?'], '19.2 points'],
    [['infant mortality rate in Nigeria', 'in 1990?'], '105.5 per 1,000 (UN IGME 1990)'],
    [[ORDER, 'what about Benue?'], 'Benue is number 6 of 36 states'],
    [[ABOVE, 'is Lagos one of them?'], 'Yes: the figure is above 80%. DPT 3 / Penta 3 coverage in Lagos'],
    [[ABOVE, 'and for measles'], '6 of 37 states above 80% for measles immunization coverage'],
    [['compare WUENIC and NDHS on measles', 'and for penta 3?'], '67% (WUENIC 2024); 53.4% (NDHS 2023–24)'],
    [['trend of under five mortality', 'and neonatal'], 'Neonatal mortality rate in Nigeria was 69.6'],
    [['which 3 states have the best BCG coverage', 'make it 5'], 'Imo 95.0% and Ekiti 94.0%'],
    [['when was maternal mortality lowest', 'and highest?'], '1,363 per 100,000 in 1986'],
    [['what is the target for ANC 4', 'which states have met it'], '5 places of 37 reach the target'],
    [['TB incidence', 'how many people is that?'], 'TB incident cases in Nigeria: 510,000'],
    [['how many states have stunting above 40%', 'list them'], '16 of 37 states above 40%'],
    [['Home deliveries in Kebbi', 'is that the highest?'], 'Kebbi is number 1 of 37 states'],
    [['Home deliveries in Kebbi', 'who has the lowest'], 'Imo 3.0%'],
    [['Home deliveries in Kebbi', 'give me the top three'], 'Kebbi 91.2%, Sokoto 87.5% and Zamfara 84.7%'],
    [['Home deliveries in Kebbi', 'so how many women delivered at home'], 'Home delivery in Kebbi: 91.2%'],
    [
      ['stunting below 20% by state', 'which of them also have wasting below 6%?'],
      '3 of 37 states with both',
    ],
    [['states with stunting above 40%', 'which of them are below 50%'], '8 of 37 states within 40% to 50%'],
    [
      ['when did Nigeria have the most lassa cases', 'how many deaths that year'],
      'in Nigeria: 206 (NCDC 2024',
    ],
    [['Ebonyi', 'stunting'], 'Stunting (under 5) in Ebonyi: 31.6%'],
    [['BCG in Sokoto NDHS 2024', '2018 edition'], 'in Sokoto: 35.6% (NDHS 2018)'],
    [['ANC 4 in Kano, not ANC 1'], 'ANC 4+ (any provider) in Kano: 51.3%'],
    [['compare penta 3 and measles in Kano and Lagos'], 'in Lagos: 88.0%'],
    [['malaria prevalence in Zamfara vs 2015'], 'was 62.6% in 2015, 36.6% in 2021'],
    [['midwives in Rivers'], 'Midwives in facilities (inventory) in Rivers: 782'],
    [['opn defication ebony'], 'Open defecation in Ebonyi: 74.8%'],
    [['penta 3 for all northern states'], 'Ranked among 20 states'],
    [['highest penta 3 state', 'compare it with Kano'], 'Imo 83.4% (NDHS 2023–24'],
    [['is malaria prevalence above 30% in Kebbi', 'which states are?'], '5 of 37 states above 30%'],
    [['wasting in Delta, Edo and Rivers', 'the third one in 2018'], 'in Rivers: 6.8% (NDHS 2018'],
    [['wasting in Delta, Edo and Rivers', 'which is highest'], 'Delta 15.0%'],
    [['penta 3 WUENIC 2019', 'NDHS 2018', 'why different'], 'WUENIC 2024 says 67%, NDHS 2023–24 says 53.4%'],
    [['penta 3 WUENIC 2019', 'all years'], 'was 9% in 1984, 67% in 2024'],
    [['maternal deaths in 2023', 'rate?'], '993 per 100,000'],
    [['maternal deaths in 2023', 'and in 2000', 'which is more'], 'a difference of 12,000'],
    [
      ['measles coverage in Adamawa', '2018?', 'and the change between them'],
      '65.2% in 2018, 55.7% in 2023–24',
    ],
    [
      ['facility delivery, Ogun', 'is Oyo better?'],
      'Ogun 83.3% (NDHS 2023–24, 90% interval 77.4–88.0); Oyo 75.0%',
    ],
    [['IDPs in Nigeria', 'in 2019', 'before that year'], '3,300,000 in 2013'],
    [['children under ITN in Ebonyi 2024', 'has that improved'], '67.4% in 2018, 34.0% in 2023–24'],
    [['which is highest on stunting: Lagos, Kano or Oyo'], 'Kano 51.9%'],
    [['which state has the lowest ANC4', 'what of skilled attendance'], 'Kebbi 9.6%'],
    [['which state has the lowest ANC4', 'how does it compare with the national average'], 'Nigeria 52.4%'],
    [['penta 3 in Enugu', 'which states do better?'], '8 of 37 states above Enugu'],
    [['nurses in Kaduna'], 'Nurses in facilities (inventory) in Kaduna: 352'],
    [['where in Kano is stunting highest'], 'among the LGAs: Gaya 72.1%'],
    [['Obi LGA, Nasarawa: ANC4'], 'in Obi, Nasarawa: 74.2%'],
    [['yellow fever vaccine in Ogun'], 'in Ogun: 71.7% (NHMIS-DHIS2 2021)'],
    [['stunting in the north'], '20 states inside have figures'],
    [['penta 1 in Kwara', 'and three'], 'DPT 3 / Penta 3 coverage in Kwara'],
    [['diarrhoea treated with ORS in Gombe', 'with zinc too'], 'ORS and zinc in Gombe'],
    [['TB treatment coverage', 'deaths', 'with HIV'], 'TB mortality, people with HIV in Nigeria'],
    [['infant mortality in Kaduna', 'under 5?'], 'Under 5 mortality rate in Kaduna'],
    [['wasting in Kano', 'how many are stunted'], 'Stunting (under 5) in Kano'],
    [['population of Kano', 'women of childbearing age'], 'Women of reproductive age in Kano'],
    [['ANC first trimester Lagos', 'four visits'], 'ANC 4+ (any provider) in Lagos'],
    [['BCG in Oyo 2018', 'and five years before', 'what changed'], 'in 2013'],
    [['wasting in Sokoto', 'when was it collected'], 'in Sokoto: 6.0% (NDHS 2023–24'],
    [['wasting in Sokoto', 'really?'], 'Quote NDHS 2023–24'],
    [[KEBBI, 'what does the other survey say'], 'No other source has a figure of it there'],
    [['FGM in Imo and Nigeria'], 'Nigeria'],
    [['penta 3 in Kano', '2013-2018'], 'in 2013'],
    [['poverty in Sokoto', 'headcount number'], 'Only the share is held'],
    [['under five mortality', 'deaths'], 'Under-five deaths in Nigeria'],
    [['Oyo ANC 4', 'Osun', 'Ekiti', 'which of these is best'], 'Oyo 73.8%'],
    [['which zone has the most zero dose children', 'and its states'], 'Ranked among 7 states'],
    [['fully immunised in Delta', 'not fully'], 'without fully immunized children, in Delta: 31.9%'],
    [['which state has the highest poverty', 'how many people'], 'Only the share is held'],
    [['neonatal mortality in Sokoto', 'and the infant one?'], 'Infant mortality rate in Sokoto'],
    [['is infant mortality on track for the SDG'], 'There is no SDG target for infant mortality rate'],
  ])('%s', (turns, said) => {
    expect(asked(...turns).text).toContain(said)
  })

  test.each([
    [[KEBBI, 'and its neighbours?'], 'neighbours'],
    [[KEBBI, 'and the states around it'], 'around it'],
    [[KEBBI, 'for pregnant women'], 'group'],
    [['U5MR Kano', 'neonatal share of it'], 'share of it'],
    [['children with no vaccination in Kebbi', 'and those with at least one'], 'at least one'],
    [[ABOVE, 'and infant mortality'], '80'],
    [['skilled attendance', 'in teenagers'], 'group'],
    [['health facilities in Kano', 'how many have electricity'], 'how many have'],
    [['cholera cases 2023', '2024', 'which year had more'], 'only weeks or months'],
    [['states with penta 3 below 40%', 'and above 80%', 'and how many in between'], 'in between'],
    [['measles in Ogun', 'second dose', 'the dropout between them'], 'between them'],
    [['ANC 4 in Enugu', 'how many dropped out'], 'dropped out'],
    [['health facilities in Kano', 'how many are private'], 'how many are private'],
    [['facility delivery in Kogi', 'by doctor'], 'by doctor'],
    [['skilled attendance in Imo', 'minus home births'], 'minus home births'],
    [['malaria deaths', 'per 100000'], 'per 100000'],
    [['households with a net in Ebonyi', 'at least two'], 'at least two'],
    [['unmet need for family planning', 'for spacing'], 'for spacing'],
    [['zero dose by zone', 'and its states'], 'its states'],
    [['polio 3 in Delta', 'lost between'], 'between'],
    [['penta 3 in Bayelsa', 'in ten years'], 'in ten years'],
    [['wasting in Jigawa', 'and Kano', 'the higher one in 2018'], 'the higher one'],
    [['measles 2 in Ondo', 'measles 1', 'both doses'], 'both'],
    [['ANC 4 in Katsina', 'at least eight'], 'at least eight'],
    [['fever care in Kano', 'within 24 hours'], 'within 24 hours'],
    [['cholera in 2024', 'CFR'], 'CFR'],
    [['what is 5 + 5'], 'could not understand'],
    [['sanitation in Plateau', 'improved?', 'shared'], 'shared'],
    [['under five deaths', 'malaria share'], 'share'],
    [['under five mortality', 'neonatal', 'what percent of it'], 'percent of it'],
    [['home delivery in Kebbi', 'not at home'], 'not at home'],
    [['measles in Kogi', 'none'], 'none'],
    [['low birth weight in Abia', 'and Kano'], 'birth'],
  ])('%s declines and says why', (turns, said) => {
    const { answer, text } = asked(...turns)
    expect(answer.declined).toBe(true)
    expect(text).toContain(said)
  })
})
