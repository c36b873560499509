import { expect, test } from 'vitest'
import type { Plugin } from '#contract/plugins/plugins.ts'
import type { SubmissionDetail } from '#contract/plugins/submissions.ts'
import { submitted } from '#tests/builders/plugin-form.ts'
import { pluginWorld } from '#tests/builders/plugin-world.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('files of plugins in the sandbox', (open) => {
  const world = pluginWorld(open)
  const { get, post, approve, published, audited } = world

  const fileOf = (url: string, headers: Record<string, string> = {}) =>
    world.now().app.inject({ url, headers: { host: 'msdat.example', ...headers } })

  test('they carry their own rules', async () => {
    const { app, ada, mo } = world.now()
    const { id } = await submitted(app, ada, { name: 'sandboxed' })
    await approve(id, mo)
    const plugin = await published('sandboxed')
    const { headers, body } = await fileOf(plugin?.page ?? '')
    expect(body).toContain('<p>Hello</p>')
    // L4: before any code of the plugin.
    expect(body.indexOf('RTCPeerConnection')).toBeLessThan(body.indexOf('<p>Hello</p>'))
    const folder = `http://msdat.example${plugin?.page.replace('index.html', '')}`
    expect(headers['content-security-policy']).toBe(
      `sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' ${folder}; style-src 'unsafe-inline' ${folder}; ` +
        `img-src data: blob: ${folder}; font-src data: ${folder}; connect-src 'none'; worker-src 'none'; webrtc 'block'; frame-src 'none'; ` +
        `form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
    )
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      // The frame has no origin: its own files are of another site to it.
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    })
  })

  test.each([
    'other.html',
    '../index.html',
    '%2e%2e/index.html',
    'manifest.json/x.html',
    '',
    'index.html%00.js',
  ])('there is no file %j', async (path) => {
    const plugin = await published('sandboxed')
    const answer = await fileOf((plugin?.page ?? '').replace('index.html', path))
    expect([404, 400]).toContain(answer.statusCode)
  })

  test('no service worker can be made of a file', async () => {
    const plugin = await published('sandboxed')
    expect((await fileOf(plugin?.page ?? '', { 'service-worker': 'script' })).statusCode).toBe(404)
  })

  test('a preview is for whoever was given its address, and a forged one is for nobody', async () => {
    const { app, ada, mo } = world.now()
    const { id } = await submitted(app, ada, { name: 'previewed' })
    const { preview } = (await get(`/plugin-submissions/${id}`, mo)).json<SubmissionDetail>()
    expect((await fileOf(preview)).statusCode).toBe(200)
    expect((await fileOf(preview.replace(`preview-${id}-`, `preview-${id - 1}-`))).statusCode).toBe(404)
    expect((await fileOf(preview.replace(/-(\d{13})-/, '-9999999999999-'))).statusCode).toBe(404)
    expect((await fileOf(preview.replace(/-(\d{13})-/, '-1000000000000-'))).statusCode).toBe(404)
  })

  test('T33 a disabled plugin is gone at once, and comes back; a deleted one does not', async () => {
    const { app, ada, mo, root } = world.now()
    const { id } = await submitted(app, ada, { name: 'switched' })
    await approve(id, mo)
    const plugin = await published('switched')
    const page = plugin?.page ?? ''
    expect((await post(`/plugins/${plugin?.id}/disable`, mo)).statusCode).toBe(403)
    expect((await post(`/plugins/${plugin?.id}/disable`, root)).json().is_enabled).toBe(false)
    expect((await fileOf(page)).statusCode).toBe(404)
    expect(await published('switched')).toBeUndefined()
    const all = (await get('/plugins/all', mo)).json().results
    expect(all.find((row: Plugin) => row.name === 'switched')?.is_enabled).toBe(false)
    expect((await get('/plugins/all', ada)).statusCode).toBe(403)
    await post(`/plugins/${plugin?.id}/enable`, root)
    await post(`/plugins/${plugin?.id}/enable`, root)
    expect((await fileOf(page)).statusCode).toBe(200)
    const remove = () => world.remove(`/plugins/${plugin?.id}/`, root)
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(404)
    expect((await fileOf(page)).statusCode).toBe(404)
    expect(await audited(`plugin ${plugin?.id}`)).toEqual([
      'plugin.disabled',
      'plugin.enabled',
      'plugin.deleted',
    ])
    expect((await get(`/plugin-submissions/${id}`, ada)).json().status).toBe('removed')
  })
})
