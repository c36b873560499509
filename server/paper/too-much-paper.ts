import { SECTION_FIGURES } from '#domain/document/blocks/section/section-block.ts'
import { blockDefinition } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import type { Asker } from '#server/work/asker.ts'

/** Figures that one document may have drawn; a section counts as those that most sections have. */
const MOST_FIGURES = { account: 100, guest: 50 } as const

/**
 * Throws `too-much-work` for a document of more figures than one file is made of. Whoever keeps a document has an account, so
 * everybody may have it as a file; less is made of what somebody without one sends along.
 */
export function refuseTooMuch(
  { document, isKept }: { readonly document: Document; readonly isKept: boolean },
  { isGuest }: Asker,
): void {
  const figures = document.blocks.reduce((sum, block) => sum + blockDefinition(block.kind).figures(block), 0)
  const most = MOST_FIGURES[isGuest && !isKept ? 'guest' : 'account']
  if (figures <= most) return
  const more =
    most < MOST_FIGURES.account ? ` Somebody who is signed in may have ${MOST_FIGURES.account}.` : ''
  throw new Problem(
    'too-much-work',
    `A file is made of at most ${most} figures, and this document has ${figures}; each section counts as ${SECTION_FIGURES}. Take parts out of it, or read it as a page.${more}`,
  )
}
