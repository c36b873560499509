import type { FaqTopic } from '#catalogue/faq-topic.ts'

/** The topics whose title holds the text, without regard to case; an empty search finds all. */
export function findTopics(topics: readonly FaqTopic[], text: string): readonly FaqTopic[] {
  const wanted = text.trim().toLowerCase()
  return topics.filter(({ title }) => title.toLowerCase().includes(wanted))
}
