import { expect, test } from 'vitest'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { openFloodGate } from '#server/assistant/flood.ts'
import { forgetOldJudgements } from './judgements.ts'

const GIVEN = {
  question: 'penta 3 <b>kano</b>',
  answer: 'Penta 3 in Kano: 47.5%.',
  right: false,
  reason: 'number',
  remark: '<script>alert(1)</script>',
  release: 1,
}

serverDatabase('what readers say of answers', (open) => {
  test('is kept without a name, listed for administrators alone, and goes after a year', async () => {
    const { app, database, people } = await openProduct(open, {
      content: 'first-release',
      people: { root: 'admin', reader: 'user' },
    })
    const { root, reader } = people
    const say = (payload: object) => app.inject({ method: 'POST', url: '/api/assistant/judgement', payload })
    const list = (bearer: string, query = '') =>
      app.inject({ url: `/api/assistant/judgements${query}`, headers: { authorization: bearer } })

    expect((await say(GIVEN)).statusCode).toBe(201)
    expect((await say({ ...GIVEN, right: true })).statusCode).toBe(201)
    expect((await say({ ...GIVEN, reason: 'boredom' })).statusCode).toBe(400)
    expect((await say({ ...GIVEN, remark: 'x'.repeat(501) })).statusCode).toBe(400)

    expect((await list(reader.bearer)).statusCode).toBe(403)
    const { results, count } = (await list(root.bearer)).json()
    expect(count).toBe(2)
    expect(Object.keys(results[0]).toSorted()).toEqual(
      ['answer', 'at', 'id', 'language', 'question', 'reason', 'release', 'remark', 'right'].toSorted(),
    )
    // Of an answer that was right nothing was wrong.
    expect(results.map(({ right, reason }: Record<string, unknown>) => [right, reason])).toEqual([
      [true, null],
      [false, 'number'],
    ])
    expect((await list(root.bearer, '?right=false')).json().count).toBe(1)

    await database.query(
      "update answer_judgement set created_at = now() - interval '13 months' where is_right",
    )
    await forgetOldJudgements(database).run({})
    expect((await list(root.bearer)).json().count).toBe(1)
  })
})

test('a flood of questions is held off with the seconds to wait, others are not', async () => {
  const pass = openFloodGate(3)
  for (const _ of [1, 2, 3]) await pass('192.0.2.1')
  await expect(pass('192.0.2.1')).rejects.toMatchObject({
    code: 'too-many-requests',
    message: expect.stringMatching(
      /^Too many questions came from your network\. Ask again in \d+ seconds\.$/,
    ),
  })
  await expect(pass('192.0.2.2')).resolves.toBeUndefined()
})
