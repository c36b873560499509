import { CATALOGUE_FORMAT, type FileReleases, indicatorFileAddress } from '#contract/file-release.ts'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWN_FRONT } from '#domain/front/front.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { begunPage } from '#tests/builders/begun-page.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { earlierBuilds } from '#server/platform/product-version.ts'
import { message } from '#domain/message/message.ts'
import { pageAddress } from './page-address.ts'
import { canonicalPath } from './page-card.ts'
import { pageText } from './page-text.ts'

const TEMPLATE =
  '<html><head><title>MSDAT</title><meta name="description" content="Figures." /><!--release--></head><body><div id="root"></div></body></html>'
const LONG_TEMPLATE = TEMPLATE.replace('<div', `<p>${'snow '.repeat(300)}</p><div`)
const DASHBOARD = '/dashboard/Health_Outcomes_and_Service_Coverage'
const HOME = {
  ...{ kind: 'page', slug: 'home' },
  ...{ title: message('pages.home'), description: message('descriptions.home') },
}

test.each([
  ['/', HOME],
  ['/dashboard/Winter', { kind: 'dashboard', name: 'Winter', indicator: null, isFirst: true }],
  ['/dashboard/Winter/41/?indicator=8', { kind: 'dashboard', name: 'Winter', indicator: 8, isFirst: false }],
  [
    '/dashboard/Winter?indicator=eight',
    { kind: 'dashboard', name: 'Winter', indicator: null, isFirst: true },
  ],
  ['/dashboard/%zz', { kind: 'dashboard', name: '%zz', indicator: null, isFirst: true }],
  [
    '/about/',
    {
      kind: 'page',
      slug: 'about',
      title: message('pages.about'),
      description: message('descriptions.about'),
    },
  ],
  [
    '/notifications',
    { kind: 'page', slug: 'notifications', title: message('pages.account'), description: '' },
  ],
  ['/custom/hidden/one', { kind: 'unknown' }],
  [
    '/health-profiles/Akwa%20Ibom/',
    { kind: 'profile', place: 'Akwa Ibom', description: message('descriptions.health-profile') },
  ],
  ['/custom/public/one', expect.objectContaining({ kind: 'page', title: message('pages.custom-dashboard') })],
  ['/dashboard', { kind: 'unknown' }],
  ['/dashboard/a/b/c', { kind: 'unknown' }],
  ['/somewhere', { kind: 'unknown' }],
  ['/dashboard/a%00b', { kind: 'unknown' }],
  ['//', HOME],
  ['//[', { kind: 'unknown' }],
  ['//elsewhere.example/', { kind: 'unknown' }],
])('%s shows %j', (url, address) => expect(pageAddress(url)).toEqual(address))

test('texts cannot end the element they stand in', () => {
  const release = { number: 1, hash: 'h', published_at: '', note: '</script><b>$& $1' }
  const page = pageText(TEMPLATE, { title: '<i>"Snow"', release, preload: [] })
  expect(page).toContain('<title>MSDAT | &lt;i&gt;&quot;Snow&quot;</title>')
  expect(page.match(/<\/script>/g)).toHaveLength(1)
  const data = /id="release">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(release)
})

const link = (page: string, file: string) =>
  `<link rel="modulepreload" data-page="${page}" crossorigin href="/assets/${file}">`
const ANNOUNCING = link('dashboard-page', 'a.js') + TEMPLATE + link('home-page', 'b.js')

