import type { Page } from 'playwright-core'

/** Every visible text of the page, drawings included, but parts that say to be in another language than the page. */
export function spokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const element = walker.currentNode.parentElement
      if (text === '' || !element || element.closest('script, style, noscript, body [lang]')) continue
      if (element.checkVisibility({ visibilityProperty: true })) texts.add(text.replace(/\s+/g, ' '))
    }
    return [...texts]
  })
}

/** Names that pages may say in every language, as `plainWords` looks for them: small letters, the longest first. */
export type KnownNames = readonly string[]

/** Thousands of them are looked for in thousands of texts, so they are put in order once. */
export function knownNames(names: readonly string[]): KnownNames {
  const known = new Set(names.map((name) => name.trim().toLowerCase()))
  return [...known].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
}

/**
 * The words of a text that are in plain letters and no part of a name. The pseudo-language has an accent on every letter, so
 * whatever two plain letters in a row say was not said by a message.
 */
export function plainWords(text: string, names: KnownNames): readonly string[] {
  if (plainIn(text).length === 0) return []
  let rest = text.toLowerCase()
  let shown = text
  let part = partOf(rest)
  for (const known of names) {
    if (rest.length > 3 && known.includes(part)) return []
    for (let at = indexOfWord(rest, known); at >= 0; at = indexOfWord(rest, known)) {
      rest = `${rest.slice(0, at)} ${rest.slice(at + known.length)}`
      shown = `${shown.slice(0, at)} ${shown.slice(at + known.length)}`
      part = partOf(rest)
    }
  }
  return plainIn(shown)
}

/** A label that is broken into lines holds a part of a name. */
function partOf(text: string): string {
  return text.trim().replace(/…$/, '')
}

function plainIn(text: string): readonly string[] {
  return text.match(/\p{L}+/gu)?.filter((word) => /^[A-Za-z]{2,}$/.test(word)) ?? []
}

/** Where a name stands by itself, not inside a longer word; -1 where it does not. */
function indexOfWord(text: string, name: string): number {
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at
  }
  return -1
}

/** Texts that are cut off without a way to the rest, and whether the page is wider than the window. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide in ${clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, position, clipPath } = getComputedStyle(element)
      const isHidden = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)
      const cuts = overflowX === 'hidden' || overflowX === 'clip'
      // A field moves along its words.
      if (element instanceof HTMLInputElement) continue
      if (!cuts || isHidden || element.closest('svg, [aria-hidden=true]') || element.title !== '') continue
      if (element.scrollWidth > element.clientWidth + 1 && element.checkVisibility()) {
        found.push(`Cut off: “${element.innerText.slice(0, 80)}”`)
      }
    }
    return found
  })
}
