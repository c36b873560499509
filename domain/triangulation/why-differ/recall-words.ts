import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { plainNote } from '#domain/reference/plain-note.ts'

/** Sentences that name another indicator are left out. */
const NO_NAMES = new Map<number, { readonly shortName: string }>()

const RECALL =
  /(before|preceding) the survey|\bin the last\b|last \w+ (years|months|weeks)|at any time|(by|before) (12 months|the first birthday)|reference period/i

/** A source's words about the time that people are asked to remember, at a level; null when it has none. */
export function recallWords(measure: IndicatorSource | undefined, level: Level): string | null {
  const text = [measure?.comparability, measure?.definition, measure?.name].filter(Boolean).join('. ')
  const sentences = text
    .split(/[.;]\s+|\.$/)
    .filter((sentence) => RECALL.test(sentence) && !/are indicator \d/.test(sentence))
  const forLevel = sentences.filter((sentence) => isFor(sentence, level))
  return forLevel.length === 0
    ? null
    : [...new Set(forLevel.map((words) => plainNote(words.trim(), NO_NAMES)))].join('; ')
}

/** A remark may be about the nation or about states and zones only. */
function isFor(sentence: string, level: Level): boolean {
  if (/^National:/i.test(sentence)) return level === 1
  if (/^(States|Zones)\b/i.test(sentence)) return level === 2 || level === 3
  return true
}
