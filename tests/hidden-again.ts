import type { Page } from 'playwright-core'

const SIGN = 'hidden again: '

/**
 * The parts of a page that were in sight and were taken out of it while a word or a piece of code was on its way: React
 * hides everything up to the next boundary, and the focus with it. Empty where a page waits in the place that needs it.
 */
export async function recordHidden(page: Page): Promise<readonly string[]> {
  const hidden: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(SIGN)) hidden.push(message.text().slice(SIGN.length))
  })
  await page.addInitScript(watch, SIGN)
  return hidden
}

/** Runs in the page, before anything of it. */
function watch(sign: string): void {
  if (window !== window.top) return
  const look = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement)) continue
      // The way in which React hides; nothing else of the product writes it.
      if (target.style.getPropertyPriority('display') !== 'important') continue
      // A note that something is coming may be followed by another.
      const note = target.matches('[role=status]') ? target : target.querySelector('[role=status]')
      const isWait = note?.textContent === target.textContent
      if (target.style.display === 'none' && !isWait)
        console.info(`${sign}${location.href} <${target.localName}> ${target.textContent.slice(0, 80)}`)
    }
  }
  new MutationObserver(look).observe(document, { attributeFilter: ['style'], subtree: true })
}
