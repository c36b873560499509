import type { Block } from '#domain/document/blocks.ts'
import { message } from '#domain/message/message.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { type Document, type DocumentKind, EMPTY_DASHBOARD } from '#domain/document/document.ts'

/** A document of a kind before anybody has put something into it, called in the reader's language until somebody names it. */
export function emptyDocument(kind: DocumentKind): Document {
  // The page of reports has its words from the first view on: a report is begun before the reader has opened one.
  const name = kind === 'report' ? message('pages.report') : message('capture.first-title', { kind })
  return { ...EMPTY_DASHBOARD, kind, title: pageLanguage.get().text(name) }
}

/** An id for a block that no other editor of the same document thinks of. */
export function newBlockId(kind: Block['kind']): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${kind}-${random.toString(36)}`
}
