import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (...turns: readonly string[]) => answeredTurns(world, turns)

describe('a figure before, asked for of somebody', () => {
  test.each([
    [['anaemia among women in Nigeria', 'do you have it for girls 15-19 in Kebbi'], 'anaemia, women 15-49'],
    [
      ['modern contraceptive use in Sokoto', 'do you have it for girls 15-19 in Kebbi'],
      'modern contraceptive prevalence',
    ],
    [['anaemia, women 15-49 in Kebbi', 'do you have it for teenagers'], 'anaemia, women 15-49'],
    [['female genital mutilation in Imo', 'is it available for girls 15-19'], 'female genital mutilation'],
    [
      ['unmet need for family planning in Bauchi', 'have you got it for adolescents'],
      'unmet need for family planning',
    ],
    [['malaria prevalence in Kebbi', 'and do you hold it for pregnant women?'], 'malaria prevalence'],
    [['ANC4 in Kebbi', 'any figure of it for adolescents?'], 'ANC 4+ (any provider)'],
    [['maternal mortality in Nigeria', 'is there one for teenagers?'], 'maternal mortality ratio'],
    [['home delivery in Kebbi', 'how many were teenagers'], 'home delivery'],
    [['penta 3 in Kano', 'and for girls 15-19?'], 'DPT 3 / Penta 3 coverage'],
    [
      ['skilled birth attendance in Kano', 'do you have that for women aged 15-19'],
      'skilled attendance at birth',
    ],
  ])('%j: no figure of another name is told', (turns, indicator) => {
    const { answer, text } = said(...turns)
    expect(answer.reason).toBe('no_group')
    expect(text).toContain(`No figures of that group are held for it. Understood: ${indicator}`)
  })

  test.each([
    [
      ['HIV prevalence', 'do you have it for young women 15-24'],
      'HIV prevalence, young women 15-24 in Nigeria: 0.4%',
    ],
    [['anaemia, women 15-49', 'what is it for pregnant women'], 'Anaemia, pregnant women in Nigeria: 45.0%'],
    [['neonatal mortality in Kano', 'do you have it for under fives'], 'Under 5 mortality rate in Kano'],
    [['mortality, ages 15-19', 'for ages 10-14'], 'Mortality, ages 10-14 in Nigeria'],
    [
      ['women with health insurance in Lagos', 'what about that for men'],
      'Men with health insurance in Lagos',
    ],
  ])('%j: the figure of the same name is of them', (turns, wanted) => {
    expect(said(...turns).text).toContain(wanted)
  })

  test.each([
    [['penta 3 in Kano', 'do you have it for measles'], 'Measles immunization coverage in Kano'],
    [['penta 3 in Kano', 'do you have it for Lagos'], 'DPT 3 / Penta 3 coverage in Lagos'],
    [['penta 3 in Kano', 'do you have it for 2013'], 'DPT 3 / Penta 3 coverage in Kano: 18.9% (NDHS 2013)'],
  ])('%j: what is no people takes its own slot', (turns, wanted) => {
    expect(said(...turns).text).toContain(wanted)
  })
})
