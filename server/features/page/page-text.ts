import { escapeText } from '#server/platform/http/escape-text.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'

/** What the server adds to the page that was built. */
export interface PageContent {
  /** Title of the route; the product's name comes first. */
  readonly title: string
  /** One sentence for search engines; absent or empty: that of the product. */
  readonly description?: string
  /** Null before the first release. */
  readonly release: ReleaseStamp | null
  /** Addresses of the data that this page asks for first. */
  readonly preload: readonly string[]
  /** As `lang` of the page says it; absent: that of the template. */
  readonly language?: string
  /** Plain text on top of the page; empty or absent: nothing. */
  readonly notice?: string
  /** What goes along with a link to the page. */
  readonly card?: PageCard
}

/** How other sites and messages show a link to the page. */
export interface PageCard {
  /** Absolute address of the page's own figure, 1200 × 630. */
  readonly image: string
  /** Where it is told how to show its figure in a frame; absent for pages that are no figure. */
  readonly oembed?: string
}

const PLACE = '<!--release-->'

/** The page for one address: its title, the current release and what to load early. */
export function pageText(template: string, content: PageContent): string {
  const title = `<title>MSDAT | ${escapeText(content.title)}</title>`
  const head = [
    ...content.preload.map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${escapeText(address)}">`,
    ),
    ...cardLines(content),
    ...(content.release === null
      ? []
      : [`<script type="application/json" id="release">${dataText(content.release)}</script>`]),
  ].join('\n    ')
  // Functions, because a replacement text would give `$` a meaning.
  const about = content.description
  const described = about
    ? template.replace(
        /(<meta\s+name="description"\s+content=")[^"]*/,
        (_, start: string) => start + escapeText(about),
      )
    : template
  return described
    .replace(/<html lang="[^"]*"/, (own) => (content.language ? `<html lang="${content.language}"` : own))
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(PLACE, () => head)
    .replace('<body>', () => `<body>${noticeText(content.notice ?? '')}`)
}

/** Title and sentence are those of the page: whoever shows a card reads them there. */
function cardLines({ title, card }: PageContent): string[] {
  if (!card) return []
  return [
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:image" content="${escapeText(card.image)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(card.oembed
      ? [`<link rel="alternate" type="application/json+oembed" href="${escapeText(card.oembed)}">`]
      : []),
  ]
}

/** A word of the administrators to everybody; readable without scripts too. */
function noticeText(notice: string): string {
  return notice === '' ? '' : `<aside id="notice" aria-label="Notice">${escapeText(notice)}</aside>`
}

/** JSON inside a script element: `<` could end it. */
function dataText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
