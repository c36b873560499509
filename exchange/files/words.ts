import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { PeriodReason } from '#exchange/reading/candidate.ts'
import type { FormatId } from '#exchange/table/known-table.ts'
import type { Opened } from './opened.ts'

/** What a file was recognised as, in words. */
export function kindMessage(format: FormatId): Message {
  const name = format.replaceAll('-', '_') as Underscored<FormatId>
  return message('exchange.is-kind', { format: name })
}

type Underscored<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Text

/** What is said of a file in which no figure stands: a list of places, names of codes, or nothing. */
export function noFiguresMessage({ counts, companions }: Pick<Opened, 'counts' | 'companions'>): Message {
  const places = counts.get('places')
  if (places !== undefined) return message('exchange.no-figures', { kind: 'places', count: places })
  const isNames = (companions.names?.size ?? 0) > 0 || (companions.titles?.size ?? 0) > 0
  return message('exchange.no-figures', { kind: isNames ? 'names' : 'nothing', count: 0 })
}

/** Why the figures of a period of a file are left out, and how many they are. */
export function noPeriodMessage(text: string, reason: PeriodReason, count: number): Message {
  const why = reason.replaceAll('-', '_') as Underscored<PeriodReason>
  return message('exchange.no-such-period', { why, text, count, all: whole(count) })
}
