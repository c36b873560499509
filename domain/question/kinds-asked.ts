import type { Classification } from '#domain/data-source/data-source.ts'
import type { Cue } from './question-words.ts'

const KINDS: readonly (readonly [Cue, Classification])[] = [
  ['survey', 'Survey'],
  ['routine', 'Routine'],
  ['estimate', 'Estimate'],
]

/** The kinds of sources that words name: one, or several that are held against each other, `the survey against the model`. */
export function kindsAsked(cues: ReadonlySet<Cue>, text: string): readonly Classification[] {
  const isSurvey = cues.has('compare') && cues.has('source_word') && /\bsurveys?\b/i.test(text)
  const heard = KINDS.filter(([cue]) => cues.has(cue)).map(([, kind]) => kind)
  return isSurvey && heard.length > 0 ? [...new Set(['Survey' as const, ...heard])] : heard
}
