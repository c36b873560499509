import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const PAGE = 'https://charts.example.org/a?b="><script>alert(1)</script>'

serverDatabase('pages of other sites in documents', (open) => {
  let app: FastifyInstance
  let bearer: string

  beforeAll(async () => {
    const product = await openProduct(open, { people: { root: 'admin' } })
    app = product.app
    bearer = product.people.root.bearer
  })

  const frame = (address: string) => app.inject(`/embed/site?address=${encodeURIComponent(address)}`)
  const set = (embed_hosts: readonly string[], version: number) =>
    app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: { authorization: bearer },
      payload: { registration_open: true, notice: '', second_factor_roles: [], embed_hosts, version },
    })

  test('T23, T36: none until administrators name their host, and then that host alone, in a page where nothing runs', async () => {
    expect((await frame(PAGE)).statusCode).toBe(404)
    expect(
      (await set([' Charts.Example.org', 'charts.example.org', 'maps.example.org'], 1)).json(),
    ).toMatchObject({
      embed_hosts: ['charts.example.org', 'maps.example.org'],
    })
    expect((await app.inject('/api/embed-hosts')).json()).toEqual({
      hosts: ['charts.example.org', 'maps.example.org'],
      outside_dashboards: {},
    })
    const { statusCode, headers, body } = await frame(PAGE)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';style-src 'unsafe-inline';frame-src https://charts.example.org;base-uri 'none';form-action 'none';frame-ancestors 'self'",
    )
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).not.toContain('<script')
    expect(body.match(/<iframe [^>]*>/)?.[0]).toContain(' sandbox="allow-scripts" allow=""')
    // The rules of other pages know nothing of it.
    expect((await app.inject('/api/health')).headers['content-security-policy']).not.toContain('frame-src')
  })

  test.each([
    'https://example.org/',
    'https://evil.charts.example.org/',
    'https://charts.example.org.evil.example/',
    'https://charts.example.org@evil.example/',
    'https://charts.example.org:8443/',
    'http://charts.example.org/',
    'javascript:alert(1)//charts.example.org',
    'data:text/html,charts.example.org',
    `https://charts.example.org/${'x'.repeat(2000)}`,
    '',
  ])('T22: %s is not shown', async (address) => {
    expect((await frame(address)).statusCode).toBe(404)
  })

  test.each([
    '*',
    'https://example.org',
    '*.example.org',
    "example.org; script-src 'unsafe-inline'",
    'localhost',
    '10.0.0.1',
  ])('T22: %s is no host that can be named', async (host) => {
    const refused = await set([host], 2)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['embed_hosts.0']])
  })

  test('addresses of outside dashboards are set by administrators, and kept where a change says nothing of them', async () => {
    const wanted = {
      registration_open: true,
      notice: '',
      second_factor_roles: [],
      embed_hosts: [],
      version: 2,
    }
    const put = (payload: object) =>
      app.inject({
        method: 'PUT',
        url: '/api/admin/settings',
        headers: { authorization: bearer },
        payload,
      })
    const addresses = { ncdc: 'https://ncdc.example.org/board' }
    expect(
      (await put({ ...wanted, outside_dashboards: { ncdc: 'http://plain.example.org' } })).statusCode,
    ).toBe(400)
    expect((await put({ ...wanted, outside_dashboards: addresses })).statusCode).toBe(200)
    expect((await put({ ...wanted, version: 3 })).json()).toMatchObject({ outside_dashboards: addresses })
    expect((await app.inject('/api/embed-hosts')).json()).toEqual({
      hosts: [],
      outside_dashboards: addresses,
    })
  })
})
