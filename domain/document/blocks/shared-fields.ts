import type { FieldReader } from '../field-reader.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { PROBLEM_TEXTS } from '../problem-texts.ts'

/** The share of the line that a block takes; a block that does not fit beside another stands below it. */
export function widthIn(fields: FieldReader) {
  return fields.oneOf('width', ['full', 'half'])
}

/** The release to which a block is frozen, by its hash; null: that of the document. */
export function frozenIn(fields: FieldReader): string | null {
  if (fields.raw('frozen') === null) return null
  const hash = fields.text('frozen', DOCUMENT_LIMITS.line)
  if (!isReleaseHash(hash)) fields.refuse('frozen', PROBLEM_TEXTS.releaseOrNull)
  return hash
}

/** Whether a text has the form of the hash of a release. */
export function isReleaseHash(text: string): boolean {
  return /^[\w-]{1,128}$/.test(text) && text !== 'latest'
}

/** A colour as `#rrggbb`. */
export function colourIn(fields: FieldReader): string {
  const colour = fields.text('colour', DOCUMENT_LIMITS.line)
  if (!/^#[0-9a-f]{6}$/.test(colour)) fields.refuse('colour', PROBLEM_TEXTS.colour)
  return colour
}
