import type { Page } from 'playwright-core'
import { FAQ } from '#catalogue/faq.ts'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { pseudoText } from '#languages/pseudo/pseudo-text.ts'
import { drawn } from '#tests/drawn.ts'
import { controlCalled, POINTABLE, spokenName } from '#web/features/help/control-called.ts'

/** Pages of one section that have an address of their own. */
const SECTION_PAGES: Readonly<Record<string, string>> = {
  '/advanced-triangulation-dashboard': 'triangulation',
}

/** The parts of an address that decide which page and section opens. */
export function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const section =
    searchParams.get('section') ??
    (pathname.startsWith('/dashboard/') ? 'indicator-overview' : (SECTION_PAGES[pathname] ?? ''))
  return `${pathname} ${section}`
}

/** Topics of the help whose control would be on the page of an address. */
function topicsShownAt(address: string): readonly FaqTopic[] {
  return FAQ.filter(({ show }) => show !== undefined && placeOf(show.address) === placeOf(address))
}

/** What a control is called in English, or how its name begins in the pseudo-language, where a kind of file may be a value of it. */
function namesOf(control = ''): readonly string[] {
  const accented = (words: string) => pseudoText(words).replace(/^\[|[~ ]*\]$/g, '')
  const withValues = control.replace(/\S+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : accented(word)))
  return [control, `[${accented(control)}`, `[${withValues}`]
}

/** Topics of the help that point at something which the open page does not have, in English or in the pseudo-language. */
export async function topicsWithoutControl(page: Page, address: string): Promise<readonly string[]> {
  const topics = topicsShownAt(address)
  if (topics.length === 0) return []
  await drawn(page)
  const words = JSON.stringify(topics.map(({ show }) => namesOf(show?.control)))
  const found = await page.evaluate<readonly boolean[]>(
    `(() => { const POINTABLE = ${JSON.stringify(POINTABLE)}; const spokenName = ${String(spokenName)};
      const controlCalled = ${String(controlCalled)}; return ${words}.map((names) => names.some((name) => controlCalled(document, name) !== null)) })()`,
  )
  return topics.filter((_topic, at) => !found[at]).map(({ title }) => title)
}
