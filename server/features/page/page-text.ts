import type { Front } from '#domain/front/front.ts'
import { frontName, OWN_NAME } from '#domain/front/front-name.ts'
import { accentStyle, chosenOf } from '#server/front/front-in-page.ts'
import { requestOf } from '#contract/call.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'

/** The server's additions to the page that was built. */
export interface PageContent {
  /** Title of the route; the product's name comes first. */
  readonly title: string
  /** One sentence for search engines; absent or empty: that of the product. */
  readonly description?: string
  /** Null before the first release. */
  readonly release: ReleaseStamp | null
  /** Addresses of the data that this page asks for first. */
  readonly preload: readonly string[]
  /** The module that draws the page, whose files are announced where they are not those of every page. */
  readonly module?: string
  /** As `lang` of the page says it; absent: that of the template. */
  readonly language?: string
  /** Plain text on top of the page; empty or absent: nothing. */
  readonly notice?: string
  /** The name of the site at X, without the at sign; empty or absent: none. */
  readonly xHandle?: string
  /** Where the lite form of the page lies, and the `page` itself; `offer` says so on top of the page, empty without. */
  readonly lite?: {
    readonly address: string
    readonly page: string
    readonly offer: string
    /** Read where scripts do not run: why, and the words of both links. */
    readonly instead: { readonly why: string; readonly link: string; readonly again: string }
  }
  /** Names and looks of the site; absent: the product's own. */
  readonly front?: Front
  /** How the page begins before its scripts have arrived, as HTML; empty or absent: with nothing. */
  readonly opening?: string
  /** The card of a link to the page. */
  readonly card?: PageCard
  /** `off`: the page registers no service worker, and takes one away that is there. */
  readonly worker?: 'on' | 'off'
}

/** How other sites and messages show a link to the page. */
export interface PageCard {
  /** Absolute address of the page's own figure, 1200 × 630. */
  readonly image: string
  /** The one absolute address of the page: a choice inside a page is no page of its own. */
  readonly canonical: string
  /** Where it is told how to show its figure in a frame; absent for pages that are no figure. */
  readonly oembed?: string
}

const PLACE = '<!--release-->'

/** The template's words where scripts do not run. */
const WITHOUT_SCRIPTS = /(<p id="way-on" lang=")[^"]*("[^>]*>)[\s\S]*?(?=<\/p>)/

/** A file that the build announces for one page (`tools/web-build/announced-files.ts`). */
const ANNOUNCED = /\s*<link rel="modulepreload" data-page="([^"]*)"[^>]*>/g

/** The page for one address: its title, the current release and what to load early. */
export function pageText(template: string, content: PageContent): string {
  const { name } = content.front ? frontName(content.front) : OWN_NAME
  const title = `<title>${escapeText(name)} | ${escapeText(content.title)}</title>`
  const head = [
    ...frontLines(content.front),
    ...content.preload.map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${escapeText(address)}">`,
    ),
    ...cardLines(content),
    ...handleLines(content.xHandle),
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
    .replace(
      /<html\b/,
      (own) => own + firstLook(content.front) + (content.worker === 'off' ? ' data-worker="off"' : ''),
    )
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<link rel="icon"[^>]*>/, (own) => iconOf(content.front) ?? own)
    .replace(PLACE, () => head)
    .replace(ANNOUNCED, (own, module: string) => (module === content.module ? own : ''))
    .replace(WITHOUT_SCRIPTS, (own, begin: string, end: string) =>
      content.lite ? begin + (content.language ?? 'en') + end + wayOn(content.lite) : own,
    )
    .replace('<body>', () => `<body>${noticeText(content.notice ?? '')}${offerText(content.lite)}`)
    .replace(/<div id="root">/, (own) => (content.opening ?? '') + own)
}

/** Why nothing is drawn, and two ways on; their lines hold without the style of the page. */
function wayOn({ address, page, instead }: NonNullable<PageContent['lite']>): string {
  const link = (to: string, words: string) =>
    `<a href="${escapeText(to)}" style="text-decoration: underline">${escapeText(words)}</a>`
  return [escapeText(instead.why), link(address, instead.link), link(page, instead.again)].join(' ')
}

/** The accent as a style, so that no other is painted first, and the settings that the pages have to know. */
function frontLines(front: Front | undefined): string[] {
  const chosen = front ? chosenOf(front) : null
  if (!front || !chosen) return []
  const style = accentStyle(front)
  return [
    ...(style === '' ? [] : [`<style>${style}</style>`]),
    `<script type="application/json" id="front">${dataText(chosen)}</script>`,
  ]
}

/** The look of pages for readers who have not chosen, where `first-paint.js` finds it. */
function firstLook(front: Front | undefined): string {
  if (!front) return ''
  const { view_mode, font_size, theme } = front
  return [
    view_mode === 'system' ? '' : ` data-first-mode="${view_mode}"`,
    font_size === 'small' ? '' : ` data-first-size="${font_size}"`,
    theme === 'default' ? '' : ` data-first-theme="${theme}"`,
  ].join('')
}

function iconOf(front: Front | undefined): string | null {
  if (!front?.logo) return null
  const { address } = requestOf('GET /front/logos/{name}', { path: { name: front.logo } })
  return `<link rel="icon" href="${escapeText(address)}">`
}

/** Title and sentence are those of the page: readers of a card find them there. */
function cardLines({ title, card }: PageContent): string[] {
  if (!card) return []
  return [
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:image" content="${escapeText(card.image)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${escapeText(card.canonical)}">`,
    ...(card.oembed
      ? [`<link rel="alternate" type="application/json+oembed" href="${escapeText(card.oembed)}">`]
      : []),
  ]
}

/** Whose site it is at X: cards name it, and the pages that share links read it here. */
function handleLines(handle = ''): string[] {
  return handle === '' ? [] : [`<meta name="twitter:site" content="@${escapeText(handle)}">`]
}

/** A word of the administrators to everybody; readable without scripts too. */
function noticeText(notice: string): string {
  return notice === '' ? '' : `<aside id="notice" aria-label="Notice">${escapeText(notice)}</aside>`
}

/** One quiet line for readers who save data or have a slow network. */
function offerText(lite: PageContent['lite']): string {
  if (!lite || lite.offer === '') return ''
  return `<p id="lite-offer" style="margin:0;padding:6px 32px"><a href="${escapeText(lite.address)}">${escapeText(lite.offer)}</a></p>`
}

/** JSON inside a script element: `<` could end it. */
function dataText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
