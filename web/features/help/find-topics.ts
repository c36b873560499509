import type { FaqTopic } from '#catalogue/faq-topic.ts'

/** The topics whose title holds the text, then those whose steps hold it, without regard to case; an empty search finds all in their order. */
export function findTopics<T extends FaqTopic>(topics: readonly T[], text: string): readonly T[] {
  const wanted = text.trim().toLowerCase()
  const holds = (words: string) => words.toLowerCase().includes(wanted)
  const byTitle = topics.filter(({ title }) => holds(title))
  const bySteps = topics.filter(
    ({ title, steps, secondMethod = [] }) => !holds(title) && [...steps, ...secondMethod].some(holds),
  )
  return [...byTitle, ...bySteps]
}
