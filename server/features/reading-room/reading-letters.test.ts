import { beforeAll, expect, test } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import type { Letter, LetterOf } from '#server/platform/mail/mail.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { insertRows, publishSecond, SECOND_PUBLISHED } from '#tests/builders/published-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { readingLetterJob } from './send-reading-letters.ts'

serverDatabase('the weekly letter of the reading room', (open) => {
  let product: Product<'ada' | 'bo' | 'mo'>
  beforeAll(async () => {
    product = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user', mo: 'moderator' },
    })
  })
  const as = (
    who: 'ada' | 'bo' | 'mo',
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => product.call(product.people[who], method, `/reading${path}`, body)
  const follow = (who: 'ada' | 'bo', kind: string, topic: string, followed = true) =>
    as(who, 'PUT', '/topics', { kind, topic, followed })
  const show = async (text: string, figure = 'kind=trend&indicator=7&location=8') => {
    const { body } = await as('ada', 'POST', '/posts', { kind: 'note', figure, text })
    await as('mo', 'POST', `/posts/${body.id}/decision`, { approve: true, version: body.version })
    return body.id as number
  }
  const letters = (who: 'ada' | 'bo', on: boolean) => as(who, 'PUT', '/profile', { letters: on })

  /** A week later, two processes that look at the same time. */
  async function nextWeek() {
    const { database } = product
    await database.query(
      "update reading_profile set next_at = now() - interval '1 second' where next_at is not null",
    )
    const sent: Letter[] = []
    const outbox = { send: async (letter: LetterOf) => sent.push(letter('Snow Observatory')) > 0 }
    const address = 'https://example.org'
    const job = readingLetterJob(
      { database, letters: outbox, address },
      linkKeysOf(database, 'reading-letters'),
    )
    await Promise.all([job.run({}), job.run({})])
    return sent
  }

  test('topics are those that there are, each once; following joins and switches no letter on', async () => {
    const refused = [
      await follow('bo', 'indicator', '99'),
      await follow('bo', 'area', 'None'),
      await follow('bo', 'place', '45'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await as('bo', 'GET', '/profile')).body).toMatchObject({ joined_at: null, topics: [] })
    await follow('bo', 'area', 'Winter')
    const both = await Promise.all([follow('bo', 'place', '10'), follow('bo', 'place', '10')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await as('bo', 'GET', '/profile')).body).toMatchObject({
      joined_at: expect.any(String),
      ...{ letters: false, email: 'bo@example.org', email_confirmed: true },
      topics: [
        { kind: 'area', topic: 'Winter' },
        { kind: 'place', topic: '10' },
      ],
    })
    await show('Nobody asked for a letter')
    expect(await nextWeek()).toEqual([])
  })

  test('comes once to who switched it on, about what others wrote on what they follow, and not when nothing is new', async () => {
    await letters('bo', true)
    await letters('ada', true)
    await follow('ada', 'indicator', '7')
    expect(await nextWeek()).toEqual([])
    const id = await show('<b>Snow</b> came late')
    await as('ada', 'POST', '/posts', { kind: 'note', figure: 'kind=trend&indicator=7', text: 'It waits' })
    const [letter, ...more] = await nextWeek()
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      to: 'bo@example.org',
      subject: 'Snow Observatory reading room: this week',
    })
    expect(letter?.text).toContain('A note by ada on Snow shovels, Northland: “<b>Snow</b> came late”')
    expect(letter?.text).toContain(`https://example.org/health-think?post=${id}`)
    expect(letter?.html).toContain('&lt;b&gt;Snow')
    for (const other of ['It waits', 'Nobody asked']) expect(letter?.text).not.toContain(other)
    expect(await nextWeek()).toEqual([])
  })

  test('an answer reaches whoever asked, whatever they follow; new figures whoever follows their indicator or place', async () => {
    const id = await show('Who counts?', 'kind=trend&indicator=8')
    await follow('ada', 'indicator', '7', false)
    const { body } = await as('bo', 'POST', `/posts/${id}/answers`, { text: 'The shops' })
    await as('mo', 'POST', `/posts/${body.id}/decision`, { approve: true, version: 1 })
    await publishSecond(product.database)
    const sent = (await nextWeek()).toSorted((a, b) => a.to.localeCompare(b.to))
    expect(sent.map(({ to }) => to)).toEqual(['ada@example.org', 'bo@example.org'])
    expect(sent[0]?.text).toContain('An answer by bo on @sleds: “The shops”')
    expect(sent[0]?.text).not.toContain('New or corrected figures')
    expect(sent[1]?.text).toContain('New or corrected figures up to release 2: Southland (1)')
    expect(sent[1]?.text).toContain('Snow shovels: 55.0% in Aldovia (House survey 2024); and 1 figure more.')
    expect(await nextWeek()).toEqual([])
  })

  test('of a followed area: what each release brought, and since the second that nothing is new in another', async () => {
    const { database } = product
    await insertRows(database, 'indicator', [
      {
        id: 9,
        code: 'SUN',
        full_name: 'Sun hats',
        short_name: 'Sun hats',
        program_area: 'Summer',
        factor: 2,
      },
    ])
    await follow('bo', 'place', '10', false)
    await follow('bo', 'area', 'Summer')
    const publish = (...points: readonly Point[]) =>
      publishRelease(database, { points }, { note: 'made up', actor: 'test', now: SECOND_PUBLISHED })
    await publish(
      aPoint(2, 1, '2025', 57.5),
      aPoint(2, 1, '2030', 80, { flags: ['projection'] }),
      aPoint(6, 8, '2025', 12),
    )
    const [letter, ...more] = await nextWeek()
    expect([letter?.to, more]).toEqual(['bo@example.org', []])
    expect(letter?.text).toContain(
      'New or corrected figures in Winter up to release 3: Snow shovels: 57.5% in Aldovia (House survey 2025); ' +
        'Snow shovels: 1 figure of places inside the country (Shop counts 2025); and 1 figure more.',
    )
    expect(letter?.text).toContain('No new figures in Summer up to release 3.')
    await publish(aPoint(2, 1, '2025', 58.5))
    const [corrected] = await nextWeek()
    expect(corrected?.text).toContain(
      'in Winter up to release 4: Snow shovels: 58.5% in Aldovia (House survey 2025), before 57.5%.',
    )
    expect(await nextWeek()).toEqual([])
    await follow('bo', 'area', 'Winter', false)
    await publish(aPoint(2, 1, '2025', 59.5))
    expect(await nextWeek()).toEqual([])
    await follow('bo', 'area', 'Winter')
  })

  test('ends by the link of any letter, signed out, and for an address that is no longer confirmed', async () => {
    await show('One more')
    const [letter] = await nextWeek()
    const { pathname, search } = new URL(letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const post = (url: string) =>
      product.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post(`${pathname}${search}x`)).statusCode).toBe(404)
    for (const _ of [1, 2]) expect((await post(pathname + search)).statusCode).toBe(200)
    expect((await as('bo', 'GET', '/profile')).body.letters).toBe(false)
    const { database, people } = product
    await letters('bo', true)
    await database.query('update account set email_verified = false where id = $1', [people.bo.id])
    await show('And another')
    expect(await nextWeek()).toEqual([])
    await letters('bo', false)
    expect((await letters('bo', true)).status).toBe(400)
    expect((await as('bo', 'DELETE', '/profile')).status).toBe(200)
    expect((await as('bo', 'GET', '/profile')).body).toMatchObject({ joined_at: null, topics: [] })
  })
})
