import { expect, test } from 'vitest'
import { OWN_FRONT } from '#domain/front/front.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const FRONT = { ...OWN_FRONT, agency: 'Ministry of Snow', product: 'Snow Observatory', accent: '#5B3E9B' }

serverDatabase('drafts of the front that people offer', (open) => {
  test('are told and wait; they are sent back with a reason, or applied, and only as they were seen', async () => {
    const { call, people } = await openProduct(open, {
      content: 'country',
      people: { root: 'admin', ada: 'user' },
    })
    const { root, ada } = people
    const told = async () => (await call(root, 'GET', '/notifications')).body.results
    const waiting = async () => (await call(root, 'GET', '/waiting')).body.results
    const save = (version: number, front: object = FRONT) =>
      call(ada, 'PUT', '/front/draft', { front, version, offered: version > 0 })
    expect((await save(0)).body).toMatchObject({ version: 1, offered: false })
    expect([await told(), await waiting()]).toEqual([[], []])
    expect((await save(1)).body).toMatchObject({ version: 2, offered: true })
    const [{ id }] = (await call(root, 'GET', '/front/drafts')).body.results
    expect(await told()).toMatchObject([{ kind: 'front-request', title: 'ada offers a front of the site' }])
    expect(await waiting()).toMatchObject([{ kind: 'front', id: String(id), from: 'ada', version: '2' }])
    const decline = (version: number, reason: string, who = root) =>
      call(who, 'POST', `/front/drafts/${id}/decline`, { version, reason })
    expect((await decline(2, 'No', ada)).status).toBe(403)
    expect((await decline(2, ' ')).status).toBe(400)
    expect((await decline(1, 'Not seen')).status).toBe(409)
    expect((await decline(2, 'The logo is another one')).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await told()).toMatchObject([{ request: 'declined', decided_by: 'root', seen: true }])
    const { draft } = (await call(ada, 'GET', '/front/draft')).body
    expect(draft).toMatchObject({ offered: false, version: 3, declined_because: 'The logo is another one' })
    const again = await save(3, { ...FRONT, product: 'Offered again' })
    expect(again.body).toMatchObject({ version: 4, offered: true, declined_because: '' })
    const applied = (version: number) =>
      call(root, 'POST', `/front/drafts/${id}/apply`, { version, front_version: 0 })
    expect((await applied(3)).status).toBe(409)
    expect((await applied(4)).body).toMatchObject({ version: 1, front: { product: 'Offered again' } })
    expect((await applied(5)).status).toBe(409)
    const [decision] = (await call(ada, 'GET', '/notifications')).body.results
    expect(decision).toMatchObject({ title: 'Your draft of the front of the site was applied' })
  })
})
