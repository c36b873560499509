import type { ReleaseStamp } from '#contract/release-file.ts'
import type { UpdateEntryProps } from './update-entry.tsx'

/** The release that readers see as an update beside those that people wrote, so that a new site has one too. `title`: in the reader's words. */
export function releaseUpdate(
  { note, published_at }: ReleaseStamp,
  title: string,
): UpdateEntryProps['update'] & { readonly id: number } {
  const words = note.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const content = words === '' ? '' : `<p>${words}</p>`
  // Updates that people wrote have ids from 1.
  return { id: 0, title, content, category_name: 'Dataset', created_at: published_at, link: '' }
}
