import { THIS_VERSION } from '#catalogue/product-versions.ts'
import { requestOf } from '#contract/call.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'

interface Bar {
  readonly front: FrontName
  /** The name of the logo's file; null: the product's own mark. */
  readonly logo: string | null
  /** Of the page. */
  readonly title: string
}

/** The header of a page that has not begun yet: mark, product and title, where the page will have them. */
export function barHtml({ front, logo, title }: Bar, { text }: Language): string {
  const product = front.isOwn ? `${text(message('shell.product'))} ${THIS_VERSION}` : front.name
  return `<p class="bar">${markHtml(logo)}<small>${escapeText(product)}</small><b>${escapeText(title)}</b></p>`
}

/** The logo of the site's front, else the mark of the product. */
function markHtml(logo: string | null): string {
  if (logo === null) {
    return '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="7"/><path fill="#fff" d="M17 6.2 22 11.2 17 16.2 12 11.2ZM8 18h7.6v7.6H8z"/><circle fill="#fff" cx="22.2" cy="21.8" r="4.1"/></svg>'
  }
  const { address } = requestOf('GET /front/logos/{name}', { path: { name: logo } })
  return `<img src="${escapeText(address)}" alt="">`
}
