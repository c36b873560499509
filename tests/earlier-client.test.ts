import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '#tests/account/people-at-a-product.ts'
import { askApp } from '#tests/builders/asked-app.ts'
import { OTHER_READS, OTHER_WRITES } from '#tests/builders/earlier-calls.ts'
import { int, REFERENCE_LISTS, text, yesNo } from '#tests/builders/earlier-rows.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

// The calls of the earlier web client when it opens its first dashboard, in its own spelling and order,
// against the data that ship. The checks are on the fields that this client reads.

type Row = Record<string, unknown>
interface Page {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: Row[]
}

const DECIMAL = /^-?\d+(\.\d+)?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/
const DASHBOARD = 'Health_Outcomes_and_Service_Coverage'

serverDatabase('the earlier web client', (open) => {
  let url: string
  let base: string
  beforeAll(async () => {
    const { app } = await askApp({ database: await open('default-data') })
    open.atEnd(() => app.close())
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    base = `${url}/api/`
  })

  async function get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(base + path, { headers: { 'X-Frontend-JWT': 'Token abc.def.ghi' } })
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-type')).toContain('application/json')
    return (await response.json()) as Answer
  }

  /** A page that holds its whole list, as this client always expects. */
  async function wholeList(path: string): Promise<Row[]> {
    const page = await get<Page>(path)
    expect(Object.keys(page).sort()).toEqual(['count', 'next', 'previous', 'results'])
    expect(page.count).toBe(page.results.length)
    expect([page.next, page.previous]).toEqual([null, null])
    return page.results
  }

  function expectDataRow(row: Row): void {
    expect(row).toMatchObject({ id: int, indicator: int, location: int, datasource: int, value_type: int })
    expect(row.period).toMatch(/^(\d{4}|[A-Z][a-z]{2} \d{4}|\d{4} week \d{1,2})$/)
    expect(row.value).toMatch(DECIMAL)
    expect(row.updated_at).toMatch(INSTANT)
    for (const value of Object.values(row)) expect(value === null || typeof value !== 'object').toBe(true)
  }

  async function dashboard(): Promise<Row & { id: number; indicators: number[]; dataSources: number[] }> {
    const rows = await wholeList('dashboards/?size=1500')
    const found = rows.find((row) => row.name === DASHBOARD)
    expect(found).toBeDefined()
    return found as Row & { id: number; indicators: number[]; dataSources: number[] }
  }

  test('1: a token for the application', async () => {
    const response = await fetch(`${base}auth/frontend-token/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-FRONTEND-KEY-ID': 'k', 'X-FRONTEND-AUTH': 'a' },
      credentials: 'include',
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ token: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/) })
  })

  test('2: the dashboards', async () => {
    expect(await dashboard()).toMatchObject({
      id: int,
      title: text,
      indicators: expect.arrayContaining([7]),
      defaultIndicators: expect.arrayContaining([int]),
      dataSources: expect.arrayContaining([int]),
      initialIndicator: int,
      initialDataSource: int,
      initialLocation: 1,
      showTableRelatedIndicator: yesNo,
      is_private: yesNo,
      created_at: expect.stringMatching(INSTANT),
    })
    const bare = await get<Row[]>('dashboards')
    expect(Array.isArray(bare)).toBe(true)
    expect((await wholeList('dashboards/?size=1500')).map((row) => row.id)).toContain(370)
  })

  describe('3: the reference lists', () => {
    test.each(REFERENCE_LISTS)('%s', async (path, shape) => {
      const rows = await wholeList(path)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(row).toMatchObject({ ...shape, updated_at: expect.stringMatching(INSTANT) })
      }
    })

    test('targets are decimal text or null, related indicators ids or null', async () => {
      const rows = await wholeList('indicators/?size=4000')
      for (const row of rows) {
        if (row.national_target !== null) expect(row.national_target).toMatch(/^-?\d+\.\d{2,}$/)
        if (row.sdg_target !== null) expect(row.sdg_target).toMatch(/^-?\d+\.\d+$/)
        expect(row.first_related === null || Number.isInteger(row.first_related)).toBe(true)
      }
      expect(rows.some((row) => row.national_target !== null)).toBe(true)
    })

    test('levels are ids of the hierarchy and of its booleans', async () => {
      const places = await wholeList('location/?size=1500')
      expect(places[0]).toMatchObject({ id: 1, name: 'Nigeria', parent: null, level: 1 })
      const counts = [1, 2, 3, 4, 5].map((level) => places.filter((row) => row.level === level).length)
      expect(counts).toEqual([1, 6, 37, 774, 109])
      const measure = await get<Row>('datasource_specific_indicator/7')
      expect(String(measure.data_level).split(',')[0]).toBe('National')
    })

    test('the monthly data, page by page', async () => {
      const { count, results, next } = await get<Page>('data/?datasource=30&page=1&size=1500')
      expect(count).toBeGreaterThan(1500)
      expect(results).toHaveLength(1500)
      expect(next).toContain('page=2')
      for (const row of results) expectDataRow(row)
    })
  })

  test('4: the indicators of the dashboard', async () => {
    const { id, indicators } = await dashboard()
    const answer = await get<{ indicators: Row[] }>(`dashboard-data/indicators/${id}/`)
    expect(answer.indicators.map((row) => row.id).sort()).toEqual([...indicators].sort())
  })

  test('5: what there is to choose', async () => {
    const { id } = await dashboard()
    const { periods } = await get<{ periods: string[] }>('period-data/?datasource=2&indicator=7&location=1')
    expect(periods).toContain('2018')
    const { datasources } = await get<{ datasources: Row[] }>('indicator-data/datasources/7')
    expect(datasources.map((row) => row.datasource)).toContain('NDHS')
    const { locations } = await get<{ locations: Row[] }>('location-data/?datasource=2&indicator=7')
    expect(locations[0]).toMatchObject({ id: 1, name: 'Nigeria', parent: null, level: 1 })
    const full = await get<Row[]>(`dashboards/${id}/indicators/`)
    expect(full[0]).toMatchObject({ id: int, program_area: text, datasources: expect.any(Array) })
    const { years } = await get<{ years: string[] }>('indicators/7/years_available/')
    expect(years.map((year) => Number(year.trim()))).toContain(2018)
    const recent = await get<Page>('indicator_years_available/?indicator=7&size=3&ordering=-updated_at/')
    expect(recent.results[0]).toMatchObject({ year: expect.stringMatching(/^\d{4}$/) })
  })

  describe('6: the sections', () => {
    test('the overview table: every indicator in every source, nationally', async () => {
      const { dataSources } = await dashboard()
      const calls = dataSources.flatMap((source) =>
        [7, 6, 5].map((indicator) => `data/?indicator=${indicator}&datasource=${source}&location=1`),
      )
      const pages = await Promise.all(calls.map((call) => get<Page>(call)))
      const rows = pages.flatMap((page) => page.results)
      expect(rows.length).toBeGreaterThan(20)
      for (const row of rows) expectDataRow(row)
    })

    test('the trend, and its confidence range', async () => {
      const { id } = await dashboard()
      const query = `dashboard-data/${id}/?caching=true&indicator=7&datasource=2&location=1&value_type`
      const main = await get<Page>(`${query}=2`)
      expect(main.results.map((row) => row.period)).toContain('2018')
      for (const row of main.results) expectDataRow(row)
      const lower = await get<Page>(`${query}=3`)
      const upper = await get<Page>(`${query}=4`)
      expect(lower.results.map((row) => row.period)).toEqual(upper.results.map((row) => row.period))
    })

    test('the states, one call each and all at once', async () => {
      const states = await wholeList('location/?level=3&size=1000')
      const pages = await Promise.all(
        states.map(({ id }) =>
          get<Page>(`data/?indicator=7&datasource=2&period=2018&value_type=2&location=${id}`),
        ),
      )
      expect(pages.map((page) => page.count)).toEqual(states.map(() => 1))
    })

    test('the zones: every place in one answer, its figure first', async () => {
      const { results } = await get<Page>('data/?size=3000&indicator=7&datasource=2&period=2018')
      const firstRows = new Map<unknown, Row>()
      for (const row of results) if (!firstRows.has(row.location)) firstRows.set(row.location, row)
      // The nation and its 37 states.
      expect(firstRows.size).toBe(38)
      for (const row of firstRows.values()) expect(row.value_type).toBe(2)
    })
  })

  test('7: the date of the last update', async () => {
    const { results } = await get<Page>('data/?ordering=-updated_at&size=1')
    expect(results).toHaveLength(1)
    expect(results[0]?.updated_at).toMatch(INSTANT)
    const after = await get<Page>('after_datetime/?size=1500')
    expect(after.results[0]?.updated_at).toBe(results[0]?.updated_at)
    const synchronising = await get<Page>('data/?ordering=-updated_at&size=100000')
    expect(synchronising.results).toHaveLength(5000)
    expect(synchronising.next).not.toBeNull()
  })

  describe('8: how sure a figure is, above each chart', () => {
    const source = JSON.stringify({ id: 2, datasource: 'NDHS', full_name: 'Demographic and Health Survey' })
    const asked = (id: number | string, query: string) => get<Row>(`indicator/${id}/confidence?${query}`)

    test('the figure that the rule names has its stars, and no percentage that nobody computed', async () => {
      const { datasource, stars, level } = await quoteOf(7)
      const answer = await asked(7, `location=1&datasource=${datasource}&year=`)
      expect(answer).toEqual({
        score: null,
        level,
        stars,
        explanation: expect.stringMatching(/of 3 stars\. .+\.$/),
      })
    })

    test('others have none, and the answer says which has', async () => {
      const { label } = await quoteOf(7)
      expect(await asked(7, 'location=1&datasource=999&year=')).toEqual({
        score: null,
        level: 'none',
        stars: null,
        explanation: `Only the figure to quote has a confidence: here that is ${label}.`,
      })
      const { explanation } = await asked(7, 'location=1&datasource=2&year=2003')
      expect(explanation).toContain('Judged as of 2003.')
    })

    test.each([
      [7, `location=1&datasource=2&year=${encodeURIComponent(source)}`],
      [7, 'location=1&datasource=2&year=2018&rangeActive=1&rangeN=12&rangeSpread=0.3'],
      [7, 'location=undefined&datasource=null&year=NaN'],
      [7, 'location=999999&datasource=2&year=2018'],
      [7, 'location=1&location=8&datasource=2'],
      [7, `location=1&datasource=2&year=${encodeURIComponent(`${source}${'x'.repeat(6000)}`)}`],
      [7, 'location=1&datasource=2&year=%5Bobject%20Object%5D'],
      [7, ''],
      [999999, 'location=1&datasource=2&year=2018'],
      ['undefined', 'location=1'],
    ])('indicator %s, %s is answered', async (id, query) => {
      expect(await asked(id, query)).toMatchObject({ score: null, explanation: text })
    })

    /** Our own pages' figure of the nation. */
    async function quoteOf(indicator: number) {
      const response = await fetch(`${base}analysis/best-figure`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ indicator, location: 1 }),
      })
      const { quote, confidence } = (await response.json()) as {
        quote: { datasource: number; label: string }
        confidence: { stars: 1 | 2 | 3 }
      }
      return { ...quote, ...confidence, level: ['', 'Low', 'Medium', 'High'][confidence.stars] }
    }
  })

  test('9: news, and the dashboards that people made', async () => {
    expect(await wholeList('news/updates/')).toEqual([])
    const own = await get<{ data: { results: Row[] } }>('custom-dashboard/')
    expect(own.data.results).toEqual([])
  })

  describe('10: the other calls of the specifications', () => {
    test.each(OTHER_READS)('%s', async (path, answer) => {
      const read = await get<object>(path)
      if (Array.isArray(answer) || Array.isArray(read)) expect(read).toEqual(answer)
      else expect(read).toMatchObject(answer as object)
    })

    test.each(OTHER_WRITES)('%s', async (path, body, status, answer) => {
      const said = await call(url, 'POST', `/${path}`, { body })
      expect([said.status, said.body]).toEqual([status, expect.anything()])
      expect(said.body).toEqual(
        typeof answer === 'object' && 'asymmetricMatch' in Object(answer)
          ? answer
          : expect.objectContaining(answer as object),
      )
    })

    test('of somebody who is signed in: the role as text for oneself, one’s own history, the session', async () => {
      const body = { username: 'restored', email: 'restored@example.org', password: PASSWORD }
      expect(await call(url, 'POST', '/users/', { body })).toMatchObject({ status: 201 })
      const { username, password } = body
      const entered = await call(url, 'POST', '/login/', { body: { username, password } })
      expect(entered).toMatchObject({
        status: 200,
        body: { avatar: null, email: body.email, id: int, username, token: text },
      })
      const { id, token } = entered.body as { id: number; token: string }
      const own = (method: string, path: string, sent?: object) =>
        call(url, method, path, { token, ...(sent && { body: sent }) })
      expect((await own('GET', `/users/${id}/`)).body).toMatchObject({ id, username, role: 'user' })
      const view = {
        year: '2018',
        user: id,
        dashboard: 1,
        section: 1,
        indicator: 7,
        datasource: 2,
        location: 1,
      }
      expect(await own('POST', '/user_interactions/', view)).toMatchObject({ status: 200 })
      const { results } = (await own('GET', `/user_interactions/?user=${id}&size=10000`)).body as Page
      expect(results).toMatchObject([
        {
          dashboard: text,
          section: 'Indicator Overview',
          indicator: text,
          datasource: 'NDHS',
          year: '2018',
          location: 'Nigeria',
        },
      ])
      expect((await own('DELETE', `/user_interactions/${results[0]?.id}/`)).status).toBeLessThan(300)
      const changed = await own('PUT', '/users/update_password/', { new_password: `${PASSWORD}x` })
      expect(changed).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('current password') },
      })
      expect(await own('GET', '/users/?size=1000')).toMatchObject({ status: 403 })
      expect(await own('GET', `/users/${id}/upgrade/`)).toMatchObject({ status: 405 })
    })
  })

  describe('calls that this client gets wrong', () => {
    test.each([
      'data/?size=3000&?indicator=7',
      'data/?indicator=undefined&datasource=2',
      'after_datetime/?size=1500?datetime=2024-01-01 00:00:00'.replace(' ', '%20'),
    ])('%s is an empty page', async (path) => expect(await wholeList(path)).toEqual([]))

    test('a hundred calls at once are all answered', async () => {
      const calls = Array.from(
        { length: 100 },
        (_, index) => `data/?indicator=7&datasource=2&location=${1 + index}`,
      )
      const pages = await Promise.all(calls.map((call) => get<Page>(call)))
      expect(pages).toHaveLength(100)
    })
  })
})
