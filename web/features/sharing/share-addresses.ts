import { type Message, message } from '#domain/message/message.ts'
import { siteFront } from '#web/memory/front.ts'

/** What is shared: a page and the words that go with it. */
export interface Shared {
  readonly address: string
  readonly title: string
  readonly description: string
}

/** The sentence of the specification; without an indicator the platform alone. */
export function shareDescription(indicator: string | null): Message {
  const site = siteFront.product || message('menus.own-site')
  return indicator === null
    ? message('menus.look-at', { site })
    : message('menus.look-at-figure', { indicator, site })
}

/** The name of the site at X, which the server writes into the page where administrators have set one. */
function siteHandle(): string {
  const written = 'document' in globalThis ? document.querySelector('meta[name="twitter:site"]') : null
  return (written?.getAttribute('content') ?? '').replace('@', '')
}

/** The pages of social networks that take a link, by name. `handle`: of the site at X; empty: none is named. */
export function socialAddresses(
  { address, description }: Shared,
  handle = siteHandle(),
): readonly (readonly [string, string])[] {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(description)
  const via = handle === '' ? '' : `&via=${encodeURIComponent(handle)}`
  return [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['Twitter/X', `https://twitter.com/intent/tweet?url=${url}&text=${text}&hashtags=MSDAT,HealthData${via}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ['WhatsApp', `https://wa.me/?text=${text}%20${url}`],
  ]
}

/** An address that opens the reader's own mail program with the message written. */
export function mailAddress(to: string, { address, title, description }: Shared): string {
  const subject = encodeURIComponent(title)
  const body = encodeURIComponent(`${description}\n\n${address}`)
  return `mailto:${encodeURIComponent(to)}?subject=${subject}&body=${body}`
}

/** True for text that can be an e-mail address: something, an at sign, a domain with a dot. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
