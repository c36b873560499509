import type { DocumentRow, DocumentSummary } from '#contract/documents/document.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'

/** The summary of a document in lists; its title is its name with a capital. */
export function aSummary(id: string, change: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    ...{ id, kind: 'dashboard', title: id.charAt(0).toUpperCase() + id.slice(1), description: '' },
    ...{ author: 'Mina', is_own: false, category: '', tags: [], indicator: null, source: null },
    ...{ visibility: 'private', reason: '', organization: '', keeps_link: false, step: null },
    ...{ state: 'submitted', declined_because: '', version: 1, created: '2026-11-01T08:00:00.000Z' },
    ...{ updated: null, deleted: null },
    ...change,
  }
}

/** A document that somebody keeps, with what it holds. */
export function aDocument(
  id: string,
  change: Partial<DocumentSummary> = {},
  content: Partial<Document> = {},
): DocumentRow {
  const summary = aSummary(id, change)
  const { kind, title } = summary
  return { ...summary, document: { ...EMPTY_DASHBOARD, kind, title, ...content } }
}
