import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// Figures that are not held, in words near to one that is: its number would be the answer to another question.
describe('near to a figure and none of it', () => {
  test.each([
    'percentage of people who use drugs',
    'what percentage of people with HIV know their status',
    'what percentage of people know their HIV status',
    'how many people with HIV know they have it',
    'what percentage of children get better',
    'share of children who have worms',
    'percentage of children with diarrhoea given less to drink',
    'number of caesareans in lagos',
    'percentage of people who drink alcohol',
    'salt intake in nigeria',
    'percentage of people fully vaccinated against covid in lagos',
    'percentage of children late for measles vaccine',
    'how many children are in almajiri schools',
    'percentage of people with a toilet shared with others',
    'how far is water in jigawa',
    'percentage of people who pay out of pocket',
    'percentage of women who think cutting should stop',
    'percentage of babies born early',
    'percentage of babies given prelacteal feeds',
    'percentage of women who need permission to go to hospital',
    'overweight mothers',
    'women who had their blood pressure taken',
    'unmet need for spacing',
    'children living with HIV',
    'ART coverage of children',
    'TB prevalence',
    'polio third dose by injection',
    'number of health posts in Sokoto',
    'nets given to children',
    'percentage of women who want to delay the next birth',
    'percentage of women who got the pill from a shop',
    'percentage of children with fever',
    'percentage of HIV positive babies',
    'percentage of nets used',
    'average age of mothers at birth',
  ])('%s', (question) => {
    const { answer, text } = answeredTurns(world, [question])
    expect([answer.declined, text]).toEqual([true, text])
    expect(answer.rows).toEqual([])
  })
})

describe('the figure itself, in words like those', () => {
  test.each([
    ['what percentage of people with HIV get ART', 'ART coverage in Nigeria: 83%'],
    ['tb patients with known hiv status', 'TB patients with known HIV status'],
    ['share of children who got deworming tablets', 'Deworming (children)'],
    ['facilities doing caesareans in lagos', 'Facilities doing caesarean sections in Lagos'],
    ['alcohol consumption per person', 'Alcohol consumption per person'],
    ['out of ten women in Yobe, how many think a husband may beat the wife', 'justify wife beating'],
    ['what share of births happen in a hospital', 'Institutional delivery'],
    ['care sought for children with fever', 'Care sought for fever'],
    ['average age at first birth', 'Mean age at first birth'],
    [
      'fully vaccinated by the national schedule in Taraba',
      'Fully vaccinated, national schedule in Taraba: 8.0%',
    ],
    ['Does Nigeria meet the Abuja promise? I mean domestic government health spending', '4.3%'],
    ['Latest inflation, i.e. the yearly change of consumer prices', '33.2'],
    ['MDR-TB tx started', 'RR/MDR-TB patients started on treatment'],
    ['share of donor money in health spending', 'External health expenditure (% of CHE)'],
    ['foreign aid received per person', 'Aid received per person'],
    ['how far is kano from the target in penta 3', 'target'],
  ])('%s', (question, said) => {
    const { answer, text } = answeredTurns(world, [question])
    expect(answer.declined).toBe(false)
    expect(text).toContain(said)
  })
})
