import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)

import { withoutParticles } from './turn-particles.ts'

test.each([
  ['which state is worst sef', 'which state is worst'],
  ['and Lagos nko?', 'and Lagos?'],
  ['since 2013 o abeg', 'since 2013'],
  ['is that high sha!', 'is that high!'],
  ['Ondo', 'Ondo'],
  ['hepatitis B', 'hepatitis B'],
  ['nko', 'nko'],
])('%s', (turn, meant) => {
  expect(withoutParticles(turn)).toBe(meant)
})

const FIGURE = 'penta 3 in Kano'

test.each([
  'and Lagos',
  'which state is worst',
  'where does it rank',
  'who collected it',
  'since 2013',
  'is that high',
  'compare with Lagos',
  'how many children is that',
  'what is the target',
  'what does it mean',
  'up from 2018',
  'and in its zone',
  'top five states',
  'what of measles',
])('a particle at the end changes nothing: %s', (turn) => {
  const plain = said([FIGURE, turn]).text
  for (const particle of ['sef', 'sha', 'abeg', 'nko?', 'o', 'jare'])
    expect(said([FIGURE, `${turn} ${particle}`]).text).toBe(plain)
})

test.each([
  ['and Lagos own', 'DPT 3 / Penta 3 coverage in Lagos: 86.0%'],
  ['Lagos own nko', 'DPT 3 / Penta 3 coverage in Lagos: 86.0%'],
  ['the national own sef?', 'DPT 3 / Penta 3 coverage in Nigeria: 53.4%'],
])('whose own it is, is whose figure: %s', (turn, figure) => {
  expect(said([FIGURE, turn]).text).toContain(figure)
})
