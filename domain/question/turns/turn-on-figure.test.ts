import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (...turns: readonly string[]) => answeredTurns(world, turns)

describe('the place that a figure takes among the others', () => {
  test.each([
    [['stunting in Kano', 'where does that put us among the states'], 'Kano is number 7 of 37 states'],
    [['penta 3 in Lagos', 'how do we rank with that'], 'Lagos is number 5 of 37 states'],
    [['penta 3 in Kano by NDHS 2018', 'what position are we in?'], 'Kano is number 24 of 37 states'],
    [
      ['modern contraceptive use in Kwara', 'what position is that nationally'],
      'Kwara is number 29 of 37 states',
    ],
    [['stunting in Kano', 'and our rank?'], 'Kano is number 7 of 37 states'],
    [['stunting in Kano', 'how do we compare with other states'], 'Kano is number 7 of 37 states'],
    [['stunting in Kano', 'so where are we on the ranking of states?'], 'Kano is number 7 of 37 states'],
    // 22nd from the lowest of the newest round, and no year in which its own figure was lowest.
    [['penta 3 in Gombe', 'does that make us one of the worst'], 'Gombe is number 22 of 37 states'],
  ])('%j', (turns, wanted) => {
    expect(said(...turns).text).toContain(wanted)
  })

  test('where the place has no figure, no rank is told', () => {
    const { answer, text } = said('anaemia, women 15-49 in Kebbi', 'where does that place us?')
    expect(answer.declined).toBe(true)
    expect(text).toContain('No source has a figure of anaemia, women 15-49 in Kebbi')
  })
})

describe('the number that a share stands for', () => {
  test.each([
    [
      ['skilled birth attendance in Jigawa', 'how many births is that'],
      'Skilled attendance at birth in Jigawa: 24.2%',
    ],
    [['electricity access in Kogi', 'how many households is that?'], 'Access to electricity (population)'],
    [['zero dose in Borno', 'so roughly how many children does that mean'], 'Zero-dose children in Borno'],
    [['ANC4 in Kebbi', 'that comes to how many women'], 'ANC 4+ (any provider) in Kebbi: 14.0%'],
    [
      ['HIV prevalence in Rivers', 'how many people are we talking about'],
      'HIV prevalence (15-49) in Rivers',
    ],
    [['open defecation in Benue', 'what is that in numbers'], 'Open defecation in Benue: 39.2%'],
  ])('%j: the share alone is held', (turns, wanted) => {
    const { text } = said(...turns)
    expect(text).toContain(wanted)
    expect(text).toContain('Only the share is held, not the number of people.')
  })

  test('a number that is held is told', () => {
    const { text } = said('neonatal mortality', 'how many babies is that in total?')
    expect(text).toContain('Neonatal deaths in Nigeria: 252,871')
  })

  test('before it was said which share is meant, it is asked back once more', () => {
    const { answer, text } = said('health insurance coverage in Lagos', 'how many people is that')
    expect(answer.reason).toBe('ambiguous')
    expect(text).toContain('women with health insurance or men with health insurance')
  })

  test('who is chosen then is nobody beside those of the name', () => {
    const { text } = said('health insurance coverage in Lagos', 'how many people is that', 'men')
    expect(text).toContain('Men with health insurance in Lagos: 6.2%')
  })
})

describe('a week, and what is asked after it', () => {
  test.each([
    [
      ['newest week of cholera', 'and the week before?'],
      'Cholera cases (week) in Nigeria: 0 (WHO-Cholera 2025 week 18)',
    ],
    [
      ['newest week of cholera', 'which states?', 'and the previous week?'],
      'Cholera cases (week) in Nigeria: 0 (WHO-Cholera 2025 week 18)',
    ],
    [
      ['latest weekly Lassa deaths', 'the week before'],
      'Lassa fever deaths (week) in Nigeria: 2 (NCDC 2026 week 22)',
    ],
    [
      ['latest weekly Lassa deaths', 'and the week before?', 'how many this year?'],
      'Lassa fever deaths (week) in Nigeria in 2026, added up: 155',
    ],
    [
      ['newest week of cholera', 'how many this year?'],
      'No source has a figure of cholera cases (week) in Nigeria for 2026',
    ],
    [
      ['Lassa fever confirmed cases in the latest week', 'which states?'],
      'largest Edo 7, Ondo 3 and Bauchi 2, smallest',
    ],
    [
      ['Lassa fever confirmed cases in the latest week', 'which states?', 'and the one before?'],
      '(NCDC 2026 week 22)',
    ],
    [
      ['Lassa confirmed cases last reported week', 'compared to the week before?'],
      'Lassa fever confirmed cases (week) in Nigeria: 13 (NCDC 2026 week 22)',
    ],
    [
      ['cholera cases in Borno in the newest week', 'and the week before?'],
      'No source has a figure of cholera cases (week) in Borno',
    ],
    [
      ['cholera cases in Borno in the newest week', 'and the week before?', 'how many this year?'],
      'No source has a figure of cholera cases (week) in Borno for 2026',
    ],
  ])('%j', (turns, wanted) => {
    expect(said(...turns).text).toContain(wanted)
  })
})

describe('whose a figure is, of when, and where it stands beside the nation', () => {
  test.each([
    [
      ['modern contraceptive use in Ekiti by NDHS 2018', 'who says so?'],
      'NDHS (Nigeria Demographic and Health Survey) is a survey.',
    ],
    // A turn that is not understood and names the nation wipes nothing.
    [
      ['compare penta 3 in Kano and Lagos', 'which is closer to the national figure?', 'what is the target?'],
      'DPT 3 / Penta 3 coverage in Kano: 54.6%',
    ],
    [
      ['health facilities in Kogi', 'is that more than the national', 'where does that put us'],
      'Kogi is number 6 of 37',
    ],
    [['poverty rate in Sokoto', 'according to who?'], 'in Sokoto: 1 source has figures: NBS-MPI (2022)'],
    [
      ['poverty rate in Sokoto', 'as of when?'],
      'Multidimensional poverty headcount in Sokoto: 90.5% (NBS-MPI 2022)',
    ],
    [['poverty rate in Sokoto', 'is there a target?', 'from when is it?'], 'NBS-MPI (2022)'],
    [
      ['which state has the highest zero dose', 'is that higher than the national figure?'],
      'Zero-dose children: Sokoto 86.5% (NDHS 2023–24); Nigeria 37.1% (NDHS 2023–24)',
    ],
    [
      ['wasting in Yobe', 'is Nigeria higher?', 'better or worse than Nigeria'],
      'Wasting (under 5): Yobe 9.4% (NDHS 2023–24, 90% interval 6.3–13.7); Nigeria 8.4% (NDHS 2023–24)',
    ],
  ])('%j', (turns, wanted) => {
    expect(said(...turns).text).toContain(wanted)
  })
})
