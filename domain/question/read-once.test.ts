import { expect, test } from 'vitest'
import { readQuestionWorld } from '#tests/builders/question-data.ts'
import { readOnce } from './read-once.ts'
import { tokensOf } from './tokens.ts'

test('words are read again only of another lexicon, in another year, or where something else is written', async () => {
  const { lexicon } = await readQuestionWorld()
  const read: string[] = []
  const reading = readOnce((tokens, { people }, year) => {
    read.push(tokens.map(({ said, after }) => said + after).join(' '))
    return `${tokens.length} of ${people.size} in ${year}`
  })
  const asked = (text: string, year = 2026, of = lexicon) => reading(tokensOf(text), of, year)
  const first = asked('stunting in Kano')
  expect(asked('stunting in Kano')).toBe(first)
  expect(read).toEqual(['stunting in Kano'])
  asked('stunting, in Kano')
  asked('Stunting in Kano')
  asked('stunting in Kano', 2027)
  expect(asked('stunting in Kano', 2026, { ...lexicon, people: new Set() })).toBe('3 of 0 in 2026')
  expect(read).toHaveLength(5)
})

test('more words than a question has are not kept', async () => {
  const { lexicon } = await readQuestionWorld()
  let times = 0
  const reading = readOnce(() => ++times)
  const texts = Array.from({ length: 120 }, (_, number) => `week ${number}`)
  for (const text of texts) reading(tokensOf(text), lexicon, 2026)
  reading(tokensOf('week 0'), lexicon, 2026)
  expect(times).toBe(121)
})
