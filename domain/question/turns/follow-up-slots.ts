import type { Frame } from '../frame.ts'
import { ENDS } from '../frame-heard.ts'
import type { AskedGroup, Question } from '../question.ts'
import type { ReadPart } from '../read-part.ts'

/** `Which states are`, after whether one is above a limit. */
export function allOfThem({ level, places, limit }: ReadPart, { frame }: Question): Frame | null {
  const isOfAll = level !== null && places.length === 0 && limit === null
  return isOfAll && frame.kind === 'threshold' ? { ...frame, asks: 'which' } : null
}

/** `Compare with men`, after women: all groups of that kind. */
export function besideGroup({ group, cues }: ReadPart, before: Question): AskedGroup | null {
  const isBeside = cues.has('compare') || cues.has('gap')
  if (!isBeside || group === null || group.dimension !== before.group?.dimension) return null
  return { dimension: group.dimension, category: null }
}

/** `And the highest`, after the year of the lowest. */
export function otherEnd({ cues, level, places }: ReadPart, { frame }: Question): Frame | null {
  const end = ENDS.find((cue) => cues.has(cue))
  const isBare = level === null && places.length === 0
  return frame.kind === 'extreme_in_time' && isBare && end !== undefined ? { kind: frame.kind, end } : null
}
