import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// The values were looked up in the files of datasets/. Of `deaths` the rate was told before, of the newest the source of a turn before.
test.each([
  ['TB cases notified 2024|how does that compare with 2022|deaths?', '102,000 in 2022, 61,000 in 2024'],
  ['TB cases notified 2024|deaths?', 'TB deaths in Nigeria: 61,000'],
  ['TB cases notified|how many died', 'TB deaths in Nigeria: 61,000'],
  ['tuberculosis deaths in 2023|and the cases', 'TB cases notified in Nigeria: 367,250'],
  ['TB incidence|deaths?', 'TB mortality in Nigeria: 26 per 100,000'],
  ['Lassa cases 2025|deaths?', 'Lassa fever deaths (year) in Nigeria: 211'],
  [
    'IPTp3 Kano|what did the malaria indicator survey say in 2021?|And Gombe, latest?',
    'Gombe: 11.6% (NDHS 2023',
  ],
  ['IPTp3 Kano|what did the malaria indicator survey say in 2021?|and now?', 'Kano: 48.6% (NDHS 2023'],
  ['penta 3 Kano by NDHS 2018|newest?', 'Kano: 54.6% (NmDHS 2025'],
  ['penta 3 Kano by NDHS 2018|today?', 'Kano: 54.6% (NmDHS 2025'],
  ['skilled birth attendance Nigeria MICS|latest', '46% (NDHS 2023'],
  ['IPTp3 Kano|what of NMIS 2021|which state is highest now', 'Cross River 51.9% (NDHS 2023'],
  // A source that a turn names itself, or that has the newest figure, stays.
  ['IPTp3 Kano|latest from NMIS?', '32.6% (NMIS 2021)'],
  ['penta 3 in WUENIC 2015|latest?', '67% (WUENIC 2024)'],
  ['IPTp3 Kano|what did the malaria indicator survey say|and Gombe', '26.7% (NMIS 2021)'],
])('%s', (turns, figure) => {
  expect(answeredTurns(world, turns.split('|')).text).toContain(figure)
})
