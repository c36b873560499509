import { noBirthYear } from '#domain/gap/no-birth-year.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { GapRow } from '#charts/figure.ts'
import { rowWords } from '#charts/words/figure-row.ts'
import { firstNames } from '#charts/words/first-names.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import type { Wording } from '#charts/words/worded.ts'

/** More figures than these are counted, not named. */
const MOST_NAMED = 4

/** Figures that have no place among years of birth, in long form with the reason. */
export function unplacedRows(points: readonly Point[], worded: Wording): GapRow[] {
  return points.map((point) => {
    const { indicator, source, location, period } = point
    const key = { indicator, source, location, period }
    const gap = noBirthYear(byId(worded.reference.sources, source), period)
    return { ...rowWords(key, worded), key, gap: gapWords(gap, worded.language) }
  })
}

/** The same in one line, none without any. */
export function unplacedNote(points: readonly Point[], { reference }: Wording): Message[] {
  if (points.length === 0) return []
  const named = points.map(({ source, period }) => cited(byId(reference.sources, source), period))
  return [message('births.unplaced', { count: points.length, figures: firstNames(named, MOST_NAMED) })]
}
