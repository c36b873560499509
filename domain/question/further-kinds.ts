import { behindEndAsked } from './behind-end.ts'
import { doubtedClaimAsked } from './claim-doubted.ts'
import { everAsked } from './ever-beyond.ts'
import { movedMoreAsked } from './moved-more.ts'
import { namedTargetAsked } from './named-target.ts'
import { numberAheadAsked } from './number-ahead.ts'
import { newestPartAsked } from './newest-part.ts'
import type { Read } from './figure-asked.ts'
import type { Question } from './question.ts'
import { rankWithinAsked } from './rank-within.ts'
import type { Reader } from './reader.ts'
import { shareOfFacilitiesAsked } from './share-of-facilities.ts'
import { targetAheadAsked } from './target-ahead.ts'

type Kind = (text: string, reader: Reader, read: Read) => Question | null

const KINDS: readonly Kind[] = [
  rankWithinAsked,
  behindEndAsked,
  movedMoreAsked,
  everAsked,
  targetAheadAsked,
  numberAheadAsked,
  namedTargetAsked,
  newestPartAsked,
  doubtedClaimAsked,
  shareOfFacilitiesAsked,
]

/** Longer texts are no such question, and would be searched for long. */
const LONG = 240

/** A question of one of the kinds that ask for a figure and for something beside it, as it was put or in other words; null for any other. */
export function furtherKindAsked(texts: readonly string[], reader: Reader, read: Read): Question | null {
  for (const text of new Set(texts)) {
    if (text.length > LONG) continue
    for (const kind of KINDS) {
      const found = kind(text, reader, read)
      if (found) return found
    }
  }
  return null
}
