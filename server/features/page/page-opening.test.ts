import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAWN_WIDTHS } from '#charts/export/embed-code.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { begunPage } from '#tests/builders/begun-page.ts'
import { countedDatabase } from '#tests/builders/counted-database.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'

const DASHBOARD = '/dashboard/Health_Outcomes_and_Service_Coverage'

const openingIn = (body: string) => /<div id="opening".*<\/div>(?=<div id="root">)/s.exec(body)?.[0] ?? ''

serverDatabase('openings of pages', (open) => {
  let asked: AskedApp
  let database: Database
  let statements: () => number

  beforeAll(async () => {
    const folder = newTestFolder()
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><title>MSDAT</title></head><body><div id="root"></div></body></html>',
    )
    database = await open('country')
    const counted = countedDatabase(database)
    statements = counted.statements
    asked = await askApp({ database: counted.database, webFolder: folder })
  })
  afterAll(() => asked.app.close())

  test('a dashboard begins with its heading, its sentence and its first figure, as its lite page says and draws them', async () => {
    const state = '?indicator=7&location=8'
    const opening = openingIn((await begunPage(asked.app, DASHBOARD + state)).body)
    const lite = (await asked.app.inject(`/lite${DASHBOARD}${state}`)).body
    const said = (from: string, tag: RegExp) => tag.exec(from)?.[1]
    const heading = /<h1>(.*?)<\/h1>/
    expect(said(opening, heading)).toBe(said(lite, heading))
    expect(said(opening, /class="answer">(.*?)<\/p>/)).toBe(said(lite, /<\/h1><p>(.*?)<\/p>/))
    expect(opening).toContain('<b>Winter &amp; &lt;snow&gt;</b>')
    expect(opening).toMatch(/<h2>Snow shovels[^<]*<\/h2>.*<svg[^>]*aria-label="Snow shovels/s)
    expect(opening).not.toContain('<script')
  })

  test.each([
    ['location=99999', 'There is no place 99999; '],
    ['period=1850', '“1850” in the address is no period that is known here; '],
  ])(
    'what ?%s asks for and there is not is said from the beginning, as the lite page says it',
    async (state, begins) => {
      const notes = (from: string) =>
        [...from.matchAll(/<p class="soft">(.*?)<\/p>/g)].map(([, note]) => note)
      const [note = ''] = notes(openingIn((await begunPage(asked.app, `${DASHBOARD}?${state}`)).body))
      expect(note).toMatch(new RegExp(`^${begins}`))
      expect(notes((await asked.app.inject(`/lite${DASHBOARD}?${state}`)).body)).toContain(note)
    },
  )

  test('a phone gets the drawing for narrow windows, by what its browser says of itself', async () => {
    const widthOf = async (headers: Readonly<Record<string, string>>) =>
      /<svg[^>]*role="img"[^>]*viewBox="0 0 (\d+)/.exec(
        openingIn((await begunPage(asked.app, DASHBOARD, headers)).body),
      )?.[1]
    const { narrow, wide } = DRAWN_WIDTHS
    expect(await widthOf({})).toBe(String(wide))
    expect(await widthOf({ 'sec-ch-ua-mobile': '?1' })).toBe(String(narrow))
    expect(await widthOf({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' })).toBe(
      String(narrow),
    )
  })

  test.each([
    ['/health-profiles/snowland', 'Snowland', 'Where Snowland lies, and what changed'],
    ['/health-profiles/National', 'Aldovia', 'The key figures, and what changed'],
  ])(
    'a profile begins with its place, its sentences and the figures behind them: %s',
    async (path, place, heading) => {
      const { body } = await begunPage(asked.app, path)
      const opening = openingIn(body)
      expect(opening).toContain(`<h1>${place}</h1><p class="answer">`)
      expect(opening).toContain(`<h2>${heading}</h2><div><table>`)
      expect(opening).toMatch(/<th scope="row">[^<]+(?: <small>[^<]+<\/small>)+<\/th><td><b>[^<]+<\/b>/)
      // The figure to quote is that of the lite page, which has more of them.
      const lite = (await asked.app.inject(`/lite${path}`)).body
      const [, figure = ''] = /Snow shovels<\/a><\/th><td><b>([^<]+)<\/b>/.exec(lite) ?? []
      expect(figure).toMatch(/^[\d.]+%$/)
      expect(opening).toContain(figure)
    },
  )

  test('the profile of a local government area, and of no place, begins with nothing', async () => {
    for (const path of ['/health-profiles/hilltown', '/health-profiles/nowhere']) {
      expect((await asked.app.inject(path)).body).not.toContain('id="opening"')
    }
  })

  test('the opening is in the language of the address', async () => {
    expect(openingIn((await begunPage(asked.app, `${DASHBOARD}?lang=pcm`)).body)).toMatch(
      /^<div id="opening" lang="pcm".*The controls dey come\./s,
    )
  })

  test('a dashboard begins at the place that the site opens with, also behind the first address of a site that opens with it', async () => {
    const keep = (content: object) =>
      database.query(
        'insert into front_version (number, content) select max(number) + 1, $1::jsonb from front_version',
        [JSON.stringify(content)],
      )
    const headingAt = async (url: string) =>
      /<h1>(.*?)<\/h1>/.exec(openingIn((await begunPage(asked.app, url)).body))?.[1]
    const first = 'Every published figure on health in Nigeria, side by side'
    await keep({ place: 8 })
    expect(await headingAt('/')).toBe(first)
    expect(await headingAt(DASHBOARD)).toMatch(/ in Northland$/)
    await keep({ place: 8, dashboard: 'Health_Outcomes_and_Service_Coverage' })
    expect(await headingAt('/')).toMatch(/ in Northland$/)
    await keep({})
    expect(await headingAt('/')).toBe(first)
  })

  test('the first page takes a question and leads on where no script runs', async () => {
    const opening = openingIn((await asked.app.inject('/?lang=pcm')).body)
    expect(opening).toContain('<h1>Every published figure on health for Nigeria, side by side</h1>')
    expect(opening).toMatch(
      /<form role="search" action="\/lite\/search"><input type="hidden" name="lang" value="pcm">/,
    )
    const answered = await asked.app.inject('/lite/search?lang=pcm&q=snow+shovels')
    expect(answered.statusCode).toBe(200)
    expect((await asked.app.inject('/?lang=pseudo')).body).not.toContain('id="opening"')
  })

  test.each([
    '/about',
    '/dashboard/Nothing',
    // The figures of the newest release are not those of the one that is asked for.
    `${DASHBOARD}?release=${'a'.repeat(64)}`,
    `${DASHBOARD}?lang=pseudo`,
    `${DASHBOARD}?indicator=7&${'x'.repeat(1000)}`,
  ])('%s begins empty', async (path) => {
    // Where one is drawn it is there by the time another has been.
    await asked.app.inject(path)
    await begunPage(asked.app, `${DASHBOARD}?indicator=8`)
    expect((await asked.app.inject(path)).body).not.toContain('id="opening"')
  })

  test('a page that was asked for before costs one look at the store, and follows whatever it is made of', async () => {
    const first = await begunPage(asked.app, DASHBOARD)
    const before = statements()
    const again = await asked.app.inject(DASHBOARD)
    expect(statements() - before).toBe(1)
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag])
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await asked.app.inject({ url: DASHBOARD, headers })).statusCode).toBe(304)
    const packed = await asked.app.inject({ url: DASHBOARD, headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body)

    const says = async (text: string) => (await asked.app.inject(DASHBOARD)).body.includes(text)
    await database.query("update platform_setting set notice = 'Snow tonight', version = version + 1")
    expect(await says('Snow tonight')).toBe(true)
    await database.query("update platform_setting set notice = '', version = version + 1")
    expect(await says('Snow tonight')).toBe(false)
    const named = (product: string) =>
      database.query(
        'insert into front_version (number, content) select max(number) + 1, $1::jsonb from front_version',
        [JSON.stringify(product ? { product } : {})],
      )
    await named('Snow Observatory')
    expect(await says('<title>Snow Observatory | ')).toBe(true)
    await named('')
    expect(await says('<title>MSDAT | ')).toBe(true)
  })
})
