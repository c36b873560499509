import { inWords } from '#domain/message/in-words.ts'
import type { Language, LanguageCode } from '#domain/message/language.ts'
import type { Triangulation } from '#domain/triangulation/triangulate.ts'
import type { ResolvedSection, SectionRequest } from '#sections/definition/section-definition.ts'
import type { Progress, Work } from '#sections/definition/work.ts'
import type { Figures } from '#sections/files/figures.ts'
import { message } from '#domain/message/message.ts'
import type { Answer } from './answer-parts.ts'
import { type Judgement, judged, judgementOf, keyOfJudgement, requestOf } from './judgement.ts'
import type { TriangulationRequest, TriangulationState } from './state.ts'

/** What is triangulated, and how far that is; without a request the reader is still choosing. */
export interface TriangulationChoice {
  readonly request: TriangulationRequest | null
  readonly judgement: Judgement | null
  readonly progress: Progress<Triangulation>
}

export type ShownTriangulation = ResolvedSection<TriangulationState, TriangulationChoice>

/** The request of a state with the figures that answer it. */
export function triangulationChoice(
  asked: SectionRequest<TriangulationState>,
  figures: Figures,
): TriangulationChoice {
  const wanted = requestOf(asked)
  const judgement = wanted && judgementOf(wanted, asked, figures)
  return { request: judgement && wanted, judgement, progress: { status: 'idle' } }
}

/** The comparison itself, which takes a second where sources have hundreds of figures in common. */
export const TRIANGULATION_WORK: Work<TriangulationChoice, Judgement, Triangulation> = {
  what: message('triangulate.the-triangulation'),
  isWhole: true,
  question: ({ judgement }) => judgement,
  answer: judged,
  key: keyOfJudgement,
  known: (choice, progress) => ({ ...choice, progress }),
}

const ANSWERS = new WeakMap<Triangulation, Map<LanguageCode, Answer>>()

/** The answer in the words of a language, put into words once. */
function worded(found: Triangulation, language: Language): Answer {
  const own = ANSWERS.get(found) ?? new Map<LanguageCode, Answer>()
  ANSWERS.set(found, own)
  const answer = own.get(language.code) ?? inWords(found, language)
  own.set(language.code, answer)
  return answer
}

/** A triangulation that is worked out: its request and its answer; null before. */
export function resultOf({
  choice: { request, progress },
  language,
}: Pick<ShownTriangulation, 'choice' | 'language'>): {
  readonly request: TriangulationRequest
  readonly answer: Answer
} | null {
  if (!request || progress.status !== 'ready') return null
  return { request, answer: worded(progress.answer, language) }
}
