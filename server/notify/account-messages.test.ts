import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { makeAccount, PASSWORD, signInAs } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { anyDatabase } from '#tests/builders/test-database.ts'

anyDatabase('what happens to accounts is told', (open) => {
  let app: FastifyInstance
  let database: Database
  beforeAll(async () => {
    ;({ app, database } = await openProduct(open))
  })
  async function toldTo(username: string): Promise<string[]> {
    const rows = await database.query<{ line: string }>(
      `select n.kind || ': ' || n.title as line from notification n join account a on a.id = n.user_id
       where a.username = $1 order by n.id`,
      [username],
    )
    return rows.map(({ line }) => line)
  }

  test('administrators hear of somebody who registers, and the person of nothing', async () => {
    await makeAccount(database, 'root', 'admin')
    await makeAccount(database, 'mo', 'moderator')
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/',
      payload: {
        username: 'efe',
        email: 'efe@example.org',
        first_name: 'Efe',
        last_name: 'Ojo',
        organization: 'Example',
        profession: 'Nurse',
        password: PASSWORD,
      },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(await toldTo('root')).toEqual(['new-user: New user: Efe Ojo (efe)'])
    expect([...(await toldTo('mo')), ...(await toldTo('efe'))]).toEqual([])
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
