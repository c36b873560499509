import sanitizeHtml from 'sanitize-html'
import {
  LINK_RELATION,
  RICH_DROPPED,
  RICH_REPLACEMENTS,
  RICH_TAGS,
  safeLink,
  readableText,
} from '#domain/rich-text/rich-text.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...RICH_DROPPED],
  nestingLimit: 12,
  // Entities are text by now.
  textFilter: readableText,
  transformTags: {
    ...RICH_REPLACEMENTS,
    a: (_tag, { href = '' }) => {
      const address = safeLink(href)
      // A span is not among the elements: the words of the link stay without it.
      if (address === null) return { tagName: 'span', attribs: {} }
      return { tagName: 'a', attribs: { href: address, rel: LINK_RELATION } }
    },
  },
}

/**
 * HTML with nothing in it but the elements of domain/rich-text and links to https and mailto. The only way in which
 * formatted text enters the store; cleaning twice changes nothing.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(readableText(html), OPTIONS).trim()
}

/** The words of a formatted text on one line. */
export function richTextWords(html: string): string {
  const spaced = html.replaceAll(/<\/(p|h3|h4|li|blockquote)>|<br ?\/?>/g, '$& ')
  const words = sanitizeHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: [...RICH_DROPPED],
  })
  return decoded(words).replaceAll(/\s+/g, ' ').trim()
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}
