import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/** The page at an address once its opening is drawn: the first request may be answered without it. */
export async function begunPage(
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = {},
) {
  let page = await app.inject({ url, headers })
  await expect
    .poll(async () => {
      page = await app.inject({ url, headers })
      return page.body
    })
    .toContain('<div id="opening"')
  return page
}
