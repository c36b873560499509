import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InteractionRow } from '#contract/activity/activity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openReview } from '#server/reviews/review-store.ts'
import { dashboardText } from '#tests/builders/dashboard-text.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { forgetOldViews } from './forget-old-views.ts'

const DASHBOARD = 'Health_Outcomes_and_Service_Coverage'

serverDatabase('history of views', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo },
    } = await openProduct(open, { content: 'first-release', people: { ada: 'user', bo: 'user' } }))
  })
  beforeEach(async () => {
    await database.query('delete from user_interaction')
    await database.query("update account set preferences = '{}'")
  })

  const send = (person: Person, body: object) =>
    app.inject({
      method: 'POST',
      url: '/api/user_interactions/',
      headers: { authorization: person.bearer },
      payload: { dashboard: DASHBOARD, ...body },
    })
  const get = async (person: Person, query = '') => {
    const answer = await app.inject({
      url: `/api/user_interactions/?${query}`,
      headers: { authorization: person.bearer },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ count: number; results: InteractionRow[] }>()
  }
  const remove = (person: Person, path: string) =>
    app.inject({
      method: 'DELETE',
      url: `/api/user_interactions${path}`,
      headers: { authorization: person.bearer },
    })
  /** A row that was left at a time, in UTC. Gives its id. */
  async function leave(person: Person, time: string, indicator = 7): Promise<number> {
    const [row] = await database.query<{ id: number }>(
      `insert into user_interaction (user_id, viewed_at, dashboard, section, indicator)
       values ($1, $2, $3, 'zonal-analysis', $4) returning id`,
      [person.id, new Date(time), DASHBOARD, indicator],
    )
    return row?.id ?? 0
  }

  test('a view is kept as ids and shown in words, with the way back to it', async () => {
    const body = { section: 'zonal-analysis', indicator: 7, datasource: 2, location: 8, year: '2023' }
    expect((await send(ada, { ...body, user: bo.id })).json()).toEqual({ recorded: true })
    const { count, results } = await get(ada)
    expect(count).toBe(1)
    expect(results[0]).toMatchObject({
      dashboard: 'Winter & <snow>',
      section: 'Zonal Analysis',
      indicator: 'Houses with a snow shovel',
      datasource: 'House survey',
      year: '2023',
      location: 'Northland',
      link: `/dashboard/${DASHBOARD}?section=zonal-analysis&indicator=7&datasource=2&location=8&period=2023`,
    })
    // The person named in the body got nothing.
    expect((await get(bo)).count).toBe(0)
  })

  test('a view that waited on a device gets the time at which it was looked at, once for each attempt', async () => {
    const waited = { section: 'zonal-analysis', indicator: 7, attempt: 'one', age: 7200 }
    await send(ada, { section: 'zonal-analysis', indicator: 8 })
    expect((await send(ada, waited)).json()).toEqual({ recorded: true })
    await Promise.all([send(ada, waited), send(ada, waited)])
    await send(ada, { ...waited, attempt: 'two', age: 3600 })
    // Somebody else's attempt of the same name is another one.
    await send(bo, waited)
    const ages = await database.query<{ user_id: number; indicator: number; hours: number }>(
      `select user_id, indicator, round(extract(epoch from now() - viewed_at) / 3600)::int as hours
       from user_interaction order by user_id, viewed_at`,
    )
    expect(ages).toEqual([
      { user_id: ada.id, indicator: 7, hours: 2 },
      { user_id: ada.id, indicator: 7, hours: 1 },
      { user_id: ada.id, indicator: 8, hours: 0 },
      { user_id: bo.id, indicator: 7, hours: 2 },
    ])
    for (const age of [-1, 91 * 86_400]) {
      expect((await send(ada, { ...waited, attempt: 'three', age })).statusCode).toBe(400)
    }
  })

  test('a period is called as its source calls it', async () => {
    await database.query(`update datasource set period_labels = '{"2023": "2022–23"}' where id = 2`)
    await send(ada, { section: 'zonal-analysis', indicator: 7, datasource: 2, location: 8, year: '2023' })
    const { results } = await get(ada)
    await database.query(`update datasource set period_labels = '{}' where id = 2`)
    expect(results[0]).toMatchObject({ year: '2022–23', link: expect.stringContaining('period=2023') })
  })

  test.each([
    ['a position from 1', { dashboard: 1, section: 2, year: 2023 }, ['Zonal Analysis', '2023']],
    ['an unknown section and period', { section: 'nonsense', year: 'long ago' }, ['', '']],
    ['nothing', {}, ['', '']],
  ])('earlier clients may send %s', async (_what, body, [section, year]) => {
    await send(ada, body)
    expect((await get(ada)).results[0]).toMatchObject({ section, year, dashboard: 'Winter & <snow>' })
  })

  test('within five seconds the last view counts', async () => {
    await send(ada, { indicator: 7 })
    await send(ada, { indicator: 8 })
    expect((await get(ada)).results.map(({ indicator }) => indicator)).toEqual(['=SUM(sleds)'])
  })

  test('a view after five seconds is a new row, and the same view again is none', async () => {
    await send(ada, { indicator: 7 })
    await database.query("update user_interaction set viewed_at = now() - interval '6 seconds'")
    await send(ada, { indicator: 7 })
    expect((await get(ada)).count).toBe(1)
    await database.query("update user_interaction set viewed_at = now() - interval '6 seconds'")
    await send(ada, { indicator: 8 })
    expect((await get(ada)).count).toBe(2)
  })

  test('views that change all the time leave one row every five seconds', async () => {
    await send(ada, { indicator: 7 })
    await database.query("update user_interaction set viewed_at = now() - interval '4 seconds'")
    await send(ada, { indicator: 8 })
    await database.query("update user_interaction set viewed_at = viewed_at - interval '4 seconds'")
    await send(ada, { indicator: 7 })
    expect((await get(ada)).count).toBe(2)
  })

  test('many at once leave one row', async () => {
    await Promise.all(Array.from({ length: 8 }, () => send(ada, { indicator: 7 })))
    expect((await get(ada)).count).toBe(1)
  })

  test('nothing is kept for who has turned it off', async () => {
    await database.query(`update account set preferences = '{"recordActivity": false}' where id = $1`, [
      ada.id,
    ])
    expect((await send(ada, { indicator: 7 })).json()).toEqual({ recorded: false })
    expect((await get(ada)).count).toBe(0)
  })

  test('dashboards that administrators made are known, drafts and dashboards of others are not', async () => {
    const made = (name: string, isDraft: boolean) =>
      database.query(
        `insert into site_dashboard (name, title, indicators, default_indicators, data_sources, initial_indicator,
           initial_datasource, sections, is_private, owner)
         values ($1, $1, '{7}', '{7}', '{2}', 7, 2, '{Scorecard}', $2, $3)`,
        [name, isDraft, bo.id],
      )
    await made('Open_winter', false)
    await made('Secret_winter', true)
    const [ofBo] = await database.query<{ id: number }>(
      `insert into document (public_id, owner, content) values ('secret-id', $1, $2::jsonb)
       returning id`,
      [bo.id, dashboardText('Of Bo')],
    )
    await openReview(database, 'document', ofBo?.id ?? 0, bo.id, 'draft')
    expect((await send(ada, { dashboard: 'Open_winter' })).statusCode).toBe(200)
    for (const dashboard of ['Secret_winter', 'secret-id', 'Of Bo']) {
      expect((await send(ada, { dashboard })).statusCode, dashboard).toBe(400)
    }
    expect((await get(ada)).results.map((row) => row.dashboard)).toEqual(['Open_winter'])
    expect((await send(bo, { dashboard: 'Of Bo' })).statusCode).toBe(200)
    expect((await get(bo)).results[0]).toMatchObject({
      dashboard: 'Of Bo',
      link: '/custom/private/secret-id',
    })
  })

  test.each([
    ['an unknown dashboard', { dashboard: 'Nowhere' }],
    ['no dashboard', { dashboard: '' }],
    ['a long text', { section: 'x'.repeat(300) }],
  ])('%s is refused', async (_what, body) => {
    expect((await send(ada, body)).statusCode).toBe(400)
  })

  test('months are those of West Africa, one hour before UTC', async () => {
    await leave(ada, '2026-10-31T23:30:00Z')
    await leave(ada, '2026-10-31T22:30:00Z')
    await leave(ada, '2026-09-02T10:00:00Z')
    await leave(bo, '2026-08-02T10:00:00Z')
    const months = await app.inject({
      url: '/api/user_interactions/months',
      headers: { authorization: ada.bearer },
    })
    expect(months.json()).toEqual([
      { month: '2026-11', count: 1 },
      { month: '2026-10', count: 1 },
      { month: '2026-09', count: 1 },
    ])
    expect((await get(ada, 'month=2026-11')).results[0]?.viewed_at).toBe('2026-10-31T23:30:00.000000Z')
    expect((await get(ada, 'month=2026-12')).count).toBe(0)
  })

  describe('pages', () => {
    test('newest first, ten on a page', async () => {
      for (let day = 1; day <= 12; day += 1)
        await leave(ada, `2026-10-${String(day).padStart(2, '0')}T10:00:00Z`)
      const first = await get(ada, 'size=10')
      expect(first.count).toBe(12)
      expect(first.results.map(({ viewed_at }) => viewed_at.slice(8, 10))).toEqual([
        '12',
        '11',
        '10',
        '09',
        '08',
        '07',
        '06',
        '05',
        '04',
        '03',
      ])
      expect((await get(ada, 'size=10&page=2')).results).toHaveLength(2)
    })

    test('the history of somebody else is empty, with all rows asked for too', async () => {
      await leave(bo, '2026-10-01T10:00:00Z')
      expect((await get(ada, `user=${bo.id}`)).count).toBe(0)
      expect((await get(ada, `user=${bo.id},${ada.id}&size=10000`)).count).toBe(0)
      expect((await get(bo, `user=${bo.id}&size=10000`)).count).toBe(1)
    })
  })

  describe('removing', () => {
    test('one, and several at once', async () => {
      const ids = [await leave(ada, '2026-10-01T10:00:00Z'), await leave(ada, '2026-10-02T10:00:00Z')]
      const last = await leave(ada, '2026-10-03T10:00:00Z')
      expect((await remove(ada, `/${last}/`)).json()).toEqual({ deleted: 1 })
      expect((await remove(ada, `?ids=${ids.join(',')}`)).json()).toEqual({ deleted: 2 })
      expect((await get(ada)).count).toBe(0)
    })

    test('rows of others are not found, and nothing else goes with them', async () => {
      const own = await leave(ada, '2026-10-01T10:00:00Z')
      const other = await leave(bo, '2026-10-01T10:00:00Z')
      expect((await remove(ada, `/${other}`)).statusCode).toBe(404)
      expect((await remove(ada, `?ids=${own},${other}`)).statusCode).toBe(404)
      expect((await remove(ada, '?ids=')).statusCode).toBe(404)
      expect((await get(ada)).count).toBe(1)
      expect((await get(bo)).count).toBe(1)
    })
  })

  test('what is older than twelve months is forgotten', async () => {
    await leave(ada, '2001-01-01T10:00:00Z')
    await send(ada, { indicator: 8 })
    await forgetOldViews(database).run({})
    expect((await get(ada)).results.map(({ indicator }) => indicator)).toEqual(['=SUM(sleds)'])
  })

  test.each(['indicator_timespent', 'datasource_timespent', 'user_dashboard_location'])(
    'how long somebody looked (%s) is accepted and not kept',
    async (path) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/${path}/`,
        headers: { authorization: ada.bearer },
        payload: { indicator: 7, timeSpent: 3, user: ada.id },
      })
      expect(answer.json()).toEqual({ recorded: false })
      expect((await get(ada)).count).toBe(0)
    },
  )

  test('who is not signed in has no history', async () => {
    for (const [method, url] of [
      ['GET', '/api/user_interactions/'],
      ['POST', '/api/user_interactions/'],
      ['DELETE', '/api/user_interactions/1'],
      ['POST', '/api/indicator_timespent/'],
    ] as const) {
      expect((await app.inject({ method, url, payload: {} })).statusCode, `${method} ${url}`).toBe(401)
    }
  })
})
