import type { Page } from 'playwright-core'
import { FAQ } from '#catalogue/faq.ts'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { drawn } from '#tests/drawn.ts'
import { controlCalled, POINTABLE, spokenName } from '#web/features/help/control-called.ts'

/** The parts of an address that decide which page and section opens. */
export function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const section =
    searchParams.get('section') ?? (pathname.startsWith('/dashboard/') ? 'indicator-overview' : '')
  return `${pathname} ${section}`
}

/** Topics of the help whose control would be on the page of an address. */
function topicsShownAt(address: string): readonly FaqTopic[] {
  return FAQ.filter(({ show }) => show !== undefined && placeOf(show.address) === placeOf(address))
}

/** Topics of the help that point at something which the open page does not have. */
export async function topicsWithoutControl(page: Page, address: string): Promise<readonly string[]> {
  const topics = topicsShownAt(address)
  if (topics.length === 0) return []
  await drawn(page)
  const words = JSON.stringify(topics.map(({ show }) => show?.control))
  const found = await page.evaluate<readonly boolean[]>(
    `(() => { const POINTABLE = ${JSON.stringify(POINTABLE)}; const spokenName = ${String(spokenName)};
      const controlCalled = ${String(controlCalled)}; return ${words}.map((word) => controlCalled(document, word) !== null) })()`,
  )
  return topics.filter((_topic, at) => !found[at]).map(({ title }) => title)
}
