import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { type DashboardRow, listDashboards } from '#contract/dashboards/dashboard.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const SNOW = {
  title: 'Snow & Ice',
  category: 'Other Dashboards',
  description: 'Shovels and sleds',
  indicators: [7, 8],
  default_indicators: [8, 7],
  data_sources: [2],
  initial_indicator: 8,
  initial_datasource: 2,
  initial_location: 1,
  show_table_related_indicator: false,
  sections: ['Zonal Analysis', 'indicator overview'],
  visibility: 'public',
}

serverDatabase('site dashboards', (open) => {
  let app: FastifyInstance
  let database: Database
  let [admin, user]: Person[] = []
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada: admin, ursula: user },
    } = await openProduct(open, { content: 'first-release', people: { ada: 'admin', ursula: 'moderator' } }))
  })
  type Method = 'POST' | 'PUT' | 'DELETE'
  const send = (method: Method, path: string, payload: object, who: Person | undefined = admin) =>
    app.inject({
      method,
      url: `/api/dashboards${path}`,
      payload,
      headers: { authorization: who?.bearer ?? '' },
    })
  const make = async (text: object): Promise<DashboardRow> => (await send('POST', '/', text)).json()
  const read = (url: string, who?: Person) =>
    app.inject({ url: `/api/dashboards${url}`, headers: who ? { authorization: who.bearer } : {} })

  test('made, and served beside those of the product', async () => {
    const answer = await send('POST', '/', SNOW)
    expect(answer.statusCode, answer.body).toBe(201)
    const made = answer.json<DashboardRow>()
    expect(made).toMatchObject({
      name: 'Snow_Ice',
      title: 'Snow & Ice',
      defaultIndicators: [8, 7],
      dataSources: [2],
      initialIndicator: 8,
      showTableRelatedIndicator: false,
      sections: ['Zonal Analysis', 'Indicator Overview'],
      user: admin?.id,
      is_private: false,
    })
    expect(made.id).toBeGreaterThan(10_000)
    expect((await read('?name=Snow_Ice')).json()).toEqual([made])
    const all = listDashboards.answer.parse((await read('/?size=1500')).json())
    expect(Array.isArray(all) ? [] : all.results.map(({ name, category }) => [name, category])).toEqual([
      ['Health_Outcomes_and_Service_Coverage', 'Health Outcomes'],
      ['Snow_Ice', 'Other Dashboards'],
    ])
    expect((await read(`/${made.id}/indicators/`)).json()).toHaveLength(2)
  })

  test.each(['Snow & Ice', 'snow_ice', 'SNOW, ICE', 'Winter & <snow>'])('%j is taken', async (title) => {
    const answer = await send('POST', '/', { ...SNOW, title })
    expect(answer.statusCode, answer.body).toBe(409)
    expect(answer.json().errors).toHaveProperty('title')
  })

  test.each([
    ['title', { title: '' }],
    ['title', { title: '???' }],
    ['indicators', { indicators: [] }],
    ['indicators', { indicators: [7, 8, 99] }],
    ['default_indicators', { default_indicators: [99] }],
    ['data_sources', { data_sources: [2, 99] }],
    ['initial_indicator', { initial_indicator: 99 }],
    ['initial_datasource', { initial_datasource: 6 }],
    ['initial_location', { initial_location: 999 }],
    ['sections', { sections: [] }],
    ['sections', { sections: ['Indicator Overview', 'Fortune Telling'] }],
    ['sections', { sections: ['Correlation Analysis'] }],
    ['visibility', { visibility: 'secret' }],
  ])('%s must fit: %j', async (field, part) => {
    const answer = await send('POST', '/', { ...SNOW, title: 'Misfit', ...part })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().errors).toHaveProperty(field)
  })

  test('changing keeps the name, and refuses a second change of the same version', async () => {
    const made = await make({ ...SNOW, title: 'First title' })
    const change = { ...SNOW, title: 'Second title', updated_at: made.updated_at }
    const changed = await send('PUT', `/${made.id}/`, change)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json()).toMatchObject({ name: 'First_title', title: 'Second title' })
    expect((await send('PUT', `/${made.id}/`, change)).statusCode).toBe(409)
  })

  test('a draft is there for administrators only', async () => {
    const draft = await make({ ...SNOW, title: 'Draft', visibility: 'private' })
    for (const who of [undefined, user]) {
      expect((await read('?name=Draft', who)).json()).toEqual([])
      expect((await read(`/${draft.id}`, who)).statusCode).toBe(404)
      expect((await read(`/${draft.id}/indicators`, who)).statusCode).toBe(404)
      expect((await read(`/${draft.id}/datasources`, who)).statusCode).toBe(404)
      expect((await read('?format=csv', who)).body).not.toContain('Draft')
    }
    expect((await read('?name=Draft', admin)).json()).toEqual([draft])
  })

  test('those of the product cannot be changed or deleted', async () => {
    const [own] = (await read('?name=Health_Outcomes_and_Service_Coverage')).json<DashboardRow[]>()
    const change = { ...SNOW, updated_at: own?.updated_at }
    expect((await send('PUT', `/${own?.id}/`, change)).statusCode).toBe(404)
    expect((await send('DELETE', `/${own?.id}/`, {})).statusCode).toBe(404)
    expect((await read(`/${own?.id}`)).json()).toEqual(own)
  })

  test('owner, id and name that are sent along are not taken', async () => {
    const made = await make({ ...SNOW, title: 'Own', user: user?.id, owner: user?.id, id: 1, name: 'Stolen' })
    expect(made).toMatchObject({ name: 'Own', user: admin?.id })
    expect(made.id).toBeGreaterThan(10_000)
  })

  test('each thing done is one row of the audit log', async () => {
    const made = await make({ ...SNOW, title: 'Audited' })
    await send('PUT', `/${made.id}/`, { ...SNOW, title: 'Audited 2', updated_at: made.updated_at })
    expect((await send('DELETE', `/${made.id}/`, {})).statusCode).toBe(200)
    expect((await send('DELETE', `/${made.id}/`, {})).statusCode).toBe(404)
    const rows = await database.query<{ action: string; before: object | null; after: object | null }>(
      'select action, before, after from audit_entry where subject = $1 order by id',
      [`dashboard ${made.id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'dashboard.created',
      'dashboard.changed',
      'dashboard.deleted',
    ])
    expect(rows[1]).toMatchObject({ before: { title: 'Audited' }, after: { title: 'Audited 2' } })
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is for administrators', async (method) => {
    const path = method === 'POST' ? '/' : '/1/'
    expect((await send(method, path, SNOW, user)).statusCode).toBe(403)
    expect((await app.inject({ method, url: `/api/dashboards${path}`, payload: SNOW })).statusCode).toBe(401)
  })
})
