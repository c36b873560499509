import { type Message, message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import { flagNote } from '#domain/observation/flag.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { firstNames } from './first-names.ts'
import type { Wording } from './worded.ts'

/** More figures than these are counted. */
const MOST_NAMED = 4

/** Which of the drawn figures of a place have a level that nobody believes, none where none has. */
export function doubtfulNote(points: readonly Point[], { reference }: Pick<Wording, 'reference'>): Message[] {
  const doubtful = points.filter(({ flags }) => flags.includes('doubtful'))
  if (doubtful.length === 0) return []
  const names = doubtful.map(({ source, period }) => cited(byId(reference.sources, source), period))
  return [message('chart.flagged', { note: flagNote('doubtful'), figures: firstNames(names, MOST_NAMED) })]
}
