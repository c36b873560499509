import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { fileOfAddress, wayTo } from './mirror-address.ts'

/** What stands on every page of a copy. */
export interface CopyWords {
  readonly language: Language
  /** Number and day of the release. */
  readonly release: { readonly number: number; readonly published: string }
  /** Where the whole product is; null: not said. */
  readonly site: string | null
}

/** The page that says what a copy does not hold. */
export const ABSENT = 'not-in-this-copy.html'
export const CONTENTS = 'contents.html'
export const LICENCES = 'licences.html'

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** The addresses of other lite pages that a page leads to, those of the indicators in its list among them. */
export function addressesOf(html: string): string[] {
  const links = [...html.matchAll(/ href="(\/lite[^"]*)"/g)].map(([, address = '']) => unescaped(address))
  const forms = html.match(/<form class="choice".*?<\/form>/gs) ?? []
  return [...links, ...forms.flatMap((form) => indicatorsOf(form).map(({ address }) => address))]
}

/**
 * A lite page as a file among files: its links lead to the files that are `held`, or to the page that says what is not there. Forms ask a server: the search
 * becomes the way to the list of everything, and the list of indicators of a dashboard becomes links.
 */
export function copiedPage(html: string, file: string, words: CopyWords, held: ReadonlySet<string>): string {
  const wayOf = (address: string): string => {
    const own = fileOfAddress(address)
    return wayTo(file, own !== null && held.has(own) ? own : ABSENT)
  }
  const say = (what: Message) => escapeText(words.language.text(what))
  const link = (to: string, what: Message) => `<a href="${wayTo(file, to)}">${say(what)}</a>`
  const notice = `<p class="soft small">${say(
    message('mirror.copy', { number: words.release.number, published: words.release.published }),
  )} ${link(CONTENTS, message('mirror.contents'))} · ${link(LICENCES, message('mirror.licences'))} · ${link(ABSENT, message('mirror.absent'))}</p>`
  const copied = html
    .replaceAll(/<link rel="canonical" href="[^"]*">/g, '')
    .replaceAll(/<form role="search".*?<\/form>/gs, () => `<p>${link(CONTENTS, message('mirror.find'))}</p>`)
    .replaceAll(/<form class="choice".*?<\/form>/gs, (form) => choicesOf(form, say))
    .replaceAll(/ href="(\/[^"]*)"/g, (_all, address: string) => ` href="${wayOf(unescaped(address))}"`)
    .replace('<footer>', () => `<footer>${notice}`)
  // Documents of places have no footer.
  return copied.includes(notice) ? copied : copied.replace('</body>', () => `${notice}</body>`)
}

/** The indicators in the list of a dashboard; none where the form is another. */
function indicatorsOf(form: string): { readonly address: string; readonly name: string }[] {
  const action = /action="(\/lite\/dashboard\/[^"]*)"/.exec(form)?.[1]
  const list = /<select name="indicator">(.*?)<\/select>/s.exec(form)?.[1] ?? ''
  if (action === undefined) return []
  return [...list.matchAll(/<option value="(\d+)"[^>]*>([^<]*)<\/option>/g)].map(([, id, name = '']) => ({
    address: `${action}?indicator=${id}`,
    name,
  }))
}

function choicesOf(form: string, say: (what: Message) => string): string {
  const indicators = indicatorsOf(form)
  if (indicators.length === 0) return ''
  const items = indicators.map(({ address, name }) => `<li><a href="${address}">${name}</a></li>`)
  return `<details class="choice"><summary>${say(message('mirror.indicators', { count: items.length }))}</summary><ul>${items.join('')}</ul></details>`
}

/** The figures of a page as pictures that stand for themselves, in the colours of the light. */
export function picturesOf(html: string): string[] {
  const colours = new Map(
    [...(/:root\{(--c0:[^}]*)\}/.exec(html)?.[1] ?? '').matchAll(/(--[\w-]+):([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  return [...html.matchAll(/<figure[^>]*>\s*(<svg.*?<\/svg>)/gs)].map(([, svg = '']) =>
    svg
      .replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => colours.get(name) ?? all)
      .replace(/^<svg(?![^>]*xmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"'),
  )
}

/** A page of the copy's own, in the look of the lite pages. */
export function ownPage(title: string, main: string, style: string, { language }: CopyWords): string {
  const back = `<p><a href="index.html">${escapeText(language.text(message('lite.all')))}</a></p>`
  return `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeText(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${escapeText(title)}</h1>${main}</main><footer>${back}</footer></body></html>`
}
