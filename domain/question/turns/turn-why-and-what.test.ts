import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)

const DIFFER = ['NDHS 2023–24 says 39.5%', 'JME 2024 says 33.8%', '5.7 points apart']

test.each([
  'why JME get different number?',
  'why is JME lower',
  'so why does JME say something different?',
  'how come JME has a lower figure',
  'why the JME figure differ',
  'why is the JME number not the same',
])('why another source has another figure is no question for that figure: %s', (turn) => {
  const { text, question } = said(['stunting nigeria latest survey', turn])
  expect(question?.frame.kind).toBe('why_differ')
  for (const words of DIFFER) expect(text).toContain(words)
})

test.each([
  'why two different numbers?',
  'why do the sources differ',
  'how come the surveys disagree?',
  'why are there different figures',
  'why do the figures vary so',
])('why figures are not the same is told of two sources: %s', (turn) => {
  const { text } = said(['stunting in Nigeria', turn])
  for (const words of DIFFER) expect(text).toContain(words)
})

test('beside another source one of them is asked for by its name', () => {
  const { text } = said(['stunting in Nigeria by NDHS and JME', 'why is JME lower'])
  for (const words of DIFFER) expect(text).toContain(words)
})

test('where one source alone has a figure, it is no reason', () => {
  expect(said(['malaria prevalence in Benue', 'why do the sources differ']).answer.reason).toBe('no_cause')
})

test('why two places differ, no figure says', () => {
  const { answer } = said(['stunting in Kano', 'Lagos', 'why are the numbers so different?'])
  expect(answer.reason).toBe('no_cause')
})

test('why, and which sources: both are told', () => {
  const { text } = said([
    'stunting nigeria latest survey',
    'why JME get different number? which sources dey?',
  ])
  for (const words of [...DIFFER, '8 sources have figures']) expect(text).toContain(words)
})

test('a second question that points at one of two figures is declined', () => {
  const { answer } = said(['stunting nigeria latest survey', 'why is JME lower? who collected it?'])
  expect(answer.declined).toBe(true)
})

test('a first question why one source differs tells it and another', () => {
  const { text } = said(['why is JME different for stunting in Nigeria?'])
  expect(text).toContain('JME 2024 says 33.8%')
  expect(text).toContain('NDHS 2023–24 says 39.5%')
})

const COUNT = ['IPTp3 coverage in Kwara', 'how many states reach 30%']

test.each([
  [[...COUNT, 'what is IPTp3 sef?'], 'three or more doses of SP/Fansidar'],
  [[...COUNT, 'what is IPTp3?'], 'three or more doses of SP/Fansidar'],
  [[...COUNT, 'wetin be IPTp3 sha'], 'three or more doses of SP/Fansidar'],
  [['which state has the highest stunting', 'what is stunting exactly?'], 'height-for-age is below -2 SD'],
  [['which state has the highest stunting', 'what exactly is stunting'], 'height-for-age is below -2 SD'],
  [['stunting in Kano', 'how does it rank', 'and what is wasting anyway?'], 'weight-for-height is below'],
])('what a figure is, after a count or an order, is its meaning: %j', (turns, words) => {
  const { text, question } = said(turns)
  expect(question?.frame.kind).toBe('definition')
  expect(text).toContain(words)
})

test.each([
  [['which state has the highest stunting', 'what is its penta 3'], 'level'],
  [['which state has the highest stunting', 'what is the stunting rate in Kano'], 'level'],
  [['how many states reach 80% penta 3', 'what is the national target'], 'target'],
])('what a figure is somewhere is told as a figure: %j', (turns, kind) => {
  expect(said(turns).question?.frame.kind).toBe(kind)
})
