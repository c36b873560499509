import { beforeAll, describe, expect, test } from 'vitest'
import { type AnsweredTurns, answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: readonly string[]): AnsweredTurns => answeredTurns(world, turns)

/** Codes of what the last turn is about. */
function codesOf(...turns: readonly string[]): string {
  return (asked(...turns).question?.indicators ?? [])
    .map((id) => world.lexicon.reference.indicators.get(id)?.code)
    .join()
}

describe('a limit in the name of an indicator', () => {
  test.each([
    ['catastrophic health spending over 25%', 'CATA25'],
    ['catastrophic spending above 25 percent', 'CATA25'],
    ['catastrophic health expenditure 25%', 'CATA25'],
    ['catastrophic health spending over 25% - one household in how many?', 'CATA25'],
    ['households spending more than 25% of their income on health', 'CATA25'],
    ['share of people with catastrophic health expenditure over 10%', 'CATA10'],
    ['catastrophic health spending', 'CATA10'],
  ])('tells it from its neighbour: %s', (text, code) => {
    const { question } = asked(text)
    expect(codesOf(text)).toBe(code)
    expect(question?.frame.kind).not.toBe('threshold')
    expect(question?.claimed).toEqual([])
  })

  test('leaves another number as a limit', () => {
    const text = 'is catastrophic health spending over 10% above 20%?'
    expect(codesOf(text)).toBe('CATA10')
    expect(asked(text).question?.frame).toMatchObject({
      kind: 'threshold',
      limit: { side: 'above', value: 20 },
    })
  })
})

describe('what money is a share of', () => {
  test.each([
    ['Did Nigeria spend over 5% of its general government expenditure on health in 2022?', 'GGHEGGE'],
    ['government spending on health as percent of the budget', 'GGHEGGE'],
    ['government spending on health as share of total health expenditure', 'GGHE'],
    ['public health spending of GDP', 'GGHEGDP'],
    ['private share of health spending', 'PVTCHE'],
    ['donor share of health spending', 'EXTCHE'],
    ['private health spending per head', 'PVTPC'],
    ['OOP per head in US dollars?', 'OOPPC'],
    ['health spending per head in international dollars', 'CHEPPP'],
    ['donor spending on health per head', 'EHEPC'],
  ])('%s', (text, code) => {
    expect(codesOf(text)).toBe(code)
  })
})

describe('words that nobody had for it', () => {
  test.each([
    ['number of registered doctors in Enugu', 'DOCREG'],
    ['mean schooling years in Niger state', 'MYS'],
    ['women who say the clinic is too far in Taraba', 'DISTPROB'],
    ['births in government hospitals in Kano', 'DELPUB'],
    ['blood pressure of men', 'SBPM'],
    ['drug resistant TB cases', 'RRTB'],
    ['clinics open 24/7', 'INV247'],
    ['murder rate', 'HOMI'],
    ['people drinking from rivers and ponds in Taraba', 'SURFW'],
    ['severe multidimensional poverty in the global index', 'GMPIS'],
    ['global MPI in Kano', 'GMPI'],
    ['German measles cases', 'RUBC'],
    ['weekly measles vaccinations', 'RIMEAS'],
  ])('%s', (text, code) => {
    expect(codesOf(text)).toBe(code)
  })

  test.each([
    ['polio cases in Kano', 'POLIOC'],
    ['children with hepatitis B in Kano', 'HBSAG'],
    ['wanted fertility in Edo', 'WFR'],
    ['facilities with electricity in Kano', 'INVGRID'],
  ])('mean no other one that is held there: %s', (text, code) => {
    expect(codesOf(text)).toBe(code)
    expect(asked(text).answer.declined).toBe(true)
  })
})

test('a prevalence is none of a number of people', () => {
  expect(codesOf('malaria', 'in Ebonyi, under 5 prevalence')).toBe('MALPREV')
  expect(codesOf('malaria', 'in Ebonyi, under 5 prevalence', 'and the national level?')).toBe('MALPREV')
})

// It is offered, and not guessed: deaths may be those of all or of children, and a rate one of cases or of deaths.
test.each(['breast cancer rate', 'measles deaths', 'pneumonia deaths', 'meningitis deaths'])(
  'is asked back: %s',
  (text) => {
    const { answer, question } = asked(text)
    expect(answer.declined).toBe(true)
    expect(question?.choices.length).toBeGreaterThan(1)
  },
)
