import { FAQ } from '#catalogue/faq.ts'
import { type FaqTopic, topicSlug } from '#catalogue/faq-topic.ts'
import type { WrittenTopic } from '#contract/help/help-topics.ts'

/** A topic as readers see it, under the name that it ships with. */
export interface HelpTopic extends FaqTopic {
  readonly slug: string
  /** Whether readers see it. */
  readonly shown: boolean
  /** The version that it is in; 0: as it ships. */
  readonly version: number
}

/** The topics that ship, with what administrators wrote in place of some of them. */
export function topicsWith(
  written: readonly WrittenTopic[],
  shipped: readonly FaqTopic[] = FAQ,
): HelpTopic[] {
  return shipped.map((topic) => {
    const slug = topicSlug(topic)
    const own = written.find((one) => one.slug === slug)
    if (!own) return { ...topic, slug, shown: true, version: 0 }
    const { secondMethod: _shipped, ...rest } = topic
    const second = own.second_method.length > 0 ? { secondMethod: own.second_method } : {}
    return {
      ...rest,
      ...second,
      slug,
      title: own.title,
      steps: own.steps,
      shown: own.shown,
      version: own.version,
    }
  })
}
