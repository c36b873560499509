import type { Page, Response } from 'playwright-core'
import { drawn } from '#tests/drawn.ts'
import { barriers } from '#tests/journeys/registered-person.ts'
import type { CrawledRoute } from './routes.ts'

/** How the page is looked at. */
export interface Look {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

/** At three widths, in both modes. */
export const LOOKS: readonly Look[] = [1440, 768, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    width,
    height: width > 400 ? 900 : 780,
    colorScheme,
  })),
)

/** Turns the window of an open page, waits until it is drawn, and says what is wrong with it. */
export async function faultsOfLook(page: Page, { width, height, colorScheme }: Look): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
  if (!new URL(page.url()).pathname.startsWith('/lite')) await drawn(page)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const side = await page.evaluate(() => document.documentElement.scrollWidth)
  return [
    ...(side > width ? [`${side} pixels wide in a window of ${width}`] : []),
    ...(await barriers(page, ['best-practice'])),
  ]
}

/** The faults of a page that hold for every look at it. */
export async function faultsOfPage(
  page: Page,
  { address, title }: CrawledRoute,
  answer: Response | null,
): Promise<string[]> {
  const wanted = title === 'Page not found' ? 404 : 200
  const told = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
    title: document.title,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
  const twice = told.ids.filter((id, at) => told.ids.indexOf(id) !== at)
  return [
    ...(answer && answer.status() !== wanted ? [`status ${answer.status()}`] : []),
    ...(told.headings === 1 ? [] : [`${told.headings} headings of the first level`]),
    ...(isTitled(told.title, title) ? [] : [`the window is called ${told.title}`]),
    ...(told.canonical === null && wanted === 200 && !address.includes('#') ? ['no canonical address'] : []),
    ...twice.map((id) => `two elements have the id ${id}`),
  ]
}

function isTitled(shown: string, wanted: string | null): boolean {
  return wanted === null ? shown.startsWith('MSDAT | ') : shown === `MSDAT | ${wanted}`
}

/** Where the links of a page lead, but to itself. */
export async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const here = location.href.replace(/#.*/, '')
    return addresses.map(({ href }) => href.replace(/#.*/, '')).filter((href) => href !== here)
  })
}
