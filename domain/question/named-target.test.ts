import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (text: string) => answeredTurns(world, text.split('|')).text

// The numbers of places were counted in the files of datasets/. Each was told of the nation, or against another target, before.
test.each([
  [
    'how many states have reached the SDG target for under-5 mortality',
    '0 places of 37 reach the target of 25',
  ],
  ['have all states met the SDG target for under-5 mortality?', '0 places of 37 reach the target of 25'],
  [
    'any state wey don reach the SDG target for neonatal mortality?',
    '0 places of 37 reach the target of 12 or less',
  ],
  ['has any state hit the target of 80% for penta 3', '10 of 37 states with at least 80%'],
  ['has any state hit the target of 90% for penta 3', '0 places of 37 reach the target of 90%'],
  ['Any state under 60 for U5MR?', '2 of 37 states below 60'],
  [
    'has any state reached the SDG target for stunting',
    'There is no SDG target for stunting (under 5). 10 places of 37',
  ],
  ['has Nigeria reached the target of 50 for under-5 mortality', 'No: the figure is above 50'],
  [
    'under-5 mortality Nigeria|which state is worst|Has any state reached the SDG target of 25?',
    '0 places of 37',
  ],
  [
    'under-5 mortality Nigeria|how many states have reached the target of 60',
    '2 of 37 states with at most 60',
  ],
  ['neonatal mortality Kano|which ones have reached the SDG target', '0 places of 37 reach the target of 12'],
  ['U5MR Nigeria|which states are worst|have any of them reached the target?', '2 places of 37 reach'],
  ['skilled birth attendance Nigeria|has any state crossed 90 percent', '7 of 37 states with at least 90%'],
  [
    'modern contraception for Niger state?|and FCT?|which of the two moved more since 2018|is any state up to 30%?',
    '4 of 37 states with at least 30% for modern contraceptive prevalence (NDHS 2023–24)',
  ],
  ['penta 3 in Kano|is any zone there yet?', '0 places of 6 reach the target of 90%'],
  ['penta 3 Nigeria|is Lagos there yet', 'in Lagos: 86.0% (NmDHS 2025–26). It misses'],
  // 15 less 4.3.
  ['How far is Nigeria from the Abuja target of 15 percent', '10.7 points below the national target of 15%'],
  ['How far off the Abuja declaration is Nigeria', '10.7 points below'],
])('%s', (text, figure) => {
  expect(said(text)).toContain(figure)
})

test.each([
  ['has Kano state reached the SDG target for under-5 mortality', 'in Kano: 165.8'],
  ['has Nigeria met the Abuja target', 'It misses the national target of 15%'],
  ['How far is Kano from the target of 80% for penta 3', '25.4 points below 80%'],
])('one place stays one: %s', (text, figure) => {
  expect(said(text)).toContain(figure)
})
