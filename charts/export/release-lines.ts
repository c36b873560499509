import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import type { ReadIn } from './citation.ts'

/** The lines of a sheet that say where something can be opened again, and of which release it is. */
export function releaseLines({ release, address, language }: ReadIn): readonly (readonly [string, string])[] {
  const { text } = language
  const { hash, number, published_at } = release
  return [
    [text(message('export.address')), address],
    [
      text(message('export.release')),
      text(message('export.release-of', { number: String(number), date: day(published_at), hash })),
    ],
  ]
}
