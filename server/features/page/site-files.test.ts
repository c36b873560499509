import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { pageAddress } from './page-address.ts'
import { serveSiteFiles } from './site-files.ts'

serverDatabase('files of the site', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createHttpServer({ corsOrigins: [], publicUrl: null, logLevel: 'silent' })
    serveSiteFiles(app, await open('country'))
  })
  afterAll(() => app.close())

  test('search engines are told of every page that is the same for everybody, and of no other', async () => {
    const { body, headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const paths = [...body.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(paths).toContain('/dashboard/Health_Outcomes_and_Service_Coverage')
    expect(paths).toContain('/about')
    expect(paths).toContain('/health-profiles/snowland')
    expect(paths).not.toContain('/account')
    const robots = (await app.inject('/robots.txt')).body.split('\n')
    expect(robots).toContain('Disallow: /admin')
    expect(robots).not.toContain('Disallow: /')
    for (const line of robots.filter((entry) => entry.startsWith('Disallow: '))) {
      expect(paths.filter((path) => path?.startsWith(line.slice(10)))).toEqual([])
    }
  })

  test('finders of faults are told whom to write to, for half a year from now, as RFC 9116 has it', async () => {
    const { body, headers, statusCode } = await app.inject('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string])
    expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
    const { Contact = '', Expires = '', Canonical = '' } = Object.fromEntries(fields)
    const { origin, pathname } = new URL(Contact)
    expect(new URL(Canonical).href).toBe(`${origin}/.well-known/security.txt`)
    expect(pageAddress(pathname)).toMatchObject({ kind: 'page' })
    const days = (Date.parse(Expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(179)
    expect(days).toBeLessThan(365)
  })
})
