import { plainWords } from './words.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Question } from './question.ts'

/** Indicators of the subject: those that have all the words in their names or their area. */
export function topicIndicators(
  { topic, choices }: Pick<Question, 'topic' | 'choices'>,
  { indicators }: ReferenceData,
): Indicator[] {
  if (topic.length === 0) return choices.map((id) => byId(indicators, id))
  return [...indicators.values()].filter(({ fullName, shortName, programArea, code }) => {
    const words = new Set(plainWords(`${fullName} ${shortName} ${programArea} ${code}`))
    return topic.every((word) => words.has(word))
  })
}
