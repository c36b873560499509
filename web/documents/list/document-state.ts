import { type Message, message } from '#domain/message/message.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'

type Row = Pick<DocumentSummary, 'id' | 'kind' | 'visibility' | 'step' | 'state' | 'keeps_link'>

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
  readonly word: Message
  readonly kind: 'draft' | 'private' | 'link' | 'public' | 'waiting' | 'declined'
}

/** How far a document is, and who may see it. */
export function documentState({
  step,
  visibility,
  state,
}: Pick<Row, 'step' | 'visibility' | 'state'>): DocumentState {
  if (step !== null) {
    return { word: message('document-list.draft', { step, steps: STEP_SLUGS.length }), kind: 'draft' }
  }
  const kind = visibility === 'public' ? DECIDED[state] : visibility
  return { word: message('document-list.state', { state: kind }), kind }
}

/** How far a public document is. */
const DECIDED = {
  draft: 'waiting',
  submitted: 'waiting',
  withdrawn: 'waiting',
  approved: 'public',
  declined: 'declined',
} as const

/** Who may open a document of one's own, in words. */
export function whoMayOpen(row: Omit<Row, 'id' | 'kind'>): Message {
  const { kind } = documentState(row)
  switch (kind) {
    case 'draft':
      return message('page-words.who-draft')
    case 'private':
      return message('page-words.who-private')
    case 'link':
      return message('page-words.who-link')
    case 'public':
      return message('page-words.who-public')
    default:
      return message('page-words.who-waiting', { link: row.keeps_link ? 'yes' : 'no' })
  }
}

/** Whether others open it by its link, which is therefore to be shown. */
export function isByLink({
  step,
  visibility,
  keeps_link,
}: Pick<Row, 'step' | 'visibility' | 'keeps_link'>): boolean {
  return step === null && (visibility === 'link' || keeps_link)
}
