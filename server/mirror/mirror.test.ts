import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { languageOf } from '#languages/from-source.ts'
import { createApp } from '#server/app.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { publishSecond } from '#tests/builders/published-country.ts'
import { WIDE } from '#tests/wide-run.ts'
import { type Get, makeMirror } from './make-mirror.ts'
import { fileOfAddress, wayTo } from './mirror-address.ts'
import { openMirrorFolder } from './mirror-folder.ts'
import { picturesOf } from './mirror-page.ts'

describe('what a copy holds', () => {
  test.each([
    ['/lite', 'index.html'],
    ['/lite?lang=pcm', 'index.html'],
    ['/lite/work-list', 'work-list.html'],
    ['/lite/dashboard/Winter', 'dashboard/Winter.html'],
    ['/lite/dashboard/Winter?section=scorecard', 'dashboard/Winter/scorecard.html'],
    ['/lite/dashboard/Winter?indicator=7&location=27', 'dashboard/Winter/indicator-7-location-27.html'],
    // Everything at once has no end; other pages and odd addresses are none of it.
    ['/lite/dashboard/Winter?section=scorecard&indicator=7', null],
    ['/lite/search?q=snow', null],
    ['/dashboard/Winter', null],
    ['/lite/dashboard/..%2f..%2fetc', null],
    ['/lite/dashboard/Winter?section=..%2f..', null],
  ])('%s is %s', (address, file) => expect(fileOfAddress(address)).toBe(file))

  test.each([
    ['index.html', 'dashboard/W.html', 'dashboard/W.html'],
    ['dashboard/W/a.html', 'index.html', '../../index.html'],
    ['dashboard/W/a.html', 'dashboard/W.html', '../W.html'],
    ['dashboard/W.html', 'dashboard/V.html', 'V.html'],
  ])('from %s to %s it is %s', (from, to, way) => expect(wayTo(from, to)).toBe(way))

  test('a picture stands for itself', () => {
    const html =
      '<style>:root{--c0:#111111;--c1:#222222}@media{:root{--c0:#fff}}</style><figure><svg viewBox="0 0 1 1"><path fill="var(--c1)"/></svg></figure>'
    expect(picturesOf(html)).toEqual([
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#222222"/></svg>',
    ])
  })
})

/** The list of files and sums of a copy that the command makes of a product that runs. */
async function copiedByCommand(app: FastifyInstance): Promise<string> {
  const folder = join(newTestFolder(), 'made', 'here')
  const from = await app.listen({ host: '127.0.0.1', port: 0 })
  const parameters = ['server/mirror-command.ts', '--out', folder, '--from', from, '--formats', '']
  const env = { ...process.env, PUBLIC_URL: 'https://msdat.example' }
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: PROJECT, env })
  expect(stdout).toMatch(/^\d+ pages in \d+ s: \d+ files written, 0 as they were, 0 removed/)
  // A host of files serves them from an account of its own.
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
    const entry = statSync(join(folder, path))
    return (entry.mode & 0o777).toString(8) + (entry.isDirectory() ? ' folder' : '')
  })
  expect(new Set(modes)).toEqual(new Set(['755 folder', '644']))
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  return readFileSync(join(folder, 'mirror.json'), 'utf8')
}

serverDatabase('a copy without a server', (open) => {
  test('every link of it leads to a file of it, and the next one writes what is new alone', async () => {
    const database = await open('first-release')
    const app = await createApp({ database })
    open.atEnd(() => app.close())
    const get: Get = async (url) => {
      const { statusCode: status, rawPayload: bytes } = await app.inject({ url })
      return { status, bytes }
    }
    const folder = newTestFolder()
    const options = {
      language: languageOf('en'),
      site: 'https://msdat.example',
      formats: [],
      progress: () => {},
    }
    const copy = async () => {
      const target = await openMirrorFolder(folder)
      const pages = await makeMirror(get, target.put, options)
      return { pages, ...(await target.finish()) }
    }
    const first = await copy()
    expect(first.pages).toBeGreaterThan(10)
    if (WIDE) {
      await everyLinkOpens(folder)
      expect(await copiedByCommand(app)).toEqual(readFileSync(join(folder, 'mirror.json'), 'utf8'))
    }
    await publishSecond(database)
    const next = await copy()
    expect(next.written).toContain('dashboard/Health_Outcomes_and_Service_Coverage.html')
    expect(next.same).toBeGreaterThan(0)
    // The files of the release before are gone with it.
    expect(next.removed.length).toBeGreaterThan(0)
    for (const path of next.removed) expect(existsSync(join(folder, path))).toBe(false)
    await everyLinkOpens(folder)
  })
})

/** Opens every page of the copy, and whatever it leads to, with nothing but a server of files, below a folder of it. */
async function everyLinkOpens(folder: string): Promise<void> {
  const server = createServer(async (request, reply) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://x').pathname).replace('/copy/', '')
    const file = join(folder, path)
    if (!existsSync(file) || !statSync(file).isFile()) return reply.writeHead(404).end()
    return reply.end(await readFile(file))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const home = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/copy/`
  const waiting = [`${home}index.html`]
  const opened = new Set(waiting)
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
    const answer = await fetch(page)
    expect([page, answer.status]).toEqual([page, 200])
    if (!page.endsWith('.html')) continue
    const html = await answer.text()
    expect(html).not.toMatch(/<form|(?:href|src|action)="\//)
    for (const [, href = ''] of html.matchAll(/ href="([^"#]+)"/g)) {
      if (/^(https?|data|mailto):/.test(href)) continue
      const next = new URL(href, page).href
      if (!opened.has(next)) waiting.push(next)
      opened.add(next)
    }
  }
  server.close()
  const pages = readdirSync(folder, { recursive: true }).filter((path) => String(path).endsWith('.html'))
  // Every page of it is reached.
  expect(opened.size).toBeGreaterThanOrEqual(pages.length)
  const release: { hash: string } = JSON.parse(
    readFileSync(join(folder, 'api/releases/current.json'), 'utf8'),
  )
  expect(existsSync(join(folder, `api/releases/${release.hash}/catalogue.json`))).toBe(true)
}
