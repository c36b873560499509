import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { VIDEO_PART } from '#domain/inquiry/testimonial.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const CONTACT = {
  ...{ name: 'Ada Eze', email: 'ada@example.org', organization: 'A ministry' },
  ...{ category: 'Question', feedback: 'Where is <b>stunting</b>?' },
}

serverDatabase('what the public sends in', (open) => {
  let product: Product<'root' | 'reader'>
  beforeAll(async () => {
    product = await openProduct(open, { people: { root: 'admin', reader: 'user' } })
  })

  const send = (path: string, payload: object, remoteAddress = '192.0.2.1') =>
    product.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress })
  const listed = async (query = '') =>
    (await product.call(product.people.root, 'GET', `/inquiries${query}`)).body.results

  test('a message is kept, told to administrators, answered by letter, and taken back by its writer', async () => {
    const { people, call, letters } = product
    const sent = await send('/account/contact', CONTACT)
    expect([sent.statusCode, sent.json().kept]).toEqual([201, true])
    const [row] = await listed('?kind=contact')
    expect(row).toMatchObject({ state: 'new', subject: 'Question', text: CONTACT.feedback })
    const told = (await call(people.root, 'GET', '/notifications')).body.results
    expect(told.map(({ title }: { title: string }) => title)).toContain('Message from Ada Eze')

    const decision = { state: 'new', answer: 'Here it is.', letter: true, updated_at: row.updated_at }
    const silent = await call(people.root, 'PUT', `/inquiries/${row.id}`, { ...decision, answer: '' })
    expect(silent.body.errors.answer).toEqual(['Write the answer first, or save without an e-mail.'])
    const wrong = await call(people.root, 'PUT', `/inquiries/${row.id}`, { ...decision, state: 'imported' })
    expect(wrong.status).toBe(400)
    const before = letters.length
    const kept = await call(people.root, 'PUT', `/inquiries/${row.id}`, { ...decision, letter: false })
    expect([kept.body.state, kept.body.answered, letters.length]).toEqual(['new', null, before])
    decision.updated_at = kept.body.updated_at
    const answered = (await call(people.root, 'PUT', `/inquiries/${row.id}`, decision)).body
    expect(answered).toMatchObject({ state: 'answered', answered: { by: 'root' } })
    expect(letters.at(-1)).toMatchObject({ to: CONTACT.email, replyTo: people.root.email })
    expect(letters.at(-1)?.text).toMatch(
      /root answers what you sent us on \d+ \w+ \d{4}:\n\nHere it is\.\n\nYou wrote:\n\n> Question\n> /,
    )
    expect(letters.at(-1)?.html).toContain('<blockquote')
    expect((await call(people.root, 'GET', '/admin/summary')).body.open_inquiries).toBe(0)
    expect((await call(people.root, 'PUT', `/inquiries/${row.id}`, decision)).status).toBe(409)

    const { removal } = sent.json()
    expect(letters.at(-1)?.text).toContain(`/removal?key=${removal}`)
    expect((await send('/inquiries/remove', { removal: `${removal}x` })).statusCode).toBe(404)
    expect((await send('/inquiries/remove', { removal })).statusCode).toBe(200)
    expect(await listed()).toEqual([])
  })

  test.each([
    ['no feedback', { feedback: ' ' }],
    ['a first name of two letters', { name: 'Ad Ezekiel' }],
    ['no address', { email: 'ada' }],
    ['a text that is too long', { feedback: 'x'.repeat(5001) }],
    ['in less time than a person needs', { seconds: 0.4 }],
  ])('refused: %s', async (_what, wrong) => {
    expect((await send('/account/contact', { ...CONTACT, ...wrong }, '192.0.2.2')).statusCode).toBe(400)
  })

  test('T57: pressed twice, it is kept once; what fills the hidden field is answered alike and not kept', async () => {
    const twice = { ...CONTACT, email: 'bo@example.org', key: randomUUID(), seconds: 9 }
    const [first, second] = await Promise.all([1, 2].map(() => send('/account/contact', twice, '192.0.2.3')))
    expect(first?.json()).toEqual(second?.json())
    const machine = await send(
      '/account/contact',
      { ...CONTACT, website: 'https://spam.example' },
      '192.0.2.3',
    )
    expect(machine.statusCode).toBe(201)
    expect(machine.json()).toEqual({ kept: true, removal: expect.stringMatching(/^[\w-]{22}$/) })
    expect(await listed()).toHaveLength(1)
  })

  test('the site’s own address takes the answers where one is set', async () => {
    const { people, call, letters, database } = product
    await database.query("update platform_setting set reply_address = 'desk@example.org'")
    await send('/account/contact', { ...CONTACT, email: 'chi@example.org' }, '192.0.2.9')
    const [row] = await listed('?state=open')
    const decision = { state: 'new', answer: 'Yes.', letter: true, updated_at: row.updated_at }
    await call(people.root, 'PUT', `/inquiries/${row.id}`, decision)
    expect(letters.at(-1)).toMatchObject({ to: 'chi@example.org', replyTo: 'desk@example.org' })
    await database.query("update platform_setting set reply_address = ''")
  })

  test('what waits stands first and is counted, whatever is looked at', async () => {
    const { people, call } = product
    const read = async (query: string) => (await call(people.root, 'GET', `/inquiries${query}`)).body
    const all = await read('')
    const states = all.results.map(({ state }: { state: string }) => state)
    expect(states.indexOf('new')).toBeLessThan(states.indexOf('answered'))
    const open = await read('?state=open')
    expect([open.count, (await read('?state=answered')).open]).toEqual([open.open, open.open])
    expect(open.count).toBe((await call(people.root, 'GET', '/admin/summary')).body.open_inquiries)
  })

  test('an offer of data goes its way, interest is kept', async () => {
    const { people, call } = product
    const offer = { ...CONTACT, offer: 'A data set that is ready', data: 'Visits by LGA', years: '2019' }
    expect((await send('/data-partnerships', offer, '192.0.2.4')).statusCode).toBe(201)
    const [row] = await listed('?kind=partnership')
    expect(row).toMatchObject({ state: 'received', text: 'Visits by LGA', details: { years: '2019' } })
    let { updated_at } = row
    for (const state of ['in-talks', 'agreed', 'imported']) {
      const { body } = await call(people.root, 'PUT', `/inquiries/${row.id}`, { state, updated_at })
      expect(body.state).toBe(state)
      updated_at = body.updated_at
    }
    const wanted = { email: 'cy@example.org', dashboard: 'gis_mapping', created: 'Monday' }
    expect((await send('/subdashboard/interest', wanted, '192.0.2.4')).statusCode).toBe(201)
    expect((await listed('?kind=interest'))[0]).toMatchObject({ subject: 'gis_mapping', state: 'waiting' })
    const { status } = await call(people.reader, 'GET', '/inquiries')
    expect(status).toBe(403)
  })

  test('T48: one writer is held off with the seconds to wait, a neighbour behind the same address is not', async () => {
    const flood = { ...CONTACT, email: 'flood@example.org' }
    for (const _ of [1, 2, 3, 4, 5])
      expect((await send('/account/contact', flood, '192.0.2.5')).statusCode).toBe(201)
    const refused = await send('/account/contact', flood, '192.0.2.5')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    const neighbour = await send('/account/contact', { ...CONTACT, email: 'di@example.org' }, '192.0.2.5')
    expect(neighbour.statusCode).toBe(201)
  })

  test('T34, T21: a testimonial with a video is shown when it is approved, in ranges, as a video and nothing else', async () => {
    const { app, call, people } = product
    const review = { rating: 5, ...CONTACT, email: 'ed@example.org', review: '<img src=x onerror=alert(1)>' }
    const { removal } = (await send('/testimonials', review, '192.0.2.6')).json()
    const bytes = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(VIDEO_PART - 12, 7)])
    const sendPart = async (part: number, content: Buffer) => {
      const form = new FormData()
      form.append('video', new Blob([new Uint8Array(content)]), 'x.html')
      const coded = new Response(form)
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/testimonials/video?removal=${removal}&part=${part}`,
        headers: { 'content-type': coded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await coded.arrayBuffer()),
      })
      return statusCode
    }
    expect(await sendPart(0, Buffer.from('<script>alert(1)</script>'))).toBe(400)
    expect(await sendPart(1, bytes)).toBe(400)
    expect(await sendPart(0, Buffer.concat([bytes, Buffer.alloc(1)]))).toBe(413)
    expect(await sendPart(0, bytes)).toBe(201)
    expect(await sendPart(1, Buffer.from('the end'))).toBe(201)
    expect(await sendPart(2, Buffer.from('more'))).toBe(400)
    expect(await sendPart(25, bytes)).toBe(400)

    const [row] = await listed('?kind=testimonial')
    const film = { url: `/api/testimonials/${row.id}/video` }
    const shown = async () => (await app.inject({ url: '/api/testimonials' })).json().results
    expect([await shown(), (await app.inject(film)).statusCode]).toEqual([[], 404])
    const approval = { state: 'approved', updated_at: row.updated_at }
    expect((await call(people.root, 'PUT', `/inquiries/${row.id}`, approval)).status).toBe(200)
    expect(await shown()).toEqual([
      {
        ...{ id: row.id, name: 'Ada Eze', organization: 'A ministry' },
        ...{ review: review.review, rating: 5, has_video: true },
      },
    ])
    const whole = await app.inject(film)
    expect(whole.rawPayload).toEqual(Buffer.concat([bytes, Buffer.from('the end')]))
    expect(whole.headers).toMatchObject({
      'content-type': expect.stringContaining('video/mp4'),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const end = await app.inject({ ...film, headers: { range: `bytes=${VIDEO_PART - 1}-` } })
    expect([end.statusCode, end.body]).toEqual([206, '\x07the end'])
    expect((await send('/inquiries/remove', { removal }, '192.0.2.6')).statusCode).toBe(200)
    expect([await shown(), (await app.inject(film)).statusCode]).toEqual([[], 404])
  })
})
