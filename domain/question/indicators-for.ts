import type { Lexicon } from './lexicon.ts'
import type { Question } from './question.ts'
import { shorterTimes } from './shorter-times.ts'
import { topicIndicators } from './topic-indicators.ts'

/** The indicators whose rows an answer may need. */
export function indicatorsFor(questions: readonly Question[], { reference }: Lexicon): number[] {
  return [
    ...new Set(
      questions.flatMap((question) => [
        ...question.indicators,
        ...question.belowNation,
        ...question.indicators.flatMap((id) => shorterTimes(id, reference)),
        ...(question.counted === null ? [] : [question.counted]),
        ...(question.frame.kind === 'catalogue'
          ? topicIndicators(question, reference).map(({ id }) => id)
          : []),
      ]),
    ),
  ]
}
