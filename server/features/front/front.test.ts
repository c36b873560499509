import { beforeAll, expect, test } from 'vitest'
import { OWN_FRONT } from '#domain/front/front.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)
const FRONT = { ...OWN_FRONT, agency: 'Ministry of Snow', product: 'Snow Observatory', accent: '#5B3E9B' }

serverDatabase('the front of the site', (open) => {
  let product: Product<'root' | 'ada' | 'bo'>
  let root: Person
  let ada: Person
  beforeAll(async () => {
    product = await openProduct(open, {
      content: 'country',
      people: { root: 'admin', ada: 'user', bo: 'user' },
    })
    ;({ root, ada } = product.people)
  })

  const apply = (who: Person, front: object, version: number) =>
    product.call(who, 'PUT', '/front', { front, version })
  const applied = async () => (await product.app.inject('/api/front')).json()
  async function upload(who: Person, bytes: Buffer) {
    const form = new FormData()
    form.append('logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png')
    const coded = new Response(form)
    return product.app.inject({
      method: 'PUT',
      url: '/api/front/logo',
      headers: {
        'content-type': coded.headers.get('content-type') ?? '',
        authorization: who.bearer,
      },
      payload: Buffer.from(await coded.arrayBuffer()),
    })
  }

  test('a draft is its owner’s, may have a failing colour, and is seen by administrators once it is offered', async () => {
    const draft = { ...FRONT, accent: '#7C6AD6' }
    const save = (version: number, offered = false) =>
      product.call(ada, 'PUT', '/front/draft', { front: draft, version, offered })
    expect((await product.call(ada, 'GET', '/front/draft')).body).toEqual({ draft: null })
    expect((await save(0)).body).toMatchObject({ front: draft, version: 1, offered: false })
    expect((await save(0)).status).toBe(409)
    expect((await product.call(product.people.bo, 'GET', '/front/draft')).body).toEqual({ draft: null })
    expect((await product.call(root, 'GET', '/front/drafts')).body.results).toEqual([])
    expect((await save(1, true)).body).toMatchObject({ version: 2, offered: true })
    expect((await product.call(root, 'GET', '/front/drafts')).body.results).toMatchObject([
      { author: 'ada', front: draft },
    ])
  })

  test('only administrators apply, with a recent password; every step is in the log and can be taken back', async () => {
    expect((await apply(ada, FRONT, 0)).status).toBe(403)
    await product.database.query("update session set created_at = now() - interval '1 hour'")
    expect((await apply(root, FRONT, 0)).body).toMatchObject({ status: 403 })
    await product.database.query('update session set created_at = now()')
    expect((await apply(root, FRONT, 0)).body).toMatchObject({ front: FRONT, version: 1 })
    expect(await applied()).toMatchObject({ front: FRONT, version: 1 })
    expect((await apply(root, OWN_FRONT, 0)).status).toBe(409)

    const restore = (number: number, version: number) =>
      product.call(root, 'POST', `/front/versions/${number}/restore`, { version })
    expect((await restore(7, 1)).status).toBe(404)
    expect((await restore(0, 0)).status).toBe(409)
    expect((await restore(0, 1)).body).toMatchObject({ front: OWN_FRONT, version: 2 })
    const { results } = (await product.call(root, 'GET', '/front/versions')).body
    expect(
      results.map((row: Record<string, unknown>) => [row.version, row.restored, row.applied_by]),
    ).toEqual([
      [2, 0, 'root'],
      [1, null, 'root'],
      [0, null, null],
    ])
    const log = await product.database.query(
      "select actor, action, subject, before ->> 'agency' as before, after ->> 'agency' as after from audit_entry where action like 'front.%' order by id",
    )
    expect(log).toEqual([
      { actor: root.id, action: 'front.applied', subject: 'front 1', before: '', after: FRONT.agency },
      { actor: root.id, action: 'front.restored', subject: 'front 2', before: FRONT.agency, after: '' },
    ])
  })

  test('logos are checked like pictures, and unused ones go with the next', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await upload(ada, svg)).statusCode).toBe(400)
    expect((await upload(ada, Buffer.concat([PIXEL, Buffer.from('<script>')]))).statusCode).toBe(400)
    const first: string = (await upload(ada, PIXEL)).json().logo
    const shown = await product.app.inject(`/api/front/logos/${first}`)
    expect(shown.rawPayload).toEqual(PIXEL)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const second: string = (await upload(ada, PIXEL)).json().logo
    expect((await product.app.inject(`/api/front/logos/${first}`)).statusCode).toBe(404)
    expect((await apply(root, { ...FRONT, logo: first }, 2)).body.errors).toHaveProperty('front.logo')
    expect((await apply(root, { ...FRONT, logo: second }, 2)).status).toBe(200)
    await upload(ada, PIXEL)
    expect((await product.app.inject(`/api/front/logos/${second}`)).statusCode).toBe(200)
  })

  test.each([
    ['accent', '#7C6AD6'],
    ['accent', '#1F63B0'],
    ['accent', 'red;} body{display:none'],
    ['contact', 'javascript:alert(1)'],
    ['contact', 'http://health.example'],
    ['agency', 'x'.repeat(81)],
    ['logo', '../../etc/passwd'],
    ['logo', 'k3Jx0wq2Rk6b1s8Vn5tYzQ'],
    ['view_mode', 'sepia'],
    ['dashboard', 'Nowhere'],
    ['place', 999_999],
    ['source', 999_999],
    ['hidden_dashboards', 'x'.repeat(101).split('')],
  ])('%s: %j is refused and named', async (field, value) => {
    const { status, body } = await apply(root, { ...FRONT, [field]: value }, 3)
    expect([status, Object.keys(body.errors)]).toEqual([400, [`front.${field}`]])
  })

  test('what opens first cannot be left out', async () => {
    const [row] = await product.database.query<{ name: string }>('select name from every_dashboard limit 1')
    const name = row?.name ?? ''
    const { body } = await apply(root, { ...FRONT, dashboard: name, hidden_dashboards: [name] }, 3)
    expect(body.errors).toHaveProperty('front.dashboard')
  })

  test('names are plain text on one line', async () => {
    const wanted = { ...FRONT, product: ' <b>Snow</b>\n\u202eObservatory ' }
    const { body } = await product.call(ada, 'PUT', '/front/draft', {
      front: wanted,
      version: 2,
      offered: false,
    })
    expect(body.front.product).toBe('<b>Snow</b> Observatory')
  })

  test('a draft goes with its account, an applied front stays', async () => {
    const exported = (await product.call(ada, 'GET', '/account/export')).body
    expect(exported.front_draft).toHaveLength(1)
    expect(exported.front_logo).toHaveLength(2)
    await product.database.query('delete from account where id = $1', [ada.id])
    expect(await product.database.query('select 1 from front_draft')).toEqual([])
    expect(await applied()).toMatchObject({ version: 3 })
  })
})
