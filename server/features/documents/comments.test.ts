import { expect, test } from 'vitest'
import type { DocumentComment } from '#contract/documents/comments.ts'
import type { DocumentRow } from '#contract/documents/document.ts'
import type { Page } from '#contract/listing/page.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

serverDatabase('comments on documents', (open) => {
  const world = async () => {
    const product = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user', mo: 'moderator', root: 'admin' },
    })
    const call = (
      person: Person | null,
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: object,
    ) =>
      product.app.inject({
        method,
        url: `/api/document${path}`,
        headers: person ? { authorization: person.bearer } : {},
        ...(body && { payload: body }),
      })
    const document = { ...EMPTY_DASHBOARD, title: 'Snow' }
    const answer = await call(product.people.ada, 'POST', '', { document, visibility: 'link' })
    const { id, version } = answer.json<{ data: DocumentRow }>().data
    const write = (person: Person | null, text: string) => call(person, 'POST', `/${id}/comments`, { text })
    const read = async (person: Person | null) =>
      (await call(person, 'GET', `/${id}/comments`)).json<Page<DocumentComment>>().results
    return { ...product, call, write, read, id, version }
  }

  test('an attempt that is sent again with other words is one comment with these: no answer had come to the first', async () => {
    const { people, call, id } = await world()
    const send = (text: string) =>
      call(people.bo, 'POST', `/${id}/comments`, { text, attempt: 'with-other-words-1' })
    const first = (await send('Snow')).json()
    const again = (await send('Snow and ice')).json()
    expect([again.id, again.text]).toEqual([first.id, 'Snow and ice'])
  })

  test('an attempt that is sent again, however late, makes one comment; the same words as another attempt make two', async () => {
    const { people, call, database, read, id } = await world()
    const send = async (attempt: string) =>
      (await call(people.bo, 'POST', `/${id}/comments`, { text: 'Snow again', attempt })).json().id
    const first = await send('a1')
    await database.query("update document_comment set created_at = now() - interval '2 days'")
    expect([await send('a1'), await send('a1')]).toEqual([first, first])
    expect(await send('a2')).not.toBe(first)
    expect(await read(null)).toHaveLength(2)
    const told = await database.query("select user_id from notification where kind = 'comment'")
    expect(told).toHaveLength(2)
  })

  test('whoever may see a document reads and writes; its owner is told, and hides all of it with the document', async () => {
    const { people, database, call, write, read, id, version } = await world()
    const { ada, bo, root } = people
    expect((await write(null, 'Hello')).statusCode).toBe(401)
    const [first, again] = await Promise.all([
      write(bo, ' <b>Why</b> March? '),
      write(bo, ' <b>Why</b> March? '),
    ])
    expect(first.json().id).toBe(again.json().id)
    await write(ada, 'The reports end there')
    const seen = (comments: readonly DocumentComment[]) =>
      comments.map(({ text, author, by_owner, is_own, can_delete }) => [
        text,
        author,
        by_owner,
        is_own,
        can_delete,
      ])
    expect(seen(await read(null))).toEqual([
      ['<b>Why</b> March?', 'bo', false, false, false],
      ['The reports end there', 'ada', true, false, false],
    ])
    expect((await read(ada)).map(({ can_delete }) => can_delete)).toEqual([true, true])
    expect((await read(root)).map(({ can_delete }) => can_delete)).toEqual([true, true])
    expect(await toldWords(database, "n.kind = 'comment'")).toMatchObject([
      {
        user_id: ada.id,
        title: 'bo on “Snow”',
        text: '“<b>Why</b> March?”',
        link: `/custom/private/${id}#comments`,
      },
    ])
    // T13: a private document is not there for others, by any way.
    const comment = first.json().id
    expect((await call(ada, 'PATCH', `/${id}`, { version, visibility: 'private' })).statusCode).toBe(200)
    for (const answer of [
      await call(root, 'GET', `/${id}/comments`),
      await write(bo, 'Still there?'),
      await call(bo, 'PATCH', `/${id}/comments/${comment}`, { text: 'New' }),
      await call(root, 'DELETE', `/${id}/comments/${comment}`),
    ]) {
      expect(answer.statusCode).toBe(404)
    }
    // Whoever wrote under it reads their own words alone, to take them back.
    expect((await read(bo)).map(({ author }) => author)).toEqual(['bo'])
    await database.query('delete from account where id = $1', [bo.id])
    expect((await read(ada)).map(({ author }) => author)).toEqual(['ada'])
  })

  test('writers change their words; they, the owner and administrators remove them; nobody writes without end', async () => {
    const { people, database, call, write, read, id } = await world()
    const { ada, bo, mo, root } = people
    const ids = await Promise.all(
      ['One', 'Two', 'Three'].map(async (text) => (await write(bo, text)).json().id),
    )
    const at = (comment: number) => `/${id}/comments/${comment}`
    expect((await call(ada, 'PATCH', at(ids[0]), { text: 'Mine' })).statusCode).toBe(403)
    const changed = await call(bo, 'PATCH', at(ids[0]), { text: 'First' })
    expect(changed.json()).toMatchObject({ text: 'First', edited_at: expect.any(String) })
    expect((await call(mo, 'DELETE', at(ids[0]))).statusCode).toBe(403)
    const removed = [
      await call(bo, 'DELETE', at(ids[0])),
      await call(ada, 'DELETE', at(ids[1])),
      await call(root, 'DELETE', at(ids[2])),
    ]
    expect(removed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await read(ada)).toEqual([])
    for (const text of ['', ' \n ', 'x'.repeat(DOCUMENT_FIELDS.comment.longest + 1)]) {
      expect((await write(bo, text)).statusCode).toBe(400)
    }
    await database.query(
      `insert into document_comment (document, author, text)
       select d.id, $1, 'Word ' || n from document d, generate_series(1, 100) as n`,
      [bo.id],
    )
    expect((await write(bo, 'One more')).statusCode).toBe(429)
  })

  test('D1: before the address of its writer is confirmed nobody else sees a comment; then it goes public by itself', async () => {
    const { people, database, app, letters, write, read } = await world()
    const { ada, bo } = people
    await database.query('update account set email_verified = false where id = $1', [bo.id])
    expect((await write(bo, `Call 0800-XYZ ${'x'.repeat(200)}`)).json()).toMatchObject({ waits: true })
    for (const other of [null, ada, people.root]) expect(await read(other)).toEqual([])
    expect(await read(bo)).toMatchObject([{ waits: true, is_own: true }])
    const told = () => toldWords(database, "n.kind = 'comment' and a.id = $1", [ada.id])
    expect(await told()).toEqual([])
    const headers = { authorization: bo.bearer }
    await app.inject({ method: 'POST', url: '/api/account/verify-email/resend', headers })
    const token = /token=([\w-]{43})/.exec(letters.at(-1)?.text ?? '')?.[1]
    await app.inject({ method: 'POST', url: '/api/account/verify-email', payload: { token } })
    expect(await read(null)).toMatchObject([{ author: 'bo', waits: false }])
    const [message] = await told()
    expect(message?.title).toBe('bo on “Snow”')
    expect(message?.text).toMatch(/^“Call 0800-XYZ x{106} …”$/)
  })

  test('D1: anybody reports a comment, moderators decide: it is kept or removed, and its writer reads why', async () => {
    const product = await world()
    const { people, database, app, call, write, read, id } = product
    const { ada, bo, mo } = people
    const comment = (await write(bo, 'Buy snow here')).json<DocumentComment>().id
    const report = (person: Person | null, reason: string, more: object = {}) =>
      call(person, 'POST', `/${id}/comments/${comment}/report`, { reason, ...more })
    const as = (person: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: person.bearer },
        ...(payload && { payload }),
      })
    const waits = async (person: Person) => (await as(person, 'GET', '/waiting')).json().results
    expect((await report(null, '')).statusCode).toBe(400)
    expect((await report(null, 'Fast', { seconds: 0.1 })).statusCode).toBe(400)
    expect((await report(bo, 'My own')).statusCode).toBe(404)
    const key = '7b0f4c1e-52a1-4c57-9a53-6f0c1b0e7a11'
    const sent = [
      await report(null, 'It is advertising.', { key }),
      await report(null, 'It is advertising.', { key }),
      await report(null, 'Spam', { website: 'https://spam.example' }),
      await report(ada, 'Advertising'),
      await report(ada, 'Advertising again'),
    ]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    // It stays until somebody has decided.
    expect(await read(null)).toHaveLength(1)
    const [line] = await waits(mo)
    expect(line).toMatchObject({
      kind: 'comment',
      id: String(comment),
      title: 'Buy snow here',
      from: 'bo',
      remarks: 2,
    })
    expect(await toldWords(database, "n.kind = 'comment-report' and a.id = $1", [mo.id])).toMatchObject([
      { title: '2 reported comments', text: 'bo on “Snow”, bo on “Snow”' },
    ])
    const seen = (await as(mo, 'GET', `/reported-comments/${comment}`)).json()
    expect(seen).toMatchObject({
      title: 'Snow',
      reports: ['It is advertising.', 'Advertising'],
      author: 'bo',
    })
    const decide = (body: object) => as(mo, 'POST', `/reported-comments/${comment}/decision`, body)
    expect(
      (await decide({ remove: true, reason: 'Advertising', version: seen.version - 1 })).statusCode,
    ).toBe(409)
    expect((await decide({ remove: true, version: seen.version })).statusCode).toBe(400)
    expect((await decide({ remove: true, reason: 'Advertising', version: seen.version })).statusCode).toBe(
      200,
    )
    expect((await decide({ remove: true, reason: 'Advertising', version: seen.version })).statusCode).toBe(
      404,
    )
    expect([await read(null), await read(bo), await waits(mo)]).toEqual([[], [], []])
    expect(await toldWords(database, 'a.id = $1', [bo.id])).toMatchObject([
      { title: 'A comment of yours was removed', text: '“Buy snow here” Advertising' },
    ])
    const decided = (await as(mo, 'GET', '/waiting')).json().decided
    expect(decided).toMatchObject([{ kind: 'comment', state: 'removed', by: 'mo' }])
  })
})
