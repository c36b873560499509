import { Problem } from '#domain/problem.ts'
import type { DocumentFiles } from '#server/paper/document-files.ts'
import { type LetterParts, readLetterFile } from '#server/paper/letter/letter-parts.ts'
import { OURSELVES } from '#server/work/asker.ts'
import { type ChangedNumbers, changedNumbers } from './changed-numbers.ts'
import type { LetterSubject } from './letter-subject.ts'

/** Mail servers refuse much larger letters, and phones pay for them. Bytes. */
export const LARGEST_PDF = 3 * 1024 * 1024

/** The part of its document that a letter shows. */
export interface LetterContent extends Pick<LetterParts, 'lead' | 'figure'> {
  /** Since the letter before; null: its numbers are of the same release. */
  readonly changed: ChangedNumbers | null
  readonly pdf: { readonly name: string; readonly bytes: Uint8Array }
}

interface Wanted {
  readonly subject: LetterSubject
  /** Where people reach the product. */
  readonly site: string
  /** The release of the letter before, where the page follows the newest one and there is a newer one; null: none. */
  readonly before: string | null
}

/**
 * The first figure, the first sentence, what has changed and the PDF of a page. Null when that cannot be made now: the
 * letter goes without, and says so.
 */
export async function letterContent(
  files: DocumentFiles,
  { subject, site, before }: Wanted,
): Promise<LetterContent | null> {
  const { paper: of, said } = subject
  const asked = { said, language: 'en', site, asker: OURSELVES } as const
  const partsOf = async (release: string) => {
    const at = { ...of, document: { ...of.document, release }, key: JSON.stringify([of.key, release]) }
    return readLetterFile((await files.file({ ...asked, of: at, format: 'letter' })).bytes)
  }
  try {
    const { lead, figure, rows } = await partsOf(of.document.release)
    const changed = before === null ? null : changedNumbers((await partsOf(before)).rows, rows)
    const { bytes, name } = await files.file({ ...asked, of, format: 'pdf' })
    return { lead, figure, changed, pdf: { name, bytes } }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
