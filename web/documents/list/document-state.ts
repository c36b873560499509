import type { DocumentSummary } from '#contract/documents/document.ts'

type Row = Pick<DocumentSummary, 'id' | 'kind' | 'visibility' | 'step' | 'state'>

/** Where a document is read; a dashboard that is still being made goes on where its author was. */
export function addressOf({
  id,
  kind,
  visibility,
  step,
}: Pick<Row, 'id' | 'kind' | 'visibility' | 'step'>): string {
  if (kind === 'report') return `/report/${id}`
  if (step !== null) return `/my-dashboard/${STEP_SLUGS[step - 1] ?? 'details'}?edit=${id}`
  return `/custom/${visibility === 'public' ? 'public' : 'private'}/${id}`
}

const STEP_SLUGS = ['details', 'preference-table', 'data-table', 'sections', 'embed-dashboard']

/** What is said of a document in a list. */
export interface DocumentState {
  readonly word: string
  readonly kind: 'draft' | 'private' | 'link' | 'public' | 'waiting' | 'declined'
}

/** How far a document is, and who may see it. */
export function documentState({ step, visibility, state }: Omit<Row, 'id' | 'kind'>): DocumentState {
  if (step !== null) return { word: `Draft, step ${step} of ${STEP_SLUGS.length}`, kind: 'draft' }
  if (visibility !== 'public') {
    return visibility === 'link' ? { word: 'By link', kind: 'link' } : { word: 'Private', kind: 'private' }
  }
  if (state === 'approved') return { word: 'Approved', kind: 'public' }
  return state === 'declined'
    ? { word: 'Disapproved', kind: 'declined' }
    : { word: 'Awaiting Approval', kind: 'waiting' }
}
