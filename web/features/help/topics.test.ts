import { expect, test } from 'vitest'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { findTopics } from './find-topics.ts'
import { movedOrder, topicsWith } from './topics.ts'

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
  expect(topicsWith({ topics: [WRITTEN], order: [] }, SHIPPED)).toEqual([
    {
      group: 'Comparing',
      slug: 'how-do-i-weigh-snow',
      title: 'How heavy is snow?',
      steps: ['Borrow the scale of the kitchen.'],
      shown: true,
      version: 3,
      isAdded: false,
    },
    { ...SHIPPED[1], slug: 'how-do-i-melt-it', shown: true, version: 0, isAdded: false },
  ])
})

test.each([
  ['kitchen', ['How heavy is snow?']],
  ['take a scale', []],
  ['MELT', ['How do I melt it?']],
])('the search for %j looks into what was written: %j', (words, titles) =>
  expect(
    findTopics(topicsWith({ topics: [WRITTEN], order: [] }, SHIPPED), words).map(({ title }) => title),
  ).toEqual(titles),
)

test('a topic that is not shown stays in the list of administrators', () => {
  expect(
    topicsWith({ topics: [{ ...WRITTEN, shown: false }], order: [] }, SHIPPED).map(({ shown }) => shown),
  ).toEqual([false, true])
})

const ADDED = {
  ...WRITTEN,
  slug: 'whom-do-i-ask',
  title: 'Whom do I ask?',
  group: 'Our ministry',
  version: 1,
}

test('an added topic stands under its heading, after those that ship until somebody orders them', () => {
  const all = topicsWith({ topics: [ADDED], order: [] }, SHIPPED)
  expect(all.map(({ slug, group, isAdded }) => [slug, group, isAdded])).toEqual([
    ['how-do-i-weigh-snow', 'Comparing', false],
    ['how-do-i-melt-it', 'Comparing', false],
    ['whom-do-i-ask', 'Our ministry', true],
  ])
  const ordered = topicsWith({ topics: [ADDED], order: ['whom-do-i-ask', 'how-do-i-melt-it'] }, SHIPPED)
  expect(ordered.map(({ slug }) => slug)).toEqual([
    'whom-do-i-ask',
    'how-do-i-melt-it',
    'how-do-i-weigh-snow',
  ])
})

test.each([
  ['how-do-i-melt-it', -1, ['how-do-i-melt-it', 'how-do-i-weigh-snow', 'whom-do-i-ask']],
  ['how-do-i-weigh-snow', -1, null],
  ['how-do-i-melt-it', 1, null],
  ['whom-do-i-ask', -1, null],
] as const)('%s moved by %i: topics change places under one heading', (slug, step, order) => {
  expect(movedOrder(topicsWith({ topics: [ADDED], order: [] }, SHIPPED), slug, step)).toEqual(order)
})
