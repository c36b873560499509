import { expect, test } from 'vitest'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { findTopics } from './find-topics.ts'
import { topicsWith } from './topics.ts'

const SHIPPED: readonly FaqTopic[] = [
  { group: 'Comparing', title: 'How do I weigh snow?', steps: ['Take a scale.'], secondMethod: ['Guess.'] },
  { group: 'Comparing', title: 'How do I melt it?', steps: ['Wait.'] },
]
const WRITTEN = {
  slug: 'how-do-i-weigh-snow',
  version: 3,
  title: 'How heavy is snow?',
  steps: ['Borrow the scale of the kitchen.'],
  second_method: [],
  shown: true,
}

test('what nobody wrote anew is as it ships, and what somebody wrote keeps its place and its address', () => {
  expect(topicsWith([WRITTEN], SHIPPED)).toEqual([
    {
      group: 'Comparing',
      slug: 'how-do-i-weigh-snow',
      title: 'How heavy is snow?',
      steps: ['Borrow the scale of the kitchen.'],
      shown: true,
      version: 3,
    },
    { ...SHIPPED[1], slug: 'how-do-i-melt-it', shown: true, version: 0 },
  ])
})

test.each([
  ['kitchen', ['How heavy is snow?']],
  ['take a scale', []],
  ['MELT', ['How do I melt it?']],
])('the search for %j looks into what was written: %j', (words, titles) =>
  expect(findTopics(topicsWith([WRITTEN], SHIPPED), words).map(({ title }) => title)).toEqual(titles),
)

test('a topic that is not shown stays in the list of administrators', () => {
  expect(topicsWith([{ ...WRITTEN, shown: false }], SHIPPED).map(({ shown }) => shown)).toEqual([false, true])
})
