import { type Mapping, mappingIn, mappingText } from '#exchange/mapping/mapping.ts'
import { keepText, keptText } from '#web/memory/kept.ts'

const nameOf = (columns: string) => `msdat-mapping/${columns}`

/** The mapping that somebody agreed to on this device for files with these columns; null without one. */
export function keptMapping(columns: string): Mapping | null {
  const text = keptText(nameOf(columns))
  return text === null ? null : mappingIn(text)
}

/** Keeps a mapping on this device, for the next file with the same columns. */
export function keepMapping(mapping: Mapping): void {
  keepText(nameOf(mapping.columns), mappingText(mapping))
}
