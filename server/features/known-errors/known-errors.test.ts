import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import {
  listFindings,
  listTouchedFigures,
  readFinding,
  summariseFindings,
} from '#contract/data-audit/known-errors.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const PUBLICATION = { note: 'A slip', actor: 'editor', now: new Date('2021-02-03T04:05:06Z') }
const KEY = 'jump.7.2'
const ANSWER = { status: 'explained', note: 'The report says so on page 12.' }

/** Seven years of the nation, of which one lies far from its neighbours, and a figure outside of its own interval. */
const POINTS = [
  ...['2010', '2011', '2012', '2013', '2014', '2015', '2016'].map((period, index) =>
    aPoint(2, 1, period, index === 3 ? 88 : 40 + index),
  ),
  aPoint(2, 8, '2016', 50, { lower: 20, upper: 30, intervalLevel: 95 }),
]

serverDatabase('known errors', (open) => {
  let app: FastifyInstance
  let database: Database
  let [moderator, user]: Person[] = []
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { mo: moderator, ursula: user },
    } = await openProduct(open, { content: 'made-up-files', people: { mo: 'moderator', ursula: 'user' } }))
    await publishRelease(database, { points: POINTS }, PUBLICATION)
  })
  const get = async (path: string) => (await app.inject(`/api/known-errors${path}`)).json()
  /** Of the indicator that the figures are of; the made-up store has a finding of its own elsewhere. */
  const list = async (query = '?indicator=7') => listFindings.answer.parse(await get(`/${query}`)).results
  const answer = (who: Person | undefined, payload: object = ANSWER, key = KEY) =>
    app.inject({
      method: 'POST',
      url: `/api/known-errors/${key}/decisions`,
      payload,
      headers: { authorization: who?.bearer ?? '' },
    })

  test('the findings of the release, the gravest first', async () => {
    const [first, second] = await list()
    expect(first).toMatchObject({ rule: 'impossible', severity: 'impossible', status: 'open', figures: 1 })
    expect(second).toMatchObject({
      key: KEY,
      severity: 'high',
      datasource_name: 'Survey A',
      first_period: '2013',
      sentence: 'Aldovia, 2013: 88.0%, between 42.0% before and 44.0% after.',
    })
  })

  test.each([
    ['?rule=jump', [KEY]],
    ['?rule=jump,impossible', ['impossible.7.2', KEY]],
    ['?severity=low', []],
    ['?status=open&location=8', ['impossible.7.2']],
    ['?location=1&indicator=7', [KEY]],
    ['?indicator=7&datasource=2', ['impossible.7.2', KEY]],
    ['?indicator=8', []],
    [`?key=${KEY}`, [KEY]],
    ['?indicator=7&ordering=-severity', [KEY, 'impossible.7.2']],
  ])('%s', async (query, keys) => expect((await list(query)).map(({ key }) => key)).toEqual(keys))

  test('an unknown word is refused by name', async () => {
    expect((await get('?rule=leap')).errors.rule[0]).toContain('The rule is one of')
  })

  test('as a table', async () => {
    const { headers, body } = await app.inject('/api/known-errors?format=csv&indicator=7')
    expect(headers['content-type']).toContain('text/csv')
    const [head = '', ...rows] = body.trim().split(/\r?\n/)
    expect(head).toContain('key,rule,severity,status')
    expect(rows).toHaveLength(2)
  })

  test('one finding with its cases', async () => {
    const found = readFinding.answer.parse(await get(`/${KEY}`))
    expect(found).toMatchObject({
      case_count: 1,
      cases: [
        {
          kind: 'between',
          numbers: { value: 88 },
          figures: [{ datasource: 2, location: 1, period: '2013' }],
        },
      ],
      decisions: [],
    })
    expect((await app.inject('/api/known-errors/jump.7.9')).statusCode).toBe(404)
    expect((await app.inject('/api/known-errors/JUMP')).statusCode).toBe(400)
  })

  test('what was checked, and what was found', async () => {
    const { release, rules, statuses, states } = summariseFindings.answer.parse(await get('/summary'))
    expect(release.number).toBe(2)
    expect(rules.find(({ rule }) => rule === 'jump')).toMatchObject({ checked: 6, findings: 1, figures: 1 })
    expect(statuses.find(({ status }) => status === 'open')).toEqual({
      status: 'open',
      findings: 2,
      figures: 2,
    })
    // The figure outside its own interval is that of state 8.
    expect(states.find(({ location }) => location === 8)).toMatchObject({ location: 8, open: 1 })
  })

  test('an answer changes the status, stays with who gave it, and is in the audit log', async () => {
    expect((await answer(undefined)).statusCode).toBe(401)
    expect((await answer(user)).statusCode).toBe(403)
    expect((await answer(moderator, { status: 'explained', note: ' ' })).json().errors).toHaveProperty('note')
    expect((await answer(moderator, ANSWER, 'jump.7.9')).statusCode).toBe(404)
    const given = await answer(moderator)
    expect(given.statusCode, given.body).toBe(201)
    expect(given.json()).toMatchObject({ status: 'explained', note: ANSWER.note, decisions: [ANSWER] })
    expect((await list('?status=explained&indicator=7')).map(({ key }) => key)).toEqual([KEY])
    await answer(moderator, { status: 'open', note: 'It was another page.' })
    const { decisions, status } = readFinding.answer.parse(await get(`/${KEY}`))
    expect([status, decisions.map((one) => one.status)]).toEqual(['open', ['open', 'explained']])
    const log = await database.query<{ subject: string; before: object }>(
      `select subject, before from audit_entry where action = 'finding.decided' order by id`,
    )
    expect(log).toMatchObject([
      { subject: `finding ${KEY}`, before: { status: 'open' } },
      { before: { status: 'explained' } },
    ])
  })

  test('a right for one source answers findings of that source alone', async () => {
    const give = (source: number) =>
      database.query('insert into capability_grant (account, capability, source) values ($1, $2, $3)', [
        user?.id ?? 0,
        'findings.decide',
        source,
      ])
    await give(9)
    expect((await answer(user)).statusCode).toBe(403)
    await give(2)
    expect((await answer(user)).statusCode).toBe(201)
  })

  test('a right for a place answers findings that lie wholly in it', async () => {
    const give = (place: number) =>
      database.query('insert into capability_grant (account, capability, place) values ($1, $2, $3)', [
        user?.id ?? 0,
        'findings.decide',
        place,
      ])
    await database.query(`delete from capability_grant where account = $1`, [user?.id ?? 0])
    await give(8)
    expect((await answer(user)).statusCode).toBe(403)
    await give(1)
    expect((await answer(user)).statusCode).toBe(201)
  })

  test('a new release is audited anew, and its answers stay', async () => {
    await publishRelease(database, { points: [aPoint(2, 8, '2016', 25)] }, PUBLICATION)
    // A page that asks for the figures in question is not kept waiting.
    expect(await get('/figures?indicator=7')).toEqual({ audited: false, findings: [] })
    expect((await list('?indicator=7')).map(({ key, status }) => [key, status])).toEqual([[KEY, 'explained']])
    const again = await Promise.all([get('/summary'), get('/summary')])
    expect(again[0]).toEqual(again[1])
    expect((await get('/figures?indicator=7')).audited).toBe(true)
  })

  test('the figures that are in question: not those that somebody explained', async () => {
    const touched = async (status: string) => {
      await answer(moderator, { status, note: 'It was looked at.' })
      return listTouchedFigures.answer.parse(await get('/figures?indicator=7')).findings
    }
    expect(await touched('explained')).toEqual([])
    expect(await touched('withdrawn')).toEqual([])
    const inQuestion = { key: KEY, indicator: 7, source: [2], location: [1], period: [2_013_000] }
    expect(await touched('open')).toMatchObject([{ ...inQuestion, status: 'open' }])
    expect(await touched('confirmed')).toMatchObject([{ ...inQuestion, status: 'confirmed' }])
    expect(await get('/figures?indicator=8')).toEqual({ audited: true, findings: [] })
  })
})
