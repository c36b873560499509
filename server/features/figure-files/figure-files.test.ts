import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { readSlides } from '#tests/builders/read-slides.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const VIEW = 'kind=distribution&indicator=7&datasource=2&location=1&period=2023'
const TREND = 'kind=trend&indicator=7&datasource=2&location=8'
/** A name of a place in letters of Hausa and Yoruba, with markup in it. */
const PLACE = 'Ɓọṣẹ ƙaɗa <svg onload=alert(1)>'
const FORMULA = '=HYPERLINK("http://example.org")'

serverDatabase('figures by their address', (open) => {
  let asked: AskedApp
  let database: Database
  let first: ReleaseStamp
  let hash: string
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    asked.app.inject({ url, headers })

  beforeAll(async () => {
    database = await open('first-release')
    asked = await askApp({ database })
    first = (await asked.json('/api/releases/current')) as ReleaseStamp
    await database.query('update location set name = $1, shown_name = $1 where id = 8', [PLACE])
    await database.query('update indicator set full_name = $1 where id = 8', [FORMULA])
    const now = new Date('2024-11-01T00:00:00Z')
    const points = [aPoint(2, 8, '2023', 44), aPoint(2, 1, '2023', -3, { indicator: 8 })]
    await publishRelease(database, { points }, { note: '', actor: 'test', now })
    hash = ((await asked.json('/api/releases/current')) as ReleaseStamp).hash
  })
  afterAll(() => asked.app.close())

  test.each([
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['png', 'image/png'],
    ['pdf', 'application/pdf'],
    ['csv', 'text/csv; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['html', 'text/html; charset=utf-8'],
  ])('/figure.%s: its kind, no cookie, framed by nobody, nothing runs in it', async (format, type) => {
    const { statusCode, headers, rawPayload } = await get(`/figure.${format}?${VIEW}`)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    expect(rawPayload.length).toBeGreaterThan(500)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['cache-control']).toMatch(/^public, max-age=300,/)
    if (format !== 'html') expect(headers['content-disposition']).toMatch(/^inline; filename="msdat-.*"$/)
  })

  test('a frame that names an earlier release says which of its numbers have changed since', async () => {
    const { body } = await get(`/embed/figure?${TREND}&release=${first.number}`)
    expect(body).toContain('Release 1 is shown here. Since then one of its numbers has changed (of 1).')
    expect(body).toMatch(/· 2023: 65\.3% → 44%<\/li>/)
    expect(body).toContain('See the current one')
  })

  test('/figure.pptx: a chart of the values that the API has, under the finding, with source, release and address', async () => {
    const { charts, slides } = readSlides((await get(`/figure.pptx?${VIEW}`)).rawPayload)
    const { rows } = (await get(`/figure.json?${VIEW}`)).json() as { rows: { value: number }[] }
    expect(charts).toHaveLength(1)
    expect(charts[0]?.series[0]?.values).toEqual(rows.map(({ value }) => value))
    expect(slides).toHaveLength(1)
    for (const said of ['Source: ', 'release 2', `/figure?${VIEW}`]) expect(slides[0]).toContain(said)
  })

  test('T23: a page for frames of other sites, and no other: without cookies, with our own script alone', async () => {
    const { headers, body } = await get(`/embed/figure?${VIEW}`, { cookie: 'session=1' })
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/json" id="marks">',
      '<script type="module" src="/embed/figure.js">',
    ])
    expect(body).not.toContain('class="since"')
    expect(body).toMatch(
      /<details class="rights"><summary>.*: ask .* before you republish it\. Its terms are not verified\./,
    )
    const picture = await get(`/embed/figure?${VIEW}&as=picture`)
    expect(picture.body).not.toContain('<script')
    expect(picture.body).not.toContain('<select')
  })

  test('the same figure in all of them: every row, none more', async () => {
    const json = (await asked.json(`/figure.json?${VIEW}`)) as {
      readonly rows: readonly Readonly<Record<string, unknown>>[]
      readonly release: { readonly hash: string }
    }
    const csv = (await get(`/figure.csv?${VIEW}`)).body.split('\r\n').filter((line) => /^7,/.test(line))
    expect(csv).toHaveLength(json.rows.length)
    expect(json.rows.find(({ location_id: place }) => place === 8)).toMatchObject({
      value: 44,
      location: PLACE,
    })
    expect(json.release.hash).toBe(hash)
    const html = (await get(`/figure.html?${VIEW}`)).body
    expect(html.match(/<tr>/g)).toHaveLength(json.rows.length + 1)
  })

  test('an address with a release never changes and is kept for ever; others have a tag', async () => {
    const old = await get(`/figure.json?${VIEW}&release=${first.hash}`)
    expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(old.json().release.hash).toBe(first.hash)
    expect(old.body).not.toContain('onload')
    expect(old.json().address).toContain(`&release=${first.hash}`)
    const now = await get(`/figure.svg?${VIEW}`)
    const again = await get(`/figure.svg?${VIEW}`, { 'if-none-match': String(now.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('letters of Hausa and Yoruba are in the drawing, and markup in a name stays a text (T22)', async () => {
    for (const path of ['figure.svg', 'figure.html', 'embed/figure']) {
      const { body } = await get(`/${path}?${TREND}`)
      expect(body).toContain('Ɓọṣẹ ƙaɗa')
      expect(body).toContain('&lt;svg onload')
      expect(body.replaceAll(/<script type="application\/json".*?<\/script>/g, '')).not.toContain(
        '<svg onload',
      )
    }
    const { body } = await get(`/embed/figure?${TREND}`)
    const data = /id="marks">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(data).not.toContain('<')
    expect(JSON.parse(data).marks.length).toBeGreaterThan(0)
  })

  test('T41, T43: a spreadsheet runs no name, and negative numbers stay numbers', async () => {
    const view = 'kind=source-table&indicator=8&datasource=2&location=1'
    const line = (await get(`/figure.csv?${view}`)).body.split('\r\n').find((one) => one.startsWith('8,'))
    expect(line).toMatch(/^8,"'=HYPERLINK\(""http:\/\/example\.org""\)",/)
    expect(line).toContain(',-3,')
  })

  describe('refused in words', () => {
    test.each([
      ['/figure.png?kind=nothing', 400, 'kind is one of'],
      [`/figure.png?${VIEW}&width=1000000`, 400, 'width is a whole number from 280 to 2000.'],
      [`/figure.png?${VIEW}&width=2000&height=2400&scale=3`, 400, 'at most 16 million dots'],
      ['/figure.svg?kind=trend&indicator=999&location=1', 404, 'no indicator 999'],
      ['/figure.svg?kind=trend&indicator=7&datasource=999&location=1', 404, 'no data source 999'],
      ['/figure.svg?kind=trend&indicator=7&location=999', 404, 'no place 999'],
      ['/embed/figure?kind=trend&indicator=999&location=1', 404, 'no indicator 999'],
      [`/figure.svg?${VIEW}&release=none`, 404, 'no release with this hash'],
      ['/figure.svg?kind=map&location=1', 400, 'indicator'],
    ])('%s: %i', async (url, status, said) => {
      const { detail } = await asked.problem(url, status)
      expect(detail).toContain(said)
    })
  })

  test('a figure without figures says so, and is no failure', async () => {
    const { statusCode, body } = await get('/figure.svg?kind=trend&indicator=8&datasource=6&location=10')
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/NaN|undefined/)
    expect(body).toMatch(/data-tag="P"/)
  })

  test('texts travel packed', async () => {
    const { headers, rawPayload } = await get(`/figure.html?${VIEW}`, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain('<!doctype html>')
  })

  test('the type of pages without a build is there', async () => {
    const { headers, rawPayload } = await get('/embed/inter.woff2')
    expect(headers['content-type']).toBe('font/woff2')
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  })
})
