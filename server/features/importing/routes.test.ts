import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { importReport } from '#contract/data-import/data-import.ts'
import type { Database } from '#server/platform/database/database.ts'
import { OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'

/** Seven years of a place, of which one lies far from its neighbours. */
const SERIES = [40, 41, 42, 88, 44, 45, 46].map((value, index) => `7,2,10,${2001 + index},${value},,,,,,,`)
const fileOf = (...rows: readonly string[]) => ({
  name: 'series.csv',
  text: `${[OBSERVATION_HEADER, ...rows].join('\n')}\n`,
})

eachDatabase('figures from the administration', (open) => {
  let app: FastifyInstance
  let database: Database
  let [admin, user]: Person[] = []
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada: admin, ursula: user },
    } = await openProduct(open, { content: 'made-up-files', people: { ada: 'admin', ursula: 'user' } }))
  })
  const send = (who: Person | undefined, path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/data-imports${path}`,
      payload,
      headers: { authorization: who?.bearer ?? '' },
    })
  const releases = async () =>
    (await database.query<{ count: number }>('select count(*) as count from release'))[0]?.count

  test('a look shows what would change and what the audit would find, and changes nothing', async () => {
    const answer = await send(admin, '/preview', { file: fileOf(...SERIES) })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(importReport.parse(answer.json())).toMatchObject({
      figures: { added: 7, changed: 0 },
      refused: 0,
      finding_count: 1,
      findings: [{ key: 'jump.7.2', severity: 'high', severe: true, figures: 1 }],
      release: null,
    })
    expect(await releases()).toBe(1)
  })

  test('rows that cannot be used are named by file and line', async () => {
    const { problems, refused } = importReport.parse(
      (await send(admin, '/preview', { file: fileOf('7,2,10,soon,4,,,,,,,') })).json(),
    )
    expect([refused, problems[0]]).toEqual([1, expect.stringContaining('series.csv, line 2, period')])
  })

  test('a right for one source does not enter figures of another', async () => {
    expect((await send(user, '/preview', { file: fileOf(...SERIES) })).statusCode).toBe(403)
    const give = (source: number, place: number | null) =>
      database.query(
        'insert into capability_grant (account, capability, source, place) values ($1, $2, $3, $4)',
        [user?.id ?? 0, 'figures.publish', source, place],
      )
    await give(9, null)
    expect((await send(user, '/preview', { file: fileOf(...SERIES) })).statusCode).toBe(403)
    await give(2, 8)
    expect((await send(user, '/preview', { file: fileOf(...SERIES) })).statusCode).toBe(403)
    await give(2, 3)
    expect((await send(user, '/preview', { file: fileOf(...SERIES) })).statusCode).toBe(200)
  })

  test('a grave finding is published only by somebody who says why, and the log keeps it', async () => {
    const body = { file: fileOf(...SERIES), note: 'A series' }
    const refused = await send(admin, '', body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toHaveProperty('acknowledged')
    expect(await releases()).toBe(1)
    const published = await send(admin, '', { ...body, acknowledged: 'Page 12 says so.' })
    expect(published.statusCode, published.body).toBe(201)
    expect(published.json()).toMatchObject({ release: { number: 2 }, finding_count: 1 })
    const log = await database.query(
      `select actor, subject, after from audit_entry where action = 'data.published'`,
    )
    expect(log).toEqual([
      {
        actor: admin?.id,
        subject: 'release 2',
        after: { note: 'A series', acknowledged: ['jump.7.2'], why: 'Page 12 says so.' },
      },
    ])
    const again = await send(admin, '', body)
    expect([again.statusCode, again.json().release]).toEqual([200, null])
  })
})
