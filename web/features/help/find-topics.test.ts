import { expect, test } from 'vitest'
import { FAQ } from '#catalogue/faq.ts'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { findTopics } from './find-topics.ts'

const topics: readonly FaqTopic[] = [
  { group: 'Finding your way', title: 'How do I light a lamp?', steps: ['Strike a match.'] },
  { group: 'Reading figures', title: 'What does the LAMP mean?', steps: ['Light.'] },
]

test.each([
  ['', [0, 1]],
  ['  ', [0, 1]],
  ['lamp', [0, 1]],
  ['LIGHT', [0, 1]],
  ['match', [0]],
  ['nothing of it', []],
])('%j finds %o', (text, found) => {
  expect(findTopics(topics, text)).toEqual(found.map((index) => topics[index]))
})

test.each(['password', 'SIGN IN', 'sign in', 'forget', 'contact', 'email', 'e-mail', 'newsletter'])(
  'the help that ships has a topic on %j',
  (words) => {
    expect(findTopics(FAQ, words).length).toBeGreaterThan(0)
  },
)
