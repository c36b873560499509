import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'

/** The first names of a list, and how many more there are: `Bauchi, Borno and 12 more`. */
export function firstNames(names: readonly Value[], most: number): Value {
  const more = names.length - most
  if (more <= 0) return listOf(names, 'none')
  return message('values.and-more', { names: listOf(names.slice(0, most), 'none'), count: String(more) })
}
