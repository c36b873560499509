import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function linksOf(text: string) {
  const { lexicon, currentYear, data } = world
  return answerQuestion(readQuestion(text, { lexicon, currentYear, before: null }), data).links
}

test.each([
  [
    'ten lowest LGAs of the North-West for penta 3',
    '/work-list?indicator=18&location=4&level=lga&lowest=ten',
    'Work list with map: where first in the North-West for DPT 3 / Penta 3 coverage',
  ],
  ['which LGAs first for penta 3 in Kano', '/work-list?indicator=18&location=27&level=lga', null],
  ['which LGAs of Kebbi should we visit first for measles vaccination', '&level=lga', null],
  ['worst states for stunting', '/work-list?indicator=14&location=1&level=state', null],
])('%s leads to the list of that place first', (question, href, title) => {
  const [first] = linksOf(question)
  expect(first?.href).toContain(href)
  if (title !== null) expect(english.text(first?.title ?? '')).toBe(title)
})

test.each([
  'which state has the highest penta 3 coverage',
  'penta 3 in Kano',
  'which zone has the lowest penta 3',
])('%s asks for no work', (question) => {
  expect(linksOf(question).filter(({ href }) => href.startsWith('/work-list'))).toEqual([])
})

test('the figure of an answer on LGAs is their map, of an answer on states their bars', () => {
  const viewOf = (text: string) => linksOf(text).flatMap(({ view }) => view ?? [])[0]
  expect(viewOf('ten lowest LGAs of the North-West for penta 3')).toMatchObject({
    ...{ kind: 'map', options: { regions: 'lgas' }, indicators: [18], locations: [4] },
  })
  expect(viewOf('worst states for stunting')).toMatchObject({ kind: 'distribution', options: {} })
})

test('all figures of a place as a file are on its profile; without a place each figure has them', () => {
  const [ofBorno] = linksOf('all figures of Borno as a spreadsheet')
  expect([ofBorno?.href, english.text(ofBorno?.title ?? '')]).toEqual([
    '/health-profiles/borno',
    'All figures of Borno (XLSX)',
  ])
  expect(linksOf('how do I download a spreadsheet')[0]?.href).not.toContain('/health-profiles')
})

test.each([
  ['tell me about Zamfara', '/health-profiles/zamfara', 'The page of Zamfara'],
  ['how is North-West doing', '/health-profiles/north-west', 'The page of the North-West'],
])('%s leads to the page of the place, with questions about it', (text, address, title) => {
  const { links, suggestions } = answerQuestion(readQuestion(text, { ...world, before: null }), world.data)
  expect(links.map(({ href, title }) => [href, english.text(title)])).toEqual([[address, title]])
  expect(suggestions.length).toBeGreaterThan(0)
  for (const { question } of suggestions) {
    const [understood] = readQuestion(question, { ...world, before: null })
    expect(understood?.places).toEqual(readQuestion(text, { ...world, before: null })[0]?.places)
  }
})
