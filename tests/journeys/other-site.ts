import { createServer } from 'node:http'
import type { FrameLocator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Opens a page of another origin, in which the given lines stand; gives the frame that they make. */
export async function inOtherSite(page: Page, lines: string): Promise<FrameLocator> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>News</title>${lines}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The other site has no address.')
  await page.goto(`http://127.0.0.1:${address.port}/`)
  return page.frameLocator('iframe')
}
