import type { DocumentSummary } from '#contract/documents/document.ts'

/** Whether an address names a dashboard so: by its title, in whatever case, with lines for spaces. */
export function isTitled(title: string, inAddress: string): boolean {
  return [inAddress, decoded(inAddress)].map(plain).includes(plain(title))
}

/** The router leaves the signs that part an address as they are written: `%26` for `&`. */
function decoded(inAddress: string): string {
  try {
    return decodeURIComponent(inAddress)
  } catch {
    return inAddress
  }
}

function plain(title: string): string {
  return title.normalize('NFC').replaceAll('_', ' ').trim().toLowerCase()
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
