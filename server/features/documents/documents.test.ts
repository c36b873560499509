import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentRow } from '#contract/documents/document.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { forgetDeleted } from '#server/documents/forget-deleted.ts'
import type { Database } from '#server/platform/database/database.ts'
import { EARLIER_CONFIGS } from '#tests/builders/earlier-configs.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

const text = (id: string, words: string) => ({
  kind: 'text',
  id,
  html: `<p>${words}</p>`,
  ...USUAL_LOOK,
  width: 'full',
})
const REPORT = {
  ...EMPTY_DASHBOARD,
  kind: 'report',
  title: 'Snow',
  blocks: [text('a', 'One'), text('b', 'Two')],
}

serverDatabase('documents', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  let mo: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo, mo },
    } = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user', mo: 'moderator' },
    }))
  })
  beforeEach(async () => {
    await database.query('delete from document')
    await database.query('delete from document_picture')
  })

  type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  const call = (person: Person | null, method: Verb, path = '', body?: object) =>
    app.inject({
      method,
      url: `/api/document${path}`,
      headers: person ? { authorization: person.bearer } : {},
      ...(body && { payload: body as InjectOptions['payload'] & object }),
    })
  async function data(answer: ReturnType<typeof call>): Promise<DocumentRow> {
    const { statusCode, body } = await answer
    expect(statusCode, body).toBe(200)
    return JSON.parse(body).data
  }
  const create = (body: object = {}, person = ada) =>
    data(call(person, 'POST', '', { document: REPORT, ...body }))
  const change = (row: DocumentRow, body: object, person = ada) =>
    call(person, 'PATCH', `/${row.id}`, { version: row.version, ...body })
  const titles = async (person: Person | null, query = '') =>
    (await call(person, 'GET', query)).json().data.results.map(({ title }: DocumentRow) => title)

  test('one is made, read, changed, deleted and brought back, and comes back as it was sent', async () => {
    const made = await create({ tags: ['winter', 'winter', ' ice '], category: 'C' })
    expect(made).toMatchObject({
      ...{ kind: 'report', title: 'Snow', author: 'ada', is_own: true, visibility: 'private', version: 1 },
      ...{ tags: ['winter', 'ice'], category: 'C', document: REPORT, deleted: null },
    })
    expect(await data(call(ada, 'GET', `/${made.id}`))).toEqual(made)
    const changed = await data(change(made, { document: { ...REPORT, title: 'Sleet' } }))
    expect(changed).toMatchObject({ title: 'Sleet', version: 2, tags: ['winter', 'ice'] })
    expect((await data(change(changed, {}))).version).toBe(2)
    expect((await call(ada, 'DELETE', `/${made.id}`)).json()).toEqual({ deleted: made.id })
    expect((await call(ada, 'GET', `/${made.id}`)).statusCode).toBe(404)
    expect(await titles(ada)).toEqual([])
    expect(await titles(ada, '?status=deleted')).toEqual(['Sleet'])
    expect((await call(bo, 'POST', `/${made.id}/undelete`)).statusCode).toBe(404)
    expect(await data(call(ada, 'POST', `/${made.id}/undelete`))).toEqual(changed)
    expect((await call(ada, 'POST', `/${made.id}/undelete`)).statusCode).toBe(404)
  })

  test('what was deleted goes for good after its time, with its versions', async () => {
    const made = await create()
    await call(ada, 'DELETE', `/${made.id}`)
    const age = (days: number) =>
      database.query('update document set deleted_at = now() - make_interval(days => $1)', [days])
    const run = async () => {
      await forgetDeleted(database).run({})
      return (await database.query('select 1 from document_version')).length
    }
    await age(29)
    expect(await run()).toBe(1)
    await age(31)
    expect(await run()).toBe(0)
  })

  test('that is still being made knows its step, and is nobody else’s until it is finished', async () => {
    const made = await create({ step: 2 })
    expect(made).toMatchObject({ step: 2, visibility: 'private' })
    const early = await change(made, { visibility: 'link' })
    expect([early.statusCode, early.json().errors]).toEqual([
      400,
      { visibility: ['Finish it first: what is still being made is private.'] },
    ])
    expect(await data(change(made, { step: null, visibility: 'link' }))).toMatchObject({ step: null })
    expect((await call(ada, 'POST', '', { document: REPORT, step: 6 })).statusCode).toBe(400)
  })

  describe('two editors', () => {
    test('lose nothing: the second is told what was saved, by whom, and what both began with', async () => {
      const first = await create()
      const mine = { ...REPORT, blocks: [text('a', 'Mine'), text('b', 'Two')] }
      const theirs = { ...REPORT, blocks: [text('a', 'One'), text('b', 'Theirs')] }
      await data(change(first, { document: theirs }))
      const refused = await change(first, { document: mine })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({
        type: '/problems/changed-meanwhile',
        conflict: { version: 2, base: REPORT, saved: theirs, by: 'ada', is_own: true },
      })
      expect((await data(call(ada, 'GET', `/${first.id}`))).document).toEqual(theirs)
    })

    test('T56: at the same moment: one is taken, the other refused, and every version is kept', async () => {
      const first = await create()
      const answers = await Promise.all(
        ['A', 'B', 'C', 'D'].map((title) => change(first, { document: { ...REPORT, title } })),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
      const { results } = (await call(ada, 'GET', `/${first.id}/versions`)).json().data
      expect(results.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    })

    test('a refused change does not depend on what only some may see', async () => {
      const row = await create({ visibility: 'public', reason: 'All' })
      expect((await call(bo, 'PATCH', `/${row.id}`, { version: 99, tags: [] })).json()).not.toHaveProperty(
        'conflict',
      )
    })
  })

  test('the history says who wrote what and when, and an earlier version becomes the newest', async () => {
    const first = await create()
    const second = await data(change(first, { document: { ...REPORT, title: 'Sleet' } }))
    await data(change(second, { visibility: 'link' }))
    const back = await data(call(ada, 'POST', `/${first.id}/versions/1/restore`, { version: 3 }))
    expect(back).toMatchObject({ title: 'Snow', version: 4, visibility: 'link', document: REPORT })
    const { results } = (await call(ada, 'GET', `/${first.id}/versions`)).json().data
    expect(results).toEqual([
      { number: 4, title: 'Snow', author: 'ada', is_own: true, restored: 1, written: expect.any(String) },
      { number: 2, title: 'Sleet', author: 'ada', is_own: true, restored: null, written: expect.any(String) },
      { number: 1, title: 'Snow', author: 'ada', is_own: true, restored: null, written: expect.any(String) },
    ])
    const then = (await call(ada, 'GET', `/${first.id}/versions/2`)).json().data
    expect(then.document).toEqual({ ...REPORT, title: 'Sleet' })
    expect((await call(ada, 'GET', `/${first.id}/versions/3`)).statusCode).toBe(404)
    expect((await call(bo, 'GET', `/${first.id}/versions`)).statusCode).toBe(404)
  })

  describe('who sees one:', () => {
    const twins = async (person: Person | null, id: string) => {
      const headers = person ? { authorization: person.bearer } : {}
      const urls = [`/api/document/${id}`, `/document/${id}.json`]
      return Promise.all(urls.map(async (url) => (await app.inject({ url, headers })).statusCode))
    }
    const numberOf = async ({ id }: DocumentRow) => {
      const [row] = await database.query<{ id: number }>('select id from document where public_id = $1', [id])
      return String(row?.id)
    }

    test('T13: private: its owner, under each address', async () => {
      const row = await create()
      for (const person of [null, bo, mo]) {
        expect(await twins(person, row.id)).toEqual([404, 404])
        expect(await titles(person)).toEqual([])
      }
      expect(await twins(ada, row.id)).toEqual([200, 200])
      expect((await call(bo, 'POST', `/${row.id}/duplicate`)).statusCode).toBe(404)
    })

    test('by link: whoever has the address, which no list and no number gives away', async () => {
      const row = await create({ visibility: 'link' })
      expect(await twins(null, row.id)).toEqual([200, 200])
      expect(await twins(bo, await numberOf(row))).toEqual([404, 404])
      expect(await titles(bo)).toEqual([])
      expect((await change(row, { tags: [] }, bo)).statusCode).toBe(404)
    })

    test('public: everybody once it is approved, and not after a change', async () => {
      const row = await create({ visibility: 'public', reason: 'All' })
      expect(await twins(null, row.id)).toEqual([404, 404])
      expect(await titles(mo, '?status=pending')).toEqual(['Snow'])
      expect((await call(ada, 'POST', `/${row.id}/approve`, { version: 1 })).statusCode).toBe(403)
      await data(call(mo, 'POST', `/${row.id}/approve`, { version: 1 }))
      expect(await twins(null, row.id)).toEqual([200, 200])
      expect(await titles(null, '?kind=report')).toEqual(['Snow'])
      expect(await titles(null, '?kind=brief')).toEqual([])
      const copy = await data(call(bo, 'POST', `/${row.id}/duplicate`))
      expect(copy).toMatchObject({ title: 'Copy of Snow', visibility: 'private', author: 'bo' })
      const approved = await data(call(ada, 'GET', `/${row.id}`))
      await data(change(approved, { document: { ...REPORT, title: 'Sleet' } }))
      expect(await twins(null, row.id)).toEqual([404, 404])
    })

    test('by link and then asked to be public: the link is kept for those who have it, until it is private', async () => {
      const row = await create({ visibility: 'link' })
      const asked = await data(change(row, { visibility: 'public', reason: 'All' }))
      expect(asked).toMatchObject({ visibility: 'public', state: 'submitted', keeps_link: true })
      expect(await twins(null, row.id)).toEqual([200, 200])
      expect(await twins(bo, await numberOf(row))).toEqual([404, 404])
      expect(await titles(bo)).toEqual([])
      // Others are not told by which way they came.
      expect((await data(call(bo, 'GET', `/${row.id}`))).keeps_link).toBe(false)
      const declined = await data(
        call(mo, 'POST', `/${row.id}/decline`, { version: asked.version, reason: 'No' }),
      )
      expect(await twins(null, row.id)).toEqual([200, 200])
      const hidden = await data(change({ ...row, version: declined.version }, { visibility: 'private' }))
      expect(hidden.keeps_link).toBe(false)
      expect(await twins(null, row.id)).toEqual([404, 404])
      const again = await data(change(hidden, { visibility: 'public', reason: 'All' }))
      expect([again.keeps_link, ...(await twins(null, row.id))]).toEqual([false, 404, 404])
    })

    test('nothing is asked to be public without a reason for those who decide', async () => {
      const sentence = 'Say why everybody should see it. Those who decide read it.'
      const refused = await call(ada, 'POST', '', { document: REPORT, visibility: 'public', reason: ' ' })
      expect([refused.statusCode, refused.json().errors]).toEqual([400, { reason: [sentence] }])
      const row = await create()
      const later = await change(row, { visibility: 'public' })
      expect([later.statusCode, later.json().errors]).toEqual([400, { reason: [sentence] }])
    })

    test('a report is no dashboard of earlier clients', async () => {
      const row = await create({ visibility: 'link' })
      const url = `/api/custom-dashboard/${row.id}`
      expect((await app.inject({ url, headers: { authorization: ada.bearer } })).statusCode).toBe(404)
    })

    test('a dashboard that they wrote keeps what only they understand when pages change it', async () => {
      const config = EARLIER_CONFIGS['a whole one of the earlier wizard'] ?? ''
      const headers = { authorization: ada.bearer }
      const url = '/api/custom-dashboard'
      const payload = { name_of_dashboard: 'Snow', config }
      const sent = (await app.inject({ method: 'POST', url, headers, payload })).json().data
      const row = await data(call(ada, 'GET', `/${sent.public_id}`))
      const read = readDocument(row.document)
      if (!read.ok) throw new Error('It cannot be read.')
      const subject = { ...read.document.subject, indicators: [7] }
      await data(change(row, { document: { ...row.document, subject } }))
      const now = (await app.inject({ url: `${url}/${sent.id}`, headers })).json().data
      const { composedData, dashboardDetails, ...kept } = JSON.parse(config)
      expect(JSON.parse(now.config)).toMatchObject({
        ...kept,
        composedData: [{ parent: { isChildSelected: true }, children: [composedData[1].children[0]] }],
      })
    })

    test('a dashboard is the same one for them, and keeps what they have no words for', async () => {
      const row = await create({
        document: { ...REPORT, kind: 'dashboard' },
        tags: ['ice'],
        visibility: 'link',
      })
      const url = `/api/custom-dashboard/${row.id}`
      const headers = { authorization: ada.bearer }
      const payload = { name_of_dashboard: 'Sleet' }
      expect((await app.inject({ method: 'PATCH', url, headers, payload })).json().data).toMatchObject({
        name_of_dashboard: 'Sleet',
        is_private: true,
        version: 2,
      })
      expect(await data(call(ada, 'GET', `/${row.id}`))).toMatchObject({
        ...{ tags: ['ice'], visibility: 'link', version: 2 },
        document: { title: 'Sleet', blocks: REPORT.blocks },
      })
    })
  })

  describe('a picture', () => {
    async function upload(person: Person, bytes = PIXEL) {
      const form = new FormData()
      form.append('picture', new Blob([new Uint8Array(bytes)]), 'a.svg')
      const coded = new Response(form)
      const headers = {
        'content-type': coded.headers.get('content-type') ?? '',
        authorization: person.bearer,
      }
      const payload = Buffer.from(await coded.arrayBuffer())
      return app.inject({ method: 'POST', url: '/api/document-picture', headers, payload })
    }
    const showing = (picture: string) => ({
      ...REPORT,
      blocks: [{ kind: 'picture', id: 'p', picture, alternative: 'Grey', caption: '', width: 'half' }],
    })
    const seen = async (person: Person | null, id: string, picture: string) =>
      (await call(person, 'GET', `/${id}/pictures/${picture}`)).statusCode

    test('is seen through a document that shows it, by whoever sees that', async () => {
      const { picture } = (await upload(ada)).json()
      const row = await create({ document: showing(picture) })
      const own = await call(ada, 'GET', `/${row.id}/pictures/${picture}`)
      expect(own.rawPayload).toEqual(PIXEL)
      expect(own.headers['cache-control']).toBe('private, no-store')
      expect(await seen(bo, row.id, picture)).toBe(404)
      const shared = await data(change(row, { visibility: 'link' }))
      expect(await seen(null, row.id, picture)).toBe(200)
      await data(change(shared, { document: REPORT }))
      expect(await seen(null, row.id, picture)).toBe(404)
    })

    test('T13: of somebody else cannot be named, that of a shared document can be copied with it', async () => {
      const { picture } = (await upload(ada)).json()
      const refused = await call(bo, 'POST', '', { document: showing(picture) })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toEqual({ 'document.blocks.0.picture': ['This names no picture.'] })
      const row = await create({ document: showing(picture), visibility: 'link' })
      const copy = await data(call(bo, 'POST', `/${row.id}/duplicate`))
      expect(await seen(bo, copy.id, picture)).toBe(200)
    })

    test('is a picture by its bytes, and goes when no document uses it', async () => {
      expect((await upload(ada, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
      const { picture } = (await upload(ada)).json()
      await create({ document: showing(picture) })
      await upload(ada)
      await database.query("update document_picture set created_at = now() - interval '8 days'")
      await forgetDeleted(database).run({})
      expect(await database.query('select name from document_picture')).toEqual([{ name: picture }])
    })
  })

  describe('T21: refused, with the field by its path:', () => {
    const blocks = (...all: object[]) => ({ ...REPORT, blocks: all })
    test.each<[string, object, object]>([
      ['an unknown kind', { ...REPORT, kind: 'poem' }, { 'document.kind': expect.anything() }],
      [
        '10,000 blocks',
        blocks(...Array.from({ length: 10_000 }, () => ({}))),
        { 'document.blocks': ['Give at most 200.'] },
      ],
      [
        'a script',
        blocks(text('a', '<script>alert(1)</script>')),
        { 'document.blocks.0.html': [expect.stringContaining('not among those')] },
      ],
      [
        'an address that runs',
        blocks({
          ...{ kind: 'embed', id: 'e', form: 'frame', title: '', description: '', width: 'full' },
          address: 'javascript:alert(1)',
        }),
        { 'document.blocks.0.address': [expect.stringContaining('https://')] },
      ],
      [
        'an indicator that does not exist',
        blocks({
          kind: 'quote',
          id: 'q',
          indicator: 999,
          location: 1,
          year: null,
          width: 'full',
          frozen: null,
        }),
        { 'document.blocks.0.indicator': ['There is no indicator with the id 999.'] },
      ],
      [
        'a newer version',
        { ...REPORT, schema: 99 },
        { 'document.schema': [expect.stringContaining('version 99')] },
      ],
    ])('%s', async (_what, document, errors) => {
      const answer = await call(ada, 'POST', '', { document })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual(errors)
    })
  })
})
