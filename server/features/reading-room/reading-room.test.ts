import { beforeAll, expect, test, vi } from 'vitest'
import type { Page } from '#contract/listing/page.ts'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

const FIGURE = 'kind=trend&indicator=7&location=8'

serverDatabase('the reading room', (open) => {
  let product: Product<'ada' | 'bo' | 'mo' | 'mi'>
  beforeAll(async () => {
    product = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user', mo: 'moderator', mi: 'moderator' },
    })
  })
  const as = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    product.call(person, method, `/reading${path}`, body)
  const write = async (person: Person, text: string, more: object = {}) =>
    (await as(person, 'POST', '/posts', { kind: 'question', figure: FIGURE, text, ...more }))
      .body as ReadingPost
  const decide = (person: Person, { id, version }: ReadingPost, approve = true, reason = '') =>
    as(person, 'POST', `/posts/${id}/decision`, { approve, reason, version })
  const read = async (query = '') =>
    (await product.app.inject({ url: `/api/reading/posts?${query}` })).json<Page<ReadingPost>>().results
  const statusFor = async (person: Person | null, id: number) =>
    (
      await product.app.inject({
        url: `/api/reading/posts/${id}`,
        headers: person ? { authorization: person.bearer } : {},
      })
    ).statusCode
  const told = (person: Person, kind: string) =>
    toldWords(product.database, 'a.id = $1 and n.kind = $2', [person.id, kind])

  test('T13: what somebody writes is theirs alone until a moderator shows it; then everybody finds it by its topics', async () => {
    const { ada, bo, mo } = product.people
    const key = crypto.randomUUID()
    const text = ' <img src=x onerror=alert(1)> why\u202E? '
    const [post, again] = await Promise.all([write(ada, text, { key }), write(ada, text, { key })])
    expect(again.id).toBe(post.id)
    expect(post).toMatchObject({
      text: '<img src=x onerror=alert(1)> why?',
      ...{ author: 'ada', state: 'submitted', figure: FIGURE, release: 1, is_own: true },
    })
    expect(await Promise.all([null, bo, ada, mo].map((person) => statusFor(person, post.id)))).toEqual([
      404, 404, 200, 200,
    ])
    expect(await read()).toEqual([])
    for (const [method, path, body] of [
      ['PUT', '', { text: 'Mine', version: 1 }],
      ['DELETE', '', undefined],
      ['POST', '/answers', { text: 'So' }],
      ['POST', '/report', { reason: 'So' }],
    ] as const)
      expect((await as(bo, method, `/posts/${post.id}${path}`, body)).status, path).toBe(404)
    expect((await decide(bo, post)).status).toBe(403)
    expect((await told(mo, 'reading-request')).map(({ title }) => title)).toEqual([
      'Reading room: a question waits',
    ])
    expect((await as(mo, 'GET', '/waiting')).body.results.map(({ id }: ReadingPost) => id)).toEqual([post.id])
    expect((await decide(mo, post)).body).toMatchObject({ state: 'approved' })
    expect((await told(ada, 'reading-decision')).map(({ link }) => link)).toEqual([
      `/health-think?post=${post.id}`,
    ])
    const [{ area = '' } = {}] = await product.database.query<{ area: string }>(
      'select program_area as area from indicator where id = 7',
    )
    for (const query of ['', 'indicator=7', 'place=8', `area=${encodeURIComponent(area)}`, 'kind=question'])
      expect((await read(query)).map(({ author, is_own, reports }) => [author, is_own, reports])).toEqual([
        ['ada', false, []],
      ])
    for (const query of ['indicator=9', 'place=1', 'area=None', 'kind=note'])
      expect(await read(query)).toEqual([])
  })

  test('answers are told to whoever asked, once; they go with the question', async () => {
    const { ada, bo, mo } = product.people
    const question = await write(ada, 'Since when?')
    expect((await as(ada, 'POST', `/posts/${question.id}/answers`, { text: 'Too soon' })).status).toBe(404)
    await decide(mo, question)
    const answered = await as(bo, 'POST', `/posts/${question.id}/answers`, { text: 'Since 2018' })
    const answer = answered.body as ReadingPost
    expect(answer).toMatchObject({ kind: 'answer', parent: question.id, figure: FIGURE })
    const answers = async (person: Person) =>
      (await as(person, 'GET', `/posts/${question.id}`)).body.answers.map(({ text }: ReadingPost) => text)
    expect([await answers(ada), await answers(bo)]).toEqual([[], ['Since 2018']])
    expect(await told(ada, 'answer')).toEqual([])
    await decide(mo, answer)
    expect(await answers(ada)).toEqual(['Since 2018'])
    expect((await as(ada, 'POST', `/posts/${answer.id}/answers`, { text: 'Deeper' })).status).toBe(404)
    const changed = await as(bo, 'PUT', `/posts/${answer.id}`, {
      text: 'Since 2019',
      version: answer.version + 1,
    })
    expect(changed.body).toMatchObject({ state: 'submitted', edited_at: expect.any(String) })
    expect(await answers(ada)).toEqual([])
    await decide(mo, changed.body)
    expect((await told(ada, 'answer')).map(({ title }) => title)).toEqual([
      'New answer to your question in the reading room',
    ])
    expect((await as(ada, 'DELETE', `/posts/${question.id}`)).status).toBe(200)
    expect(await statusFor(mo, question.id)).toBe(404)
    const left = 'select 1 from review where subject_kind = $1 and subject = any($2::int[])'
    expect(await product.database.query(left, ['reading-post', [question.id, answer.id]])).toEqual([])
  })

  test('of two changes of one version the second is refused, and a decision on a version that nobody looked at', async () => {
    const { ada, mo, mi } = product.people
    const post = await write(ada, 'First')
    const change = (text: string) => as(ada, 'PUT', `/posts/${post.id}`, { text, version: post.version })
    const answers = [await change('Second'), await change('Third')]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect((await decide(mo, post)).status).toBe(409)
    const now = answers[0]?.body as ReadingPost
    const decisions = await Promise.all([decide(mo, now), decide(mi, now, false, 'No')])
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
    await as(ada, 'DELETE', `/posts/${post.id}`)
  })

  test('what is reported is looked at again: kept, or taken down with a reason; nobody decides on their own', async () => {
    const { bo, ada, mo, mi } = product.people
    const own = await write(mo, 'Mine')
    expect((await decide(mo, own)).status).toBe(403)
    const post = (await decide(mi, own)).body as ReadingPost
    const report = (person: Person) =>
      as(person, 'POST', `/posts/${post.id}/report`, { reason: 'Advertising' })
    const waiting = async () => (await as(mi, 'GET', '/waiting')).body.results as ReadingPost[]
    expect((await report(mo)).status).toBe(404)
    for (const person of [ada, ada, bo]) expect((await report(person)).status).toBe(200)
    expect((await waiting()).map(({ id, reports }) => [id, reports])).toEqual([
      [post.id, ['Advertising', 'Advertising']],
    ])
    expect((await as(ada, 'GET', `/posts/${post.id}`)).body.post).toMatchObject({
      reported: true,
      reports: [],
    })
    await decide(mi, post)
    expect([await waiting(), await statusFor(null, post.id)]).toEqual([[], 200])
    await report(bo)
    expect((await decide(mi, post, false)).status).toBe(400)
    await decide(mi, post, false, 'It names a shop')
    expect([await waiting(), await statusFor(null, post.id), await statusFor(mo, post.id)]).toEqual([
      [],
      404,
      200,
    ])
    expect((await told(mo, 'reading-decision')).at(-1)?.text).toBe('Reason: It names a shop')
  })

  test('a decision and what it settles are one: where reports stay, nothing was decided and nobody was told', async () => {
    const { ada, bo, mo } = product.people
    const post = (await decide(mo, await write(ada, 'Held'))).body as ReadingPost
    await as(bo, 'POST', `/posts/${post.id}/report`, { reason: 'Wrong' })
    const before = (await told(ada, 'reading-decision')).length
    await product.database.query(
      'create table held_report (post int, reporter int, foreign key (post, reporter) references reading_report)',
    )
    await product.database.query('insert into held_report values ($1, $2)', [post.id, bo.id])
    expect((await decide(mo, post, false, 'It names a shop')).status).toBe(500)
    expect(await statusFor(null, post.id)).toBe(200)
    expect(await told(ada, 'reading-decision')).toHaveLength(before)
    await product.database.query('drop table held_report')
    expect((await decide(mo, post, false, 'It names a shop')).body).toMatchObject({
      state: 'declined',
      reports: [],
    })
  })

  test('only a figure that can be drawn is written about, in words that are some, and not without end', async () => {
    const { bo } = product.people
    const send = (body: object) =>
      as(bo, 'POST', '/posts', { kind: 'note', figure: FIGURE, text: 'So', ...body })
    for (const body of [
      ...[
        '',
        'kind=trend',
        'kind=none&indicator=7',
        'kind=trend&indicator=99999',
        '/etc/passwd',
        'x'.repeat(2001),
      ].map((figure) => ({ figure })),
      ...['', ' \n ', 'x'.repeat(READING_FIELDS.text.longest + 1)].map((text) => ({ text })),
      { kind: 'answer' },
    ])
      expect((await send(body)).status, JSON.stringify(body)).toBe(400)
    const last = async (left: number): Promise<number> => {
      const { status } = await send({ text: `Note ${left}` })
      return status === 201 && left > 0 ? last(left - 1) : status
    }
    expect(await last(60)).toBe(429)
  })

  test('what one wrote and follows is in the copy of the account, and goes with it', async () => {
    const { app, database, people, call } = product
    const { ada } = people
    await as(ada, 'PUT', '/topics', { kind: 'place', topic: '8', followed: true })
    const copy = (await call(ada, 'GET', '/account/export')).body
    expect(copy.reading_post.length).toBeGreaterThan(0)
    expect(copy.reading_topic).toMatchObject([{ kind: 'place', topic: '8' }])
    expect(copy.reading_report).toMatchObject(
      [{ reason: 'Advertising' }].slice(0, copy.reading_report.length),
    )
    expect(copy.reading_profile).toHaveLength(1)
    const shown = await read()
    expect(shown.map(({ author }) => author)).toContain('ada')
    const gone = await app.inject({
      method: 'DELETE',
      url: `/api/users/${ada.id}`,
      headers: { authorization: ada.bearer },
      payload: {},
    })
    expect(gone.statusCode).toBe(200)
    await vi.waitFor(async () => expect((await read()).map(({ author }) => author)).not.toContain('ada'))
    const left = await database.query(
      `select subject from review where subject_kind = 'reading-post' and subject not in (select id from reading_post)`,
    )
    expect(left).toEqual([])
  })
})
