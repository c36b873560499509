import { FAQ } from '#catalogue/faq.ts'
import { type FaqTopic, MORE_QUESTIONS, type ShowMe, topicSlug } from '#catalogue/faq-topic.ts'
import type { WrittenTopic } from '#contract/help/help-topics.ts'

/** A topic as readers see it, under the name that it ships with or was given when it was added. */
export interface HelpTopic {
  readonly slug: string
  readonly group: string
  readonly title: string
  readonly steps: readonly string[]
  readonly secondMethod?: readonly string[]
  readonly show?: ShowMe
  /** Whether readers see it. */
  readonly shown: boolean
  /** The version that it is in; 0: as it ships. */
  readonly version: number
  /** It was added here, so it can be taken away. */
  readonly isAdded: boolean
}

/** The topics that ship, with what administrators wrote in place of some of them and added, in the order that they chose. */
export function topicsWith(
  { topics, order }: { readonly topics: readonly WrittenTopic[]; readonly order: readonly string[] },
  shipped: readonly FaqTopic[] = FAQ,
): HelpTopic[] {
  const known = new Map(shipped.map((topic) => [topicSlug(topic), topic]))
  const asShipped = [...known].map(([slug, topic]) => {
    const own = topics.find((one) => one.slug === slug)
    if (!own) return { ...topic, slug, shown: true, version: 0, isAdded: false }
    return { ...writtenOf(own, topic.group), ...(topic.show && { show: topic.show }), isAdded: false }
  })
  const added = topics
    .filter(({ slug }) => !known.has(slug))
    .map((own) => ({ ...writtenOf(own, MORE_QUESTIONS), isAdded: true }))
  const rank = (slug: string) => {
    const at = order.indexOf(slug)
    return at === -1 ? order.length : at
  }
  return [...asShipped, ...added].toSorted((a, b) => rank(a.slug) - rank(b.slug))
}

function writtenOf({ second_method, group, ...own }: WrittenTopic, usual: string) {
  return {
    ...own,
    group: group ?? usual,
    ...(second_method.length > 0 && { secondMethod: second_method }),
  }
}

/** The names of all topics with one of them moved before or after its neighbour under the same heading; null: it has none there. */
export function movedOrder(
  topics: readonly HelpTopic[],
  slug: string,
  step: -1 | 1,
): readonly string[] | null {
  const moved = topics.find((topic) => topic.slug === slug)
  const group = topics.filter((topic) => topic.group === moved?.group)
  const neighbour = group[group.findIndex((topic) => topic.slug === slug) + step]
  if (!moved || !neighbour) return null
  const names = topics.map((topic) => topic.slug)
  const [from, to] = [names.indexOf(slug), names.indexOf(neighbour.slug)]
  return names.map((name, at) => (at === from ? neighbour.slug : at === to ? slug : name))
}
