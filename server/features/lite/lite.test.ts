import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const DASHBOARD = '/dashboard/Health_Outcomes_and_Service_Coverage'

serverDatabase('lite pages by their address', (open) => {
  let asked: AskedApp
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    asked.app.inject({ url, headers })

  beforeAll(async () => {
    asked = await askApp({ database: await open('first-release') })
  })
  afterAll(() => asked.app.close())

  test('T23: nothing runs in them, no site frames them, no cookie; their forms lead to our own pages', async () => {
    const { statusCode, headers, body } = await get(`/lite${DASHBOARD}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';.*form-action 'self'.*frame-ancestors 'none'$/,
    )
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toMatch(/^public, max-age=300,/)
    expect(body).toContain(`${DASHBOARD}"><link rel="icon"`)
    const again = await get(`/lite${DASHBOARD}`, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('what a form leaves open is not in the address of the full page', async () => {
    const { body } = await get(`/lite${DASHBOARD}?section=indicator-overview&indicator=7&datasource=&period=`)
    expect(body).toContain(`href="${DASHBOARD}?section=indicator-overview&amp;indicator=7"`)
  })

  test('a question stands on its page as text', async () => {
    const { body, statusCode } = await get(`/lite/search?q=${encodeURIComponent('<svg onload=alert(1)>"')}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>&lt;svg onload=alert(1)&gt;&quot;</h1>')
    expect(body).not.toContain('<svg onload')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test.each(['/lite/dashboard/Nowhere', '/lite/about'])(
    '%s is a page that says there is none, with ways on',
    async (url) => {
      const { statusCode, headers, body } = await get(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('<form role="search"')
    },
  )

  test('a language that nobody can choose is refused', async () => {
    expect((await get('/lite?lang=xx')).statusCode).toBe(400)
    expect((await get('/lite?lang=pcm')).body).toContain('<html lang="pcm">')
  })
})
