import type { Block } from '#domain/document/blocks.ts'
import { type Document, type DocumentKind, EMPTY_DASHBOARD } from '#domain/document/document.ts'

/** How documents are called until somebody gives them a name. */
const FIRST_TITLES: Readonly<Record<DocumentKind, string>> = {
  dashboard: 'My dashboard',
  report: 'Custom Report',
  brief: 'Brief',
  profile: 'Profile',
}

/** A document of a kind before anybody has put something into it. */
export function emptyDocument(kind: DocumentKind): Document {
  return { ...EMPTY_DASHBOARD, kind, title: FIRST_TITLES[kind] }
}

/** An id for a block that no other editor of the same document thinks of. */
export function newBlockId(kind: Block['kind']): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${kind}-${random.toString(36)}`
}
