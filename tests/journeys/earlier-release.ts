import type { Page } from 'playwright-core'
import { indicatorFileAddress } from '#contract/file-release.ts'
import type { CatalogueFile, IndicatorFile } from '#contract/release-file.ts'
import { productUrl } from './product.ts'

/** The hash of a release that only this page knows. */
export const EARLIER = '0'.repeat(64)

/**
 * Lets a page read, under an earlier hash, the figures of one indicator as they would have been one lower than they are now. Gives the
 * hash of the release that is current.
 */
export async function knowEarlierRelease(page: Page, indicator: number): Promise<string> {
  const read = async <T>(path: string): Promise<T> => (await fetch(productUrl() + path)).json()
  const { hash } = await read<{ readonly hash: string }>('/api/releases/current')
  const now = await read<CatalogueFile>(`/api/releases/${hash}/catalogue`)
  const catalogue = { ...now, release: { ...now.release, hash: EARLIER }, earlier: [] }
  const file = await read<IndicatorFile>(indicatorFileAddress(now, indicator))
  const columns = { ...file.columns, value: file.columns.value.map((value) => value - 1) }
  const answers: Readonly<Record<string, object>> = {
    catalogue,
    [`indicators/${indicator}`]: { ...file, columns },
  }
  await page.route(`**/api/releases/${EARLIER}/**`, (route) => {
    const [, asked = ''] = new URL(route.request().url()).pathname.split(`${EARLIER}/`)
    const json = answers[asked]
    return json ? route.fulfill({ json }) : route.fulfill({ status: 404, json: {} })
  })
  return hash
}
