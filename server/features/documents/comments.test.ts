import { expect, test } from 'vitest'
import type { DocumentComment } from '#contract/documents/comments.ts'
import type { DocumentRow } from '#contract/documents/document.ts'
import type { Page } from '#contract/listing/page.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

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
    const told = await database.query("select user_id, title, link from notification where kind = 'comment'")
    expect(told).toEqual([
      { user_id: ada.id, title: 'New comment on “Snow”', link: `/custom/private/${id}#comments` },
    ])
    // T13: what is private is not there for others, by any way.
    const comment = first.json().id
    expect((await call(ada, 'PATCH', `/${id}`, { version, visibility: 'private' })).statusCode).toBe(200)
    for (const answer of [
      await call(bo, 'GET', `/${id}/comments`),
      await call(root, 'GET', `/${id}/comments`),
      await write(bo, 'Still there?'),
      await call(bo, 'PATCH', `/${id}/comments/${comment}`, { text: 'New' }),
      await call(bo, 'DELETE', `/${id}/comments/${comment}`),
    ]) {
      expect(answer.statusCode).toBe(404)
    }
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
})