test.each([
  ['dashboard-page', ['/assets/a.js']],
  ['home-page', ['/assets/b.js']],
  ['', []],
])('a page drawn by “%s” announces the files of that module alone: %j', (module, files) => {
  const page = pageText(ANNOUNCING, { title: 'Snow', release: null, preload: [], module })
  expect([...page.matchAll(/modulepreload[^>]* href="([^"]*)"/g)].map(([, href]) => href)).toEqual(files)
})

test('the lite form lies where scripts do not run, and is offered in one line where the network is slow', () => {
  const template =
    '<html><body><p id="way-on" lang="en" hidden>Why.\n<a href="/lite">Lite</a></p></body></html>'
  const content = { title: 'Snow', release: null, preload: [] }
  expect(pageText(template, content)).toBe(template)
  const lite = {
    ...{ address: '/lite/dashboard/Snow?a=1&b=2', page: '/dashboard/Snow?a=1&b=2', offer: '' },
    instead: { why: 'No <i>.', link: 'Same', again: 'Anew' },
  }
  const line = 'style="text-decoration: underline"'
  expect(pageText(template, { ...content, language: 'pcm', lite })).toContain(
    `<p id="way-on" lang="pcm" hidden>No &lt;i&gt;. <a href="/lite/dashboard/Snow?a=1&amp;b=2" ${line}>Same</a> <a href="/dashboard/Snow?a=1&amp;b=2" ${line}>Anew</a></p>`,
  )
  expect(pageText(template, { ...content, lite: { ...lite, offer: 'Slow?' } })).toMatch(
    /<body><p id="lite-offer"[^>]*><a href="\/lite\/dashboard\/Snow\?a=1&amp;b=2">Slow\?<\/a><\/p>/,
  )
})

test('the page says the language that its words are in', () => {
  const content = { title: 'Help', release: null, preload: [] }
  const template = '<html lang="en"><head></head></html>'
  expect(pageText(template, { ...content, language: 'pcm' })).toContain('<html lang="pcm">')
  expect(pageText(template, content)).toContain('<html lang="en">')
})

test.each([
  ['', 0],
  ['MSDATng', 1],
])('the name of the site at X, %j, is told %i times', (xHandle, times) => {
  const page = pageText(TEMPLATE, { title: 'Help', release: null, preload: [], xHandle })
  expect(page.split('<meta name="twitter:site" content="@MSDATng">')).toHaveLength(times + 1)
})

test('a notice stands on top of the page as the text that it is', () => {
  const page = pageText(TEMPLATE, { title: 'Help', release: null, preload: [], notice: '<b>$& closed</b>' })
  expect(page).toContain(
    '<body><aside id="notice" aria-label="Notice">&lt;b&gt;$&amp; closed&lt;/b&gt;</aside><div',
  )
  expect(pageText(TEMPLATE, { title: 'Help', release: null, preload: [] })).not.toContain('aside')
})

describe('the front of the site', () => {
  const content = { title: 'Help', release: null, preload: [] }
  const template = TEMPLATE.replace('<head>', '<head><link rel="icon" href="data:x" />')

  test('the product’s own adds nothing', () => {
    expect(pageText(template, { ...content, front: OWN_FRONT })).toBe(pageText(template, content))
  })

  test('stands in the page before anything is painted, as the text that it is', () => {
    const front = {
      ...OWN_FRONT,
      product: '</script><b>Snow',
      accent: '#5B3E9B',
      logo: 'k3Jx0wq2Rk6b1s8Vn5tYzQ',
      view_mode: 'dark' as const,
    }
    const page = pageText(template, { ...content, front })
    expect(page).toContain('<html data-first-mode="dark"')
    expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;Snow | Help</title>')
    expect(page).toContain('<link rel="icon" href="/api/front/logos/k3Jx0wq2Rk6b1s8Vn5tYzQ">')
    expect(page).toMatch(/<style>:root\[data-theme=default\]\[data-mode=light\]\{--accent:#5B3E9B;/)
    const data = /id="front">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ product: front.product, accent: front.accent })
  })

  test('a colour that is none is no style', () => {
    const front = { ...OWN_FRONT, accent: 'red}</style><script>' }
    expect(pageText(template, { ...content, front })).not.toContain('<style>')
  })
})

serverDatabase('pages', (open) => {
  let asked: AskedApp
  let release: ReleaseStamp

  beforeAll(async () => {
    const database = await open('country')
    const home = newTestFolder()
    const folder = join(home, 'third')
    const at = Date.now() / 1000
    // Of each build the page that was opened with it may ask for a part; the oldest is too old.
    for (const [age, build] of ['third', 'second', 'first', 'oldest', 'half.made-1'].entries()) {
      await mkdir(join(home, build, 'assets'), { recursive: true })
      await writeFile(join(home, build, `assets/part-of-${build}.js`), build)
      await utimes(join(home, build), at, at - age)
    }
    await writeFile(join(home, 'first/index.html'), 'an earlier page')
    await writeFile(join(home, 'first/assets/app-1a2b.js'), 'an earlier start()')
    await writeFile(join(folder, 'index.html'), LONG_TEMPLATE)
    await writeFile(join(folder, 'assets/app-1a2b.js'), 'start()')
    await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('start()'))
    await writeFile(join(folder, 'mark.svg'), '<svg/>')
    await writeFile(join(folder, '.stamp'), 'secret')
    asked = await askApp({
      database,
      webFolder: folder,
      earlierWebFolders: earlierBuilds(folder),
    })
    release = (await asked.json('/api/releases/current')) as ReleaseStamp
  })
  afterAll(() => asked.app.close())

  test.each([
    ['/', 200, 'Home', ['catalogue']],
    [DASHBOARD, 200, 'Winter &amp; &lt;snow&gt;', ['catalogue', 7]],
    [`${DASHBOARD}/5/?indicator=8&year=2023`, 200, 'Winter &amp; &lt;snow&gt;', ['catalogue', 8]],
    [`${DASHBOARD}?indicator=99`, 200, 'Winter &amp; &lt;snow&gt;', ['catalogue']],
    ['/about', 200, 'About', ['catalogue']],
    // The name of a custom dashboard is for those who may see it.
    ['/custom/private/some-public_id', 200, 'Custom dashboard', ['catalogue']],
    ['/health-profiles/', 200, 'Health Profiles', ['catalogue']],
    ['/health-profiles/nowhere', 404, 'Page not found', ['catalogue']],
    ['/custom/hidden/some-public_id', 404, 'Page not found', ['catalogue']],
    ['/dashboard/Nothing', 404, 'Page not found', ['catalogue']],
    ['/nothing/at/all', 404, 'Page not found', ['catalogue']],
    ['/index.html', 404, 'Page not found', ['catalogue']],
    ['/assets/', 404, 'Page not found', ['catalogue']],
    ['/.stamp', 404, 'Page not found', ['catalogue']],
    ['/assets/../../package.json', 404, 'Page not found', ['catalogue']],
  ])('%s: %i, title, and what to load early', async (path, status, title, preload) => {
    const { statusCode, body, headers } = await asked.app.inject(path)
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain(`<title>MSDAT | ${title}</title>`)
    const told = await asked.json(`/api/releases/${release.hash}/catalogue`)
    const loaded = [...body.matchAll(/rel="preload"[^>]* href="([^"]*)"/g)].map(([, href]) => href)
    expect(loaded).toEqual(
      preload.map((file) =>
        typeof file === 'number'
          ? indicatorFileAddress(told as FileReleases, file)
          : `/api/releases/${release.hash}/${file}?format=${CATALOGUE_FORMAT}`,
      ),
    )
    expect(body).not.toContain('secret')
  })

  test.each<readonly [path: string, door: string]>([
    [
      '/my-dashboard/details?lang=pcm',
      '/custom/login?lang=pcm&return_to=%2Fmy-dashboard%2Fdetails%3Flang%3Dpcm',
    ],
    ['/my-dashboard/details', '/custom/login?return_to=%2Fmy-dashboard%2Fdetails'],
    ['/my-dashboard/sections?edit=a', '/custom/login?return_to=%2Fmy-dashboard%2Fsections%3Fedit%3Da'],
    ['/my-custom-dashboard/Snow', '/custom/login?return_to=%2Fmy-custom-dashboard%2FSnow'],
    ...['preference-table', 'data-table', 'embed-dashboard', 'visibility'].map(
      (step) => [`/my-dashboard/${step}`, `/custom/login?return_to=%2Fmy-dashboard%2F${step}`] as const,
    ),
    ...['', '/customize', '/appearance', '/settings', '/preview'].map(
      (step) =>
        [
          `/configure/user${step}`,
          `/configure/account?return_to=${encodeURIComponent(`/configure/user${step}`)}`,
        ] as const,
    ),
  ])('%s leads whoever is not signed in to %s', async (path, door) => {
    const { statusCode, headers } = await asked.app.inject(path)
    expect([statusCode, headers.location]).toEqual([302, door])
  })

  test.each([
    ['/health-profiles/snowland', 'Snowland'],
    ['/health-profiles/Snowland?lang=en', 'Snowland'],
    ['/health-profiles/National', 'Aldovia'],
    ['/health-profiles/north', 'North'],
    ['/health-profiles/hilltown', 'Hilltown'],
  ])('%s is the profile of %s, whose figures load early', async (path, name) => {
    const { statusCode, body } = await asked.app.inject(path)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<title>MSDAT | Health profile: ${name}</title>`)
    const [, address = ''] = /href="([^"]*profiles[^"]*)"/.exec(body) ?? []
    expect(address).toContain(release.hash)
    expect((await asked.app.inject(address)).statusCode).toBe(200)
  })

  test('a link to a page goes along with the picture of its figure', async () => {
    const image = /property="og:image" content="([^"]*)"/
    const title = /property="og:title" content="([^"]*)"/
    const figure = '/figure?kind=trend&indicator=7&datasource=2&location=1'
    const page = async () => (await asked.app.inject(figure)).body
    await expect.poll(async () => title.exec(await page())?.[1]).toMatch(/^Snow shovels in Aldovia/)
    const body = await page()
    expect(body).toMatch(/<title>MSDAT \| Snow shovels in Aldovia/)
    const shown = (found: RegExpExecArray | null) => new URL((found?.[1] ?? '').replaceAll('&amp;', '&'))
    const own = shown(image.exec(body))
    expect(own.pathname + own.search).toBe(`${figure.replace('figure', 'figure.png')}&as=card`)
    const oembed = shown(/application\/json\+oembed" href="([^"]*)"/.exec(body))
    const told = (await asked.json(oembed.pathname + oembed.search)) as { readonly html: string }
    expect(told.html).toContain('/embed/figure?kind=trend&amp;indicator=7')
    // A dashboard has the figure of its section, all other pages that of the first dashboard.
    for (const path of [`${DASHBOARD}?section=zonal-analysis&indicator=7`, '/about']) {
      const page = (await asked.app.inject(path)).body
      const card = shown(image.exec(page))
      expect([card.pathname, card.searchParams.get('page')]).toEqual(['/card.png', path])
      const { statusCode, rawPayload } = await asked.app.inject(card.pathname + card.search)
      expect([statusCode, rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([200, 1200, 630])
    }
    expect((await asked.app.inject('/nothing')).body).not.toContain('og:image')
    await asked.problem('/card.png?page=//elsewhere.example/', 400)
  })

  test.each([
    ['/about?lang=pcm', '/about'],
    ['/about/', '/about'],
    [
      '/figure?location=1&kind=trend&indicator=7&datasource=2',
      '/figure?kind=trend&amp;indicator=7&amp;datasource=2&amp;location=1',
    ],
  ])('%s has one address for search engines', async (address, canonical) => {
    const { body } = await asked.app.inject(address)
    const found = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(body)
    expect(found?.[1]).toBe(canonical)
  })

  test.each([
    [
      '/dashboard/Winter?indicator=7&section=zonal-analysis&location=8',
      '/dashboard/Winter?section=zonal-analysis',
    ],
    ['/dashboard/Winter?section=%22%3E%3Cscript%3E', '/dashboard/Winter'],
    ['/about?section=zonal-analysis', '/about'],
    ['/', '/'],
  ])('%s is found by search engines as %s', (address, path) =>
    expect(canonicalPath(new URL(address, 'http://localhost'))).toBe(path),
  )

  test('a page that does not exist has no such address', async () => {
    expect((await asked.app.inject('/nothing')).body).not.toContain('canonical')
  })

  test('the page says in a sentence what it is', async () => {
    const about = await asked.app.inject('/about')
    expect(about.body).toContain('<meta name="description" content="What this site is, and')
  })

  test.each([
    ['/about?lang=pcm', 'About', 'Wetin dis site be'],
    ['/update_log?lang=pcm', 'Wetin New', 'Wetin don change'],
    ['/nothing/at/all?lang=pcm', 'Page no dey', 'Figures.'],
    ['/about?lang=klingon', 'About', 'What this site is'],
  ])('%s has its title and sentence in the language of the address', async (path, title, sentence) => {
    const { body } = await asked.app.inject(path)
    expect(body).toContain(`<title>MSDAT | ${title}</title>`)
    expect(body).toContain(`content="${sentence}`)
  })

  test('the page names the release, and is sent again only when something changed', async () => {
    const page = await begunPage(asked.app, DASHBOARD)
    const data = /id="release">(.*?)<\/script>/.exec(page.body)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual(release)
    const headers = { 'if-none-match': String(page.headers.etag) }
    expect((await asked.app.inject({ url: DASHBOARD, headers })).statusCode).toBe(304)
  })

  test('whoever saves data or has a slow network is offered the lite form, and nobody else', async () => {
    const offered = async (headers: Readonly<Record<string, string>>) =>
      (await asked.app.inject({ url: DASHBOARD, headers })).body.includes('id="lite-offer"')
    expect(await offered({ 'save-data': 'on' })).toBe(true)
    expect(await offered({ ect: '2g' })).toBe(true)
    expect(await offered({ ect: '4g' })).toBe(false)
    expect(await offered({})).toBe(false)
  })

  test('the page is compressed', async () => {
    const headers = { 'accept-encoding': 'br' }
    await begunPage(asked.app, DASHBOARD)
    const long = await asked.app.inject({ url: DASHBOARD, headers })
    expect(long.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(long.rawPayload).toString()).toBe((await asked.app.inject(DASHBOARD)).body)
  })

  test('files whose name carries their content are kept for ever, others are not', async () => {
    const headers = { 'accept-encoding': 'br' }
    const script = await asked.app.inject({ url: '/assets/app-1a2b.js', headers })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('br')
    expect(script.headers['content-type']).toMatch(/javascript/)
    // A file that is no page of its own goes by the rules of the page; its kind is still not to be guessed.
    expect(script.headers['x-content-type-options']).toBe('nosniff')
    expect(script.headers).not.toHaveProperty('content-security-policy')
    for (const page of [DASHBOARD, '/mark.svg']) {
      expect((await asked.app.inject(page)).headers).toHaveProperty('content-security-policy')
    }
    expect((await asked.app.inject('/mark.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('files of the two builds before keep their names, and nothing else of them is served', async () => {
    for (const build of ['third', 'second', 'first']) {
      const part = await asked.app.inject(`/assets/part-of-${build}.js`)
      expect([part.statusCode, part.body]).toEqual([200, build])
      expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(part.headers['content-type']).toMatch(/javascript/)
    }
    expect((await asked.app.inject('/assets/app-1a2b.js')).body).toBe('start()')
    for (const address of [
      'part-of-oldest.js',
      'part-of-half.made-1.js',
      '../index.html',
      '..%2findex.html',
    ]) {
      const refused = await asked.app.inject(`/assets/${address}`)
      expect([refused.statusCode, refused.body.includes('an earlier page')]).toEqual([404, false])
    }
  })

  test('inside the API there are no pages', async () => {
    await asked.problem('/api/nothing', 404)
    await asked.problem(`/api/indicators/${'9'.repeat(300)}`, 404)
    await asked.problem('/api', 404)
    const post = await asked.app.inject({ method: 'POST', url: '/about' })
    expect(post.statusCode).toBe(404)
    expect(post.headers['content-type']).toMatch(/^application\/problem/)
  })
})
