import type { Locator, Page } from 'playwright-core'
import { drawn } from '#tests/drawn.ts'

declare global {
  interface Window {
    /** Whether anything has happened since it was last set to false. */
    crawlSawChange?: boolean
  }
}

/** The elements to press: all that say that they can be, but those chosen already and those that would end the visit. */
const BUTTONS =
  'button:visible:not([disabled]):not([aria-disabled=true]):not([aria-pressed=true]):not([aria-selected=true]):not([aria-checked=true])'
const NEVER = /^(log ?out|close|back|skip to .*)$/i

/** How long a button may take to do something, in milliseconds. */
const PATIENCE = 8000

/** Runs in the page: notes every change of the tree, every way out and everything that leaves no trace in it. */
export function watchChanges(): void {
  const note = () => {
    window.crawlSawChange = true
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (const event of ['scroll', 'focusin', 'input', 'fullscreenchange', 'invalid'])
    document.addEventListener(
      event,
      (what) => {
        if (event !== 'focusin' || !(what.target instanceof HTMLButtonElement)) note()
      },
      true,
    )
  window.print = note
  window.open = () => {
    note()
    return null
  }
}

/** Presses every button of an open page that was not pressed before, and names those after which nothing happened. */
export async function deadButtons(page: Page, address: string, pressed: Set<string>): Promise<string[]> {
  const dead: string[] = []
  const note = () =>
    page
      .evaluate(() => {
        window.crawlSawChange = true
      })
      .catch(() => undefined)
  page.on('download', note)
  // The window that asks for a file is not part of the page.
  page.on('filechooser', note)
  const count = await page.locator(BUTTONS).count()
  for (let at = 0; at < count; at += 1) {
    const button = page.locator(BUTTONS).nth(at)
    const name = await nameOf(button)
    if (name === null || NEVER.test(name.words) || pressed.has(name.key)) continue
    pressed.add(name.key)
    if (!(await doesSomething(page, button))) dead.push(`nothing happens after "${name.words}"`)
    await page.goto('about:blank')
    await page.goto(address)
    await drawn(page).catch(() => undefined)
  }
  return dead
}

/** Buttons of head, foot and options are the same everywhere. */
async function nameOf(button: Locator): Promise<{ readonly key: string; readonly words: string } | null> {
  return button
    .evaluate(
      (element) => {
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
        const frame = element.closest('header, footer, aside')
        const place = frame ? 'frame' : document.location.pathname + document.location.hash
        return { key: `${place} ${words}`, words }
      },
      undefined,
      { timeout: 1000 },
    )
    .catch(() => null)
}

async function doesSomething(page: Page, button: Locator): Promise<boolean> {
  const before = page.url()
  try {
    await button.hover({ timeout: PATIENCE })
    await page.evaluate(() => {
      window.crawlSawChange = false
    })
    await button.click({ timeout: PATIENCE, noWaitAfter: true })
    await page.waitForFunction((url) => window.crawlSawChange === true || location.href !== url, before, {
      timeout: PATIENCE,
    })
    return true
  } catch (error) {
    // A press that leads to another page takes the page's own memory along.
    return page.url() !== before || /navigat|context was destroyed/i.test(String(error))
  }
}
