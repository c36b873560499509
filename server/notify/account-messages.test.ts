import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { makeAccount, PASSWORD, signInAs } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

serverDatabase('what happens to accounts is told', (open) => {
  let app: FastifyInstance
  let database: Database
  beforeAll(async () => {
    ;({ app, database } = await openProduct(open))
  })
  async function toldTo(username: string): Promise<string[]> {
    const rows = await toldWords(database, 'a.username = $1', [username])
    return rows.map(({ kind, title }) => `${kind}: ${title}`)
  }

  async function register(username: string, first_name: string, last_name: string): Promise<void> {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/',
      payload: {
        username,
        email: `${username}@example.org`,
        first_name,
        last_name,
        organization: 'Example',
        profession: 'Nurse',
        password: PASSWORD,
      },
    })
    expect(answer.statusCode, answer.body).toBe(201)
  }

  test('administrators hear of somebody who registers, and the person of nothing', async () => {
    await makeAccount(database, 'root', 'admin')
    await makeAccount(database, 'mo', 'moderator')
    await register('efe', 'Efe', 'Ojo')
    expect(await toldTo('root')).toEqual(['new-user: New user: Efe Ojo (efe)'])
    expect([...(await toldTo('mo')), ...(await toldTo('efe'))]).toEqual([])
  })

  test('several who register on one day are one message while it is unread, with the newest first', async () => {
    const newest = async () =>
      (await toldWords(database, "a.username = 'root'"))
        .toReversed()
        .map(({ title, text }) => ({ title, text }))
    await register('ola', '', '')
    expect(await newest()).toEqual([{ title: '2 new users', text: 'ola (ola), Efe Ojo (efe)' }])
    for (let i = 1; i <= 10; i += 1) await register(`u${i}`, '', '')
    expect((await newest())[0]).toMatchObject({
      title: '12 new users',
      text: expect.stringMatching(/^u10 \(u10\), .* \(u1\) and 2 more$/),
    })
    // Yesterday's and what was read stand by themselves.
    await database.query("update notification set created_at = now() - interval '1 day'")
    await register('tomi', '', '')
    await database.query('update notification set read_at = now()')
    await register('uche', '', '')
    expect((await newest()).map(({ title }) => title)).toEqual([
      'New user: uche (uche)',
      'New user: tomi (tomi)',
      '12 new users',
    ])
  })

  test('a person hears that their password was changed', async () => {
    const ada = await signInAs(app, database, 'ada')
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/users/update_password/',
      headers: { authorization: ada.bearer },
      payload: { current_password: PASSWORD, new_password: 'Another horse, 8 staples' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await toldTo('ada')).toEqual(['security: Your password was changed'])
  })
})
