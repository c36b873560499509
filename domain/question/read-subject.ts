import type { Lexicon } from './lexicon.ts'
import type { ReadPart } from './read-part.ts'
import { spansOf } from './spans.ts'

const BEFORE = /^(is|was|are|does|did|do|has|have|had|na|if|that|whether|say|says|said|true|really|be)$/i
const AFTER = /^(is|was|has|have|had|get|gets|got|dey|be|still|really|stands?|comes?|leads?|do|does|did)$/i
const INSIDE = /^(in|of|for|within|across|inside|around|from)$/i
const ENDS = ['highest', 'lowest', 'best', 'worst']

/**
 * `Is Lagos the best in penta 3`, `Lagos has the highest`: a place that is said to stand at an end of an order of places. `The highest
 * in Lagos` is of its own years.
 */
export function isSubject({ tokens, places }: ReadPart, lexicon: Lexicon): boolean {
  if (places.length !== 1) return false
  const spans = spansOf(tokens, lexicon)
  const place = spans.find(({ meanings }) => meanings.some(({ kind }) => kind === 'place'))
  const end = spans.find(({ meanings }) =>
    meanings.some((one) => one.kind === 'cue' && ENDS.includes(one.cue)),
  )
  if (!place || !end || end.start < place.start) return false
  const isArticle = /^the$/i.test(tokens[place.start - 1]?.said ?? '')
  const before = tokens[place.start - (isArticle ? 2 : 1)]
  // `Where in the South-South is it lowest`: inside of the place.
  if (INSIDE.test(before?.said ?? '')) return false
  const after = tokens[place.start + place.count]
  return BEFORE.test(before?.said ?? '') || (after?.after === '' && AFTER.test(after.said))
}
