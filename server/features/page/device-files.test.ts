import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'

const TEMPLATE =
  '<html><head><title>MSDAT</title><!--release--><script src="/assets/base-1a2b.js"></script></head><body><div id="root"></div></body></html>'

async function builtPages(): Promise<string> {
  const folder = newTestFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  await writeFile(join(folder, 'service-worker.js'), 'own()')
  await writeFile(join(folder, 'program.json'), '{"version":"v","files":[]}')
  return folder
}

serverDatabase('a device without a line', (open) => {
  test('the shell names the release and the program, and nothing of an address', async () => {
    const { app, json } = await askApp({ database: await open('country'), webFolder: await builtPages() })
    const shell = await app.inject('/offline-shell')
    const { hash } = (await json('/api/releases/current')) as { readonly hash: string }
    expect([shell.statusCode, shell.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(shell.headers['set-cookie']).toBeUndefined()
    expect(JSON.parse(/id="release">(.*?)<\/script>/.exec(shell.body)?.[1] ?? '')).toMatchObject({ hash })
    expect(shell.body).toContain('/assets/base-1a2b.js')
    expect(shell.body).not.toMatch(/rel="preload"|id="opening"|data-worker/)
    expect((await app.inject('/service-worker.js')).body).toBe('own()')
    expect((await app.inject('/service-worker.js')).headers['cache-control']).toBe('no-cache')
    await app.close()
  })

  test('a device can install it: name, pictures of two sizes and one to be cut, and three ways in that are pages', async () => {
    const { app } = await askApp({ database: await open('country'), webFolder: await builtPages() })
    const answer = await app.inject('/manifest.webmanifest')
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    const { name, start_url, display, icons, shortcuts } = answer.json()
    expect([name, start_url, display]).toEqual(['MSDAT: health figures of Nigeria', '/', 'standalone'])
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    expect(shortcuts).toHaveLength(3)
    for (const { url } of shortcuts) expect((await app.inject(url)).statusCode).toBe(200)
    await app.close()
  })

  test('a site that is set so stops the worker that is there, and its pages register none', async () => {
    const { app } = await askApp({
      ...{ database: await open('country'), webFolder: await builtPages() },
      serviceWorker: 'off',
    })
    expect((await app.inject('/service-worker.js')).body).toContain('registration.unregister()')
    expect((await app.inject('/about')).body).toContain('<html data-worker="off"')
    expect((await app.inject('/about')).body).not.toContain('own()')
    await app.close()
  })
})
