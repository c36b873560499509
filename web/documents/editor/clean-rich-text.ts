import { escaped, isRichText } from '#domain/rich-text/read-rich-text.ts'
import { LINK_RELATION, RICH_TAGS, readableText, safeLink } from '#domain/rich-text/rich-text.ts'

/**
 * What the field for formatted text gives, in the spelling that documents take: its elements without what it writes beside
 * them. Whatever is not that after all becomes its words alone.
 */
export function cleanRichText(html: string): string {
  const clean = readableText(html).replaceAll(/<[^>]*>/g, tagOf)
  if (clean !== '' && isRichText(clean)) return clean
  return `<p>${escaped(
    readableText(html)
      .replaceAll(/<[^>]*>/g, ' ')
      .trim(),
  )}</p>`
}

function tagOf(written: string): string {
  const [, slash = '', name = ''] = /^<(\/?)([a-z\d]+)/.exec(written) ?? []
  const tag = RICH_TAGS.find((each) => each === name)
  if (tag === undefined) return ''
  if (tag !== 'a' || slash) return `<${slash}${tag}>`
  const [, address = ''] = / href="([^"]*)"/.exec(written) ?? []
  const href = safeLink(address.replaceAll('&amp;', '&'))
  // What leads nowhere that may be followed is no link: its end is found to be too much, and only the words stay.
  return href === null ? '' : `<a href="${escaped(href)}" rel="${LINK_RELATION}">`
}
