import type { HelpTopic } from '#domain/question/question.ts'
import { FAQ } from './faq.ts'
import { topicSlug } from './faq-topic.ts'
import { HELP_TERMS } from './help-terms.ts'

/** The topics of the help as questions in words find them. They stand beside the words of questions, as searches in a browser do without. */
export const HELP: readonly HelpTopic[] = FAQ.map((topic) => ({
  title: topic.title,
  address: `/faq#${topicSlug(topic)}`,
  steps: topic.steps,
  terms: HELP_TERMS[topic.title],
}))
