import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('answers that are kept', (open) => {
  let database: Database
  let asked: AskedApp
  beforeAll(async () => {
    database = await open('country')
    asked = await askApp({ database })
  })
  afterAll(() => asked.app.close())

  const get = (path: string, headers = {}) => asked.app.inject({ url: `/api/data/${path}`, headers })

  test('one question in another spelling has the same answer', async () => {
    const first = await get('?indicator=7&location=8,9&value_type=2')
    const other = await get('?value_type=2&location=9&location=8&indicator=7&caching=true')
    expect(other.body).toBe(first.body)
    expect(other.headers.etag).toBe(first.headers.etag)
  })

  test('links to other pages are those of who asks', async () => {
    const next = async (path: string) => (await get(path)).json().next
    expect(await next('?indicator=7&size=2')).toContain('?indicator=7&size=2&page=2')
    expect(await next('?size=2&indicator=7&caching=true')).toContain('caching=true&page=2')
    expect(await next('?indicator=7&size=2')).toContain('?indicator=7&size=2&page=2')
  })

  test('each encoding carries the same text under the same tag, and 304 is said to who has it', async () => {
    const path = '?indicator=7&size=500'
    const plain = await get(path)
    const br = await get(path, { 'accept-encoding': 'br' })
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(1)
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'Origin, Accept-Encoding'])
  })

  test('a page as a table has its rows, its name and its tag, whoever asks', async () => {
    const path = '?indicator=7&format=csv'
    const first = await get(`${path}&size=2`)
    const again = await get('?size=2&format=csv&indicator=7', { 'accept-encoding': 'br' })
    expect([first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="data.csv"',
    ])
    const idsOf = ({ body }: { readonly body: string }) =>
      body.split('\r\n').flatMap((line) => /^\d+/.exec(line)?.[0] ?? [])
    const rowsOf = async (page: number) => {
      const { results } = (await get(`?indicator=7&size=2&page=${page}`)).json()
      return results.map((row: { readonly id: number }) => String(row.id))
    }
    expect(idsOf(first)).toEqual(await rowsOf(1))
    expect(again.body).toBe(first.body)
    expect(again.headers.etag).toBe(first.headers.etag)
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await get(`${path}&size=2`, known)).statusCode).toBe(304)
    expect(idsOf(await get(`${path}&size=2&page=2`))).toEqual(await rowsOf(2))
    expect((await get('?format=csv&shape=tidy&indicator=7&size=2')).body).not.toBe(first.body)
  })

  test('a refusal is not kept, and a new release is answered at once', async () => {
    const path = '?indicator=7&datasource=2&location=9&period=2023&value_type=2'
    expect((await get(`${path}&page=2`)).statusCode).toBe(404)
    const before = await get(path)
    const now = new Date('2025-01-01T00:00:00Z')
    const point = { ...aPoint(2, 9, '2023', 61.5), indicator: 7 }
    await publishRelease(database, { points: [point] }, { note: '', actor: '', now })
    const after = await get(path)
    expect(before.json().results[0]?.value).not.toBe('61.5')
    expect(after.json().results.map((row: { value: string }) => row.value)).toEqual(['61.5'])
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })
})
