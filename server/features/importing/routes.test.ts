import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { importReport } from '#contract/data-import/data-import.ts'
import type { Database } from '#server/platform/database/database.ts'
import { OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** Seven years of a place, of which one lies far from its neighbours. */
const SERIES = [40, 41, 42, 88, 44, 45, 46].map((value, index) => `7,2,10,${2001 + index},${value},,,,,,,`)
const filesOf = (...rows: readonly string[]) => [
  { name: 'series.csv', text: `${[OBSERVATION_HEADER, ...rows].join('\n')}\n` },
]

serverDatabase('figures from the administration', (open) => {
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
    const answer = await send(admin, '/preview', { files: filesOf(...SERIES) })
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

  test('rows that cannot be used are named by file, line and column, with the way to mend them', async () => {
    const { problems, refused } = importReport.parse(
      (
        await send(admin, '/preview', {
          files: filesOf('7,2,10,soon,4,,,,,,,').map((one) => ({ ...one, cells: ['Form, D7'] })),
        })
      ).json(),
    )
    expect([refused, problems[0]]).toEqual([
      1,
      {
        file: 'series.csv',
        line: 2,
        column: 'period',
        cell: 'Form, D7',
        message: expect.stringContaining('Write 2018, 2024-03'),
      },
    ])
  })

  test('somebody without the right may look, and is told that nothing of it may be submitted', async () => {
    const answer = await send(user, '/preview', { files: filesOf(...SERIES) })
    expect(importReport.parse(answer.json())).toMatchObject({
      figures: { added: 7 },
      refused: 0,
      finding_count: 1,
      may: { submit: false, publish: false },
      compared_with: 1,
    })
  })

  test('a right for one source or place covers no row of another, and each such row is named', async () => {
    const give = (capability: string, source: number | null, place: number | null) =>
      database.query(
        'insert into capability_grant (account, capability, source, place) values ($1, $2, $3, $4)',
        [user?.id ?? 0, capability, source, place],
      )
    const looked = async (...rows: readonly string[]) =>
      importReport.parse((await send(user, '/preview', { files: filesOf(...rows) })).json())
    await give('figures.submit', 2, 2)
    const north = '7,2,8,2001,40,,,,,,,'
    expect(await looked(north)).toMatchObject({ refused: 0, may: { submit: true, publish: false } })
    const mixed = await looked(north, ...SERIES)
    expect([mixed.refused, mixed.may.submit]).toEqual([7, false])
    expect(mixed.problems[0]).toEqual({
      ...{ file: 'series.csv', line: 3, column: 'location', cell: '' },
      message:
        'Your right does not cover Survey A in Southland. Leave the row out, or ask an administrator for the right.',
    })
    expect((await send(user, '', { files: filesOf(north), note: 'Mine' })).statusCode).toBe(403)
    await give('figures.publish', 2, 3)
    expect(await looked(...SERIES)).toMatchObject({ refused: 0, may: { submit: true, publish: true } })
    const published = await send(user, '', { files: filesOf(north, ...SERIES), note: 'Of others' })
    expect([published.statusCode, published.json().detail]).toEqual([
      403,
      expect.stringContaining('Survey A in Northland'),
    ])
    expect(await releases()).toBe(1)
  })

  test('a grave finding is published only by somebody who says why, and the log keeps it', async () => {
    const body = { files: filesOf(...SERIES), note: 'A series' }
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
