import type { DocumentSummary } from '#contract/documents/document.ts'

type Row = Pick<DocumentSummary, 'id' | 'title' | 'visibility' | 'step' | 'state' | 'updated'>

/** Where a dashboard is read; one that is still being made goes on where its author was. */
export function addressOfDashboard({
  id,
  visibility,
  step,
}: Pick<Row, 'id' | 'visibility' | 'step'>): string {
  if (step !== null) return `/my-dashboard/${STEP_SLUGS[step - 1] ?? 'details'}?edit=${id}`
  return `/custom/${visibility === 'public' ? 'public' : 'private'}/${id}`
}

const STEP_SLUGS = ['details', 'preference-table', 'data-table', 'sections', 'embed-dashboard']

/** Whether an address names a dashboard so: by its title, in whatever case, with lines for spaces. */
export function isTitled(title: string, inAddress: string): boolean {
  return plain(title) === plain(inAddress)
}

function plain(title: string): string {
  return title.normalize('NFC').replaceAll('_', ' ').trim().toLowerCase()
}

/** What is said of one of one's own dashboards in a list. */
export interface OwnState {
  readonly word: string
  readonly kind: 'draft' | 'private' | 'link' | 'public' | 'waiting' | 'declined'
}

/** How far it is, and who may see it. */
export function ownState({ step, visibility, state }: Pick<Row, 'step' | 'visibility' | 'state'>): OwnState {
  if (step !== null) return { word: `Draft, step ${step} of ${STEP_SLUGS.length}`, kind: 'draft' }
  if (visibility !== 'public') {
    return visibility === 'link' ? { word: 'By link', kind: 'link' } : { word: 'Private', kind: 'private' }
  }
  if (state === 'approved') return { word: 'Public', kind: 'public' }
  return state === 'declined'
    ? { word: 'Disapproved', kind: 'declined' }
    : { word: 'Awaiting Approval', kind: 'waiting' }
}

/** How a list of public dashboards is put in order. */
export type PublicOrder = 'newest' | 'name'

type Shared = Pick<DocumentSummary, 'title' | 'description' | 'category' | 'tags' | 'author' | 'updated'>

/** Those that a search by words and a category leave, in order. */
export function foundDashboards<R extends Shared>(
  rows: readonly R[],
  { search, category, order }: { search: string; category: string; order: PublicOrder },
): readonly R[] {
  const words = plain(search).split(/\s+/)
  return rows
    .filter((row) => category === '' || row.category === category)
    .filter((row) => {
      const text = plain([row.title, row.description, row.category, row.author, ...row.tags].join(' '))
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) =>
      order === 'name' ? a.title.localeCompare(b.title) : (b.updated ?? '').localeCompare(a.updated ?? ''),
    )
}
