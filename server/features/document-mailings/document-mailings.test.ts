import { beforeAll, expect, test } from 'vitest'
import type { DocumentRow } from '#contract/documents/document.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import type { Letter, LetterOf } from '#server/platform/mail/mail.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { mailingJob } from './send-mailings.ts'

serverDatabase('letters about documents', (open) => {
  let product: Product<'ada' | 'bo'>
  let row: DocumentRow
  beforeAll(async () => {
    product = await openProduct(open, { content: 'first-release', people: { ada: 'user', bo: 'user' } })
    const document = { ...EMPTY_DASHBOARD, title: 'Snow', description: 'Of the north' }
    const made = await product.call(product.people.ada, 'POST', '/document', { document, visibility: 'link' })
    row = made.body.data
  })
  const choose = (person: 'ada' | 'bo', every: string | null) =>
    product.call(product.people[person], 'PUT', `/document/${row.id}/mailing`, { every })
  const become = () =>
    product.database.query("update document_mailing set next_at = now() - interval '1 second'")
  const mailings = () =>
    product.database.query<{ account: number }>('select account from document_mailing order by id')

  /** Two processes that look at the same time. */
  async function look() {
    const { database } = product
    const sent: Letter[] = []
    const letters = { send: async (letter: LetterOf) => sent.push(letter('Snow Observatory')) > 0 }
    const address = 'https://example.org'
    const job = mailingJob({ database, letters, address }, linkKeysOf(database, 'document-mailing'))
    await Promise.all([job.run({}), job.run({})])
    return sent
  }

  test('come once, say what the page is, and end by the link of any of them, signed out', async () => {
    expect((await choose('bo', 'day')).status).toBe(400)
    expect((await choose('bo', 'week')).body).toEqual({ every: 'week', email: 'bo@example.org' })
    expect(await look()).toEqual([])
    await become()
    const [letter, ...more] = await look()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'bo@example.org', subject: 'Snow: this week' })
    expect(letter?.text).toContain('Of the north')
    expect(letter?.text).toContain('Snow Observatory: every source')
    expect(letter?.text).toContain(`/custom/private/${row.id}`)
    expect(await look()).toEqual([])
    const address = new URL(letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const post = (url: string) =>
      product.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post(`${address.pathname}${address.search}x`)).statusCode).toBe(404)
    for (const _ of [1, 2]) expect((await post(address.pathname + address.search)).statusCode).toBe(200)
    expect(await mailings()).toEqual([])
  })

  test('stop when the page is hidden from whoever gets them, or deleted, and do not reach who never confirmed an address', async () => {
    const { call, people, database } = product
    await database.query('update account set email_verified = false where id = $1', [people.bo.id])
    expect((await choose('bo', 'week')).status).toBe(400)
    await database.query('update account set email_verified = true where id = $1', [people.bo.id])
    await choose('bo', 'month')
    await choose('ada', 'month')
    const hidden = await call(people.ada, 'PATCH', `/document/${row.id}`, {
      version: row.version,
      visibility: 'private',
    })
    expect(hidden.status).toBe(200)
    await become()
    expect((await look()).map(({ to }) => to)).toEqual(['ada@example.org'])
    expect(await mailings()).toEqual([{ account: people.ada.id }])
    expect((await choose('bo', 'week')).status).toBe(404)
    await call(people.ada, 'DELETE', `/document/${row.id}`)
    await become()
    expect(await look()).toEqual([])
    expect(await mailings()).toEqual([])
  })
})
