import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

/** Most people are more than half of them: NDHS 2023-24, home delivery in Kebbi 91.16%. */
test.each([
  ['do most women in Kebbi deliver at home?', 'Yes: the figure is above 50%. Home delivery in Kebbi: 91.2%'],
  [
    'facility delivery kebbi >> so most deliver at home?',
    'Yes: the figure is above 50%. Home delivery in Kebbi',
  ],
  [
    'stunting Kebbi >> so the majority are stunted',
    'Yes: the figure is above 50%. Stunting (under 5) in Kebbi',
  ],
  ['skilled birth attendance Kano >> so most women have it?', 'No: the figure is below 50%'],
  ['open defecation Lagos >> most people do it?', 'No: the figure is below 50%'],
  ['in most states, do women deliver at home', '17 of 37 states above 50%'],
])('%s', (turns, said) => {
  expect(answered(turns).text).toContain(said)
})

test.each([
  ['where do most people live', 'rank'],
  ['what do most children in Nigeria die of', 'causes'],
  ['which state has the most stunted children', 'rank'],
])('%s: an order, or causes', (text, frame) => {
  expect(answered(text).question?.frame.kind).toBe(frame)
})

/** A difference between people is none between sources; the groups by wealth are those of ICEH 2018. */
test.each([
  ['modern contraceptive use in Ogun >> Nationally, is it different for rich and poor women?'],
  ['is modern contraceptive use different for rich and poor women'],
])('%s', (turns) => {
  expect(answered(turns).text).toContain('Poorest: 3.1%')
})

/** The nation beside a place of two figures: ANC 4 52.4%, skilled attendance 46%. */
test.each(['ANC 4 and skilled birth attendance in Lagos and Nigeria'])('%s: none is left out', (text) => {
  const said = answered(text).text
  for (const one of ['Lagos 95.4%', 'Nigeria 52.4%', 'Lagos 86.6%', 'Nigeria 46%'])
    expect(said).toContain(one)
})
