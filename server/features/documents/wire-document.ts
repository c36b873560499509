import type { DocumentRow, DocumentSummary } from '#contract/documents/document.ts'
import type { StoredVersion } from '#server/documents/document-versions.ts'
import { decides, type StoredDocument, type Viewer } from '#server/documents/stored-document.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'

/** A document in lists, as somebody sees it. Why it was asked for or declined is for its author and for those who decide. */
export function wireSummary(stored: StoredDocument, viewer: Viewer): DocumentSummary {
  const { document, category, tags, step, version } = stored
  const mayRead = isOwn(stored.owner, viewer) || decides(viewer)
  // Who opens by its link what is not public has no part in what was asked and decided.
  const { visibility, state } =
    mayRead || stored.state === 'approved' ? stored : ({ visibility: 'link', state: 'draft' } as const)
  return {
    id: stored.public_id,
    kind: document.kind,
    title: document.title,
    description: document.description,
    author: stored.owner_name ?? '',
    is_own: isOwn(stored.owner, viewer),
    indicator: document.subject.indicators[0] ?? null,
    source: document.subject.sources[0] ?? null,
    ...{ category, tags: [...tags], visibility, step, state, version },
    keeps_link: stored.keeps_link && mayRead,
    reason: mayRead ? stored.reason : '',
    organization: mayRead ? stored.organization : '',
    declined_because: mayRead ? stored.declined_because : '',
    created: wireTime(stored.created_at),
    updated: wireTime(stored.updated_at),
    deleted: wireTime(stored.deleted_at),
  }
}

/** A document with its text. */
export function wireDocument(stored: StoredDocument, viewer: Viewer): DocumentRow {
  return { ...wireSummary(stored, viewer), document: { ...stored.document } }
}

/** A version in the history of a document. */
export function wireVersion(version: StoredVersion, viewer: Viewer) {
  const { number, title, restored } = version
  return {
    ...{ number, title, restored },
    author: version.author_name ?? '',
    is_own: isOwn(version.author, viewer),
    written: wireTime(version.written_at),
  }
}

function isOwn(owner: number | null, viewer: Viewer): boolean {
  return viewer !== null && owner === viewer.id
}
