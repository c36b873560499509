import { gzipSync } from 'node:zlib'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { LiteOrder } from '../figure-order.ts'
import { liteStyle } from './lite-style.ts'

/** The question to a lite page, in the words and of the release of an order. */
export interface LiteQuestion {
  readonly order: Pick<LiteOrder, 'language' | 'site'>
  readonly reader: ReleaseReader
  /** Path and query of the full page. */
  readonly page: URL
}

/** A page that needs no script, as its parts. */
export interface LitePage {
  readonly language: Language
  /** Where people reach the product, without a slash at the end. */
  readonly site: string
  /** Path and query of the full page. */
  readonly full: string
  readonly title: string
  readonly description: string
  /** The part between the header and the footer, written. */
  readonly main: string
  /** Rules of its own. */
  readonly style?: string
  /** It is for whoever asked it, not for search engines. */
  readonly unlisted?: true
}

/**
 * The page as HTML: search on top, and below the ways to the full page and to all lite pages, and the weight
 * of the page.
 */
export function litePageHtml(page: LitePage, front: FrontName): string {
  // Without the address of the site: a copy of the page elsewhere says the same.
  const kilobytes = Math.ceil(gzipSync(written({ ...page, site: '' }, front, 0)).length / 1000)
  return written(page, front, kilobytes)
}

function written(page: LitePage, front: FrontName, kilobytes: number): string {
  const { language, site, full, title, description, main, style = '', unlisted } = page
  const say = (what: Message) => escapeText(language.text(what))
  const start = liteLink('/lite', language)
  const head = [
    `<title>${escapeText(front.name)} | ${escapeText(title)}</title><meta name="description" content="${escapeText(description)}">`,
    unlisted ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${escapeText(site + full)}"><link rel="icon" href="data:,">`,
  ]
  const header = `<a href="${start}"><b>${escapeText(front.name)}</b></a> <span class="soft">${say(message('lite.name'))}</span>${searchForm(language)}`
  const footer = `<p><a href="${escapeText(full)}">${say(message('lite.full'))}</a> · <a href="${start}">${say(message('lite.all'))}</a></p><p class="soft small">${say(message('lite.weight', { kilobytes }))}</p>`
  return `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">${head.join('')}<style>${liteStyle()}${style}</style></head><body><header>${header}</header><main>${main}</main><footer>${footer}</footer></body></html>`
}

/** The one field by which everything is found, on every page. */
function searchForm(language: Language): string {
  const { text } = language
  const own = language.code === 'en' ? '' : `<input type="hidden" name="lang" value="${language.code}">`
  return `<form role="search" action="/lite/search">${own}<label class="ear" for="q">${escapeText(text(message('lite.ask')))}</label><input id="q" name="q" type="search" maxlength="500" required placeholder="${escapeText(text(message('lite.example')))}"> <button>${escapeText(text(message('lite.search')))}</button></form>`
}

/** A path in the language that is being read, escaped. `query` is added to it. */
export function liteLink(
  path: string,
  { code }: Pick<Language, 'code'>,
  query: Readonly<Record<string, string>> = {},
): string {
  const all = new URLSearchParams({ ...query, ...(code !== 'en' && { lang: code }) }).toString()
  return escapeText(all === '' ? path : `${path}?${all}`)
}

/** A sentence in pieces, its figures strong. */
export function richHtml(segments: readonly Segment[]): string {
  return segments
    .map(({ text, strong }) => (strong ? `<b>${escapeText(text)}</b>` : escapeText(text)))
    .join('')
}

/** Links one below the other. */
export function linkList(
  links: readonly { readonly href: string; readonly text: string; readonly about?: string }[],
): string {
  const items = links.map(({ href, text, about }) => {
    const more = about ? `<br><span class="soft">${escapeText(about)}</span>` : ''
    return `<li><a href="${href}">${escapeText(text)}</a>${more}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
