import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const said = (turns: readonly string[]) => answeredTurns(world, turns)

const YOBE = 'Yobe 32.7% (NDHS 2023–24); Borno 45.4% (NDHS 2023–24); Adamawa 33.1%'

// The figures stand in the files of datasets/observations.
test.each([
  ['compare sanitation with Borno and Adamawa', YOBE],
  ['compare it with Borno and Adamawa', YOBE],
  ['now compare basic sanitation to Borno, Adamawa', YOBE],
  ['how does sanitation compare with Borno and Adamawa?', YOBE],
  ['put that beside Borno and Adamawa', YOBE],
  [
    'compare sanitation with Borno and Adamawa in 2018',
    'Yobe 28.0% (NDHS 2018); Borno 49.3% (NDHS 2018); Adamawa 56.0%',
  ],
  ['compare vitamin A supplementation with Edo and Gombe', 'Edo 55.6% (NDHS 2023–24); Gombe 26.0%'],
])('places are held against the one before, which is told, too: %s', (turn, figures) => {
  const { text } = said(['basic sanitation in Yobe', turn])
  expect(text).toContain(figures)
  expect(text).toContain('Yobe')
})

test('after a look back the year is the one that is named', () => {
  const turns = ['skilled birth attendance in Sokoto', 'what was it in 2018, and the change']
  const { text } = said([...turns, 'compare with Kebbi and Zamfara for 2024'])
  expect(text).toMatch(
    /Sokoto 12\.4% \(NDHS 2023–24.*; Kebbi 9\.6% \(NDHS 2023–24.*; Zamfara 13\.2% \(NDHS 2023/,
  )
})

test('a figure with a place of its own is held against the other place alone', () => {
  expect(said(['stunting in Kano', 'compare wasting in Lagos with Borno']).question?.places).toEqual([32, 15])
})

test.each([
  [
    ['penta 3 in Kano', 'compare with penta 1'],
    ['Penta 3 coverage in Kano: 54.6%', 'Penta 1 coverage in Kano: 61.3%'],
  ],
  [
    ['penta 3 in Kano', 'compare it with measles and BCG'],
    [
      'Penta 3 coverage in Kano: 54.6%',
      'Measles immunization coverage in Kano: 38.6%',
      'BCG coverage in Kano: 63.5%',
    ],
  ],
  [
    ['stunting in Kano', 'how does it compare with wasting'],
    ['Stunting (under 5) in Kano: 51.9%', 'Wasting (under 5) in Kano: 9.5%'],
  ],
])('figures are held against the one before, which is told, too: %j', (turns, figures) => {
  const { text } = said(turns)
  for (const figure of figures) expect(text).toContain(figure)
})

test.each(['any above 80%', 'are both above 80%?', 'which of them is above 80%'])(
  'both places are told where either is held against a number: %s',
  (turn) => {
    const { text } = said(['penta 3 in Kano', 'Lagos', turn])
    for (const figure of ['Kano 54.6%', 'Lagos 86.0%']) expect(text).toContain(figure)
  },
)

test.each(['how many states are above the national average?', 'which states are above the national average'])(
  'states are those of the country: %s',
  (turn) => {
    expect(said(['penta 3 in Kano', 'Lagos', turn]).text).toContain('22 of 37 states')
  },
)

test.each([
  'is either of them above the national average?',
  'are both above the national figure',
  'which of them is above national',
  'is any of the two below the national average?',
  'neither above the national average?',
  'does either beat the national average',
  'do both lie below the country average',
])('both places are told beside the nation: %s', (turn) => {
  const { text } = said(['vitamin A coverage Edo', 'Gombe', turn])
  for (const figure of ['Edo 55.6%', 'Gombe 26.0%', 'Nigeria 36.8%']) expect(text).toContain(figure)
})

test('after three places any of them are all of them', () => {
  const { question } = said([
    'vitamin A coverage Edo',
    'Gombe',
    'Kano',
    'are any of them above the national average?',
  ])
  expect(question?.places.toSorted((a, b) => a - b)).toEqual([1, 19, 23, 27])
})

test.each([
  ['national in 2025 vs 2023', '18.7% (NCDC 2025); 16.5% (NCDC 2023)'],
  ['nigeria 2025 versus 2023', '18.7% (NCDC 2025); 16.5% (NCDC 2023)'],
  ['and the national figure for 2025 compared to 2023', '18.7% (NCDC 2025); 16.5% (NCDC 2023)'],
  ['nationally, 2025 against 2023?', '18.7% (NCDC 2025); 16.5% (NCDC 2023)'],
])('a place in two years is that place alone: %s', (turn, figures) => {
  const { text, question } = said(['lassa fever case fatality in taraba?', 'Ondo?', turn])
  expect(question?.places).toEqual([1])
  expect(text).toContain(figures)
})

const NMIS = ['iptp3 ogun', 'that looks low, what did the 2021 malaria survey say?']

test.each([
  'and nationally in both',
  'in both nationally',
  'nigeria by both surveys',
  'what about the national figure in the two?',
])('the nation is told by both sources: %s', (turn) => {
  const { text } = said([...NMIS, turn])
  expect(text).toContain('in Nigeria: 26.1% (NDHS 2023–24); 31.0% (NMIS 2021)')
})

test('a source that was named in passing does not hold for a year that it has not', () => {
  expect(said([...NMIS, 'which state top for 2024']).text).toContain('Cross River 51.9% (NDHS 2023–24)')
  expect(said([...NMIS, 'and nationally in both', 'which state top for 2024']).text).toContain(
    'Cross River 51.9%',
  )
  expect(said([...NMIS, 'and in Lagos']).text).toContain('(NMIS 2021)')
})
