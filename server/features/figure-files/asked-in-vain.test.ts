import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const RIGHT = { kind: 'map', indicator: '7', datasource: '2', location: '1', period: '2023' } as const
const FORMATS = ['png', 'svg', 'csv', 'json', 'xlsx', 'html', 'pdf'] as const

/**
 * Addresses that ask in vain, with the words of the refusal; each is told in the same words in every form.
 */
const NOTHING: readonly (readonly [
  parameter: keyof typeof RIGHT,
  entry: string,
  status: number,
  said: string,
])[] = [
  ['indicator', '99999', 404, 'There is no indicator 99999 in this release.'],
  ['datasource', '99999', 404, 'There is no data source 99999 in this release.'],
  ['location', '99999', 404, 'There is no place 99999 in this release.'],
  ['indicator', 'penta', 400, '“penta” is no indicator. Give its id, a whole number.'],
  ['datasource', '0', 400, '“0” is no datasource. Give its id, a whole number.'],
  ['location', '-1', 400, '“-1” is no location. Give its id, a whole number.'],
  ['period', '1850', 400, '“1850” is no period that figures are of.'],
  ['period', '2021-13', 400, '“2021-13” is no period that figures are of.'],
  ['period', '2021-W53', 400, '“2021-W53” is no period that figures are of: 2021 has 52 weeks.'],
]

serverDatabase('what addresses ask for in vain', (open) => {
  let asked: AskedApp
  const get = (url: string) => asked.app.inject({ url })
  const search = (change: Partial<Record<keyof typeof RIGHT, string>>) =>
    new URLSearchParams({ ...RIGHT, ...change }).toString()

  beforeAll(async () => {
    asked = await askApp({ database: await open('first-release') })
  })
  afterAll(() => asked.app.close())

  test.each(NOTHING)('%s=%s: files, frames, cards and the tale for other sites say so', async (...row) => {
    const [parameter, entry, status, said] = row
    const query = search({ [parameter]: entry })
    const page = encodeURIComponent(`/figure?${query}`)
    const urls = [
      ...FORMATS.map((format) => `/figure.${format}?${query}`),
      `/embed/figure?${query}`,
      `/api/oembed?url=${page}`,
      // The card of a page draws the readable parts of its address.
      ...(status === 404 ? [`/card.png?page=${page}`] : []),
    ]
    for (const url of urls) {
      const { statusCode, body } = await get(url)
      expect([url, statusCode, body.includes(said)]).toEqual([url, status, true])
    }
  })

  test.each([
    ['2100', 'House survey has no figure for 2100 (nearest: 2023).'],
    ['2020', 'House survey has no figure for 2020 (nearest before and after: 2018 and 2023).'],
    ['1950', 'House survey has no figure for 1950 (nearest: 2018).'],
  ])('period=%s: drawings say it with the nearest, and no title has it', async (period, said) => {
    const query = search({ period })
    for (const url of [`/figure.svg?${query}`, `/figure.html?${query}`, `/embed/figure?${query}`]) {
      const { statusCode, body } = await get(url)
      const words = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
      expect([url, statusCode]).toEqual([url, 200])
      expect(words).toContain(said)
      expect(words).not.toContain(`House survey ${period}`)
      expect(words).not.toContain('from the sources above')
    }
    const { title } = (await asked.json(`/api/oembed?url=${encodeURIComponent(`/figure?${query}`)}`)) as {
      readonly title: string
    }
    expect(title).not.toContain(period)
  })

  test.each([
    ['indicator=99999', 'There is no indicator 99999; another one is shown instead.'],
    ['datasource=99999', 'There is no data source 99999; the usual one is shown instead.'],
    ['location=99999', 'There is no place 99999; the usual one is shown instead.'],
    ['section=weather', 'There is no section “weather”'],
    ['period=1850', '“1850” in the address is no period that is known here; the usual one is shown instead.'],
    ['period=2100', 'House survey has no figure for 2100; 2023 is shown instead.'],
    [
      'period=2020',
      'House survey has no figure for 2020 (nearest before and after: 2018 and 2023); 2023 is shown instead.',
    ],
  ])('a lite page with %s says it, and shows what it shows without', async (query, said) => {
    const page = '/lite/dashboard/Health_Outcomes_and_Service_Coverage'
    const usual = (await get(`${page}?indicator=7`)).body
    const { statusCode, body } = await get(
      `${page}?${query.startsWith('indicator') ? '' : 'indicator=7&'}${query}`,
    )
    expect(statusCode).toBe(200)
    expect(body).toContain(said)
    const answer = (html: string) => /<h1>.*?<\/p>/.exec(html)?.[0]
    expect(answer(body)).toBe(answer(usual))
  })

  test('a period that no calendar has is refused where data are asked for', async () => {
    for (const period of ['2021-W53', '2021-13', '2021 week 53', '2020-W50..2021-W53']) {
      const { statusCode, body } = await get(`/api/data?indicator=7&period=${encodeURIComponent(period)}`)
      expect([period, statusCode]).toEqual([period, 400])
      if (period === '2021-W53') expect(body).toContain('2021-W53 is not a period: 2021 has 52 weeks.')
    }
    expect((await get('/api/data?indicator=7&period=2020-W53')).statusCode).toBe(200)
  })
})
