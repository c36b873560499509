import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** Places and figures of the turns before, with the figures of datasets/observations. */
test.each<readonly [readonly string[], readonly string[]]>([
  [
    ['malaria prevalence kebbi', 'was it colder then?', 'And do the children there sleep under nets?'],
    ['slept under an ITN in Kebbi'],
  ],
  [['anc4 sokoto south lga', 'and the state itself'], ['ANC 4+ (any provider) in Sokoto: 22.7%']],
  [
    ['penta 3 in Kebbi', 'what’s the target again and how short is kebbi'],
    ['64.9 points below', '90% or more'],
  ],
  [
    [
      'out of pocket health spending share nigeria',
      'was it lower in 2019?',
      'what is that in dollars per head',
    ],
    ['US$48 (WHO-GHED 2019)'],
  ],
  [
    ['New breast cancer cases per 100,000 women in Nigeria, and is that up on 2019?'],
    ['53.3 per 100,000 in 2019, 72.1 per 100,000 in 2023'],
  ],
  [['malaria prevalence kebbi', 'was it higher before?'], ['63.6% in 2015, 49.0% in 2021']],
  [
    ['anc4 sokoto south lga', 'which LGA in sokoto is lowest', 'and the state itself'],
    ['ANC 4+ (any provider) in Sokoto: 22.7%'],
  ],
  [
    ['anc 4 visits Madobi', 'is that better than Kankara?', 'number of public health facilities in each'],
    ['Madobi 24', 'Kankara 67'],
  ],
  [
    ['stunting katsina', 'compare with Rivers', 'and wasting, same two'],
    ['Katsina 6.7%', 'Rivers 12.8%'],
  ],
  [['modern contraceptive use lagos and osun', 'who leads the country?'], ['Ekiti 42.8%']],
  [['penta 3 kano', 'what of the country as a whole according to WHO and UNICEF?'], ['67% (WUENIC 2024)']],
  [
    ['zero-dose in Sokoto', 'List the seven north west states from worst to best'],
    ['Sokoto 76.5%', 'Jigawa 29.2%'],
  ],
])('%j', (turns, said) => {
  const { text } = answeredTurns(world, turns)
  for (const one of said) expect(text).toContain(one)
})

test.each([
  [['lassa deaths edo 2026', 'which state has most cases this year, and what share of the country']],
  [['IPTp3 best state', 'what is cross river doing right?']],
  [['which LGA in Sokoto has the lowest ANC 4', 'skilled birth attendant for the first LGA']],
])('what nobody can tell is declined: %j', (turns) => {
  expect(answeredTurns(world, turns).answer.declined).toBe(true)
})
