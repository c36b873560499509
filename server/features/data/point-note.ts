import { byColumn } from '#domain/observation/columns.ts'
import { type NameInNotes, NOTE_NUMBERS } from '#server/release/stored-columns.ts'

/** The note about a point beside its values. */
export interface PointNote extends Readonly<Record<NameInNotes, number | null>> {
  /** With semicolons between them; empty for none. */
  readonly flags: string
  /** The row of `coordinates` of the figure. */
  readonly coordinates: number | null
}

/** Nothing is said about the point. */
export const NO_NOTE: PointNote = {
  ...byColumn(NOTE_NUMBERS, () => null),
  flags: '',
  coordinates: null,
}

/** The numbers of a note, in the order of its text. */
const NUMBERS = [...NOTE_NUMBERS, 'coordinates' as const]

/** A note `n` as one text, flags last: one column costs less on the way than several. */
export const NOTE_TEXT = `concat(${NUMBERS.map((name) => `n.${name}, '|'`).join(', ')}, array_to_string(n.flags, ';'))`

/** Reads such a text; null for a point of which nothing is said. */
export function readNote(text: string | null): PointNote {
  if (text === null) return NO_NOTE
  const parts = text.split('|')
  return {
    ...byColumn(NUMBERS, (name) => numberOrNull(parts[NUMBERS.indexOf(name)])),
    flags: parts.slice(NUMBERS.length).join('|'),
  }
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text)
}
