import { WORK_STATE } from '#domain/work-list/work-address.ts'

/** What letters that come every week or month are about: a document by its public id, the brief of a place, or a work list. */
export type LetterPage =
  | { readonly kind: 'document'; readonly id: string }
  | { readonly kind: 'brief'; readonly slug: string }
  | { readonly kind: 'work-list'; readonly query: string }

/** So many addresses get the letters of one person about one page. */
export const MOST_LETTER_ADDRESSES = 20

const DOCUMENT = /^\/document\/([\w-]{1,40})$/
const BRIEF = /^\/briefs\/([a-z-]{2,40})$/
const WORK_LIST = /^\/work-list(?:\?(.*))?$/

/** The page of an address below the site; null: no letters come about it. The same list has one address, whoever wrote it. */
export function letterPage(address: string): LetterPage | null {
  const id = DOCUMENT.exec(address)?.[1]
  if (id) return { kind: 'document', id }
  const slug = BRIEF.exec(address)?.[1]
  if (slug) return { kind: 'brief', slug }
  const list = WORK_LIST.exec(address)
  if (!list) return null
  const query = new URLSearchParams()
  // Whoever gets the letter did not write the note, and the ticks are of the day on which they were made.
  WORK_STATE.write(query, { ...WORK_STATE.parse(new URLSearchParams(list[1] ?? '')), ticks: [], note: '' })
  return { kind: 'work-list', query: query.toString() }
}

/** Its address; of a list, the same for every spelling. */
export function letterAddress(page: LetterPage): string {
  if (page.kind === 'document') return `/document/${page.id}`
  if (page.kind === 'brief') return `/briefs/${page.slug}`
  return page.query === '' ? '/work-list' : `/work-list?${page.query}`
}
