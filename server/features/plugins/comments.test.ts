import { expect, test } from 'vitest'
import type { SubmissionComment } from '#contract/plugins/comments.ts'
import { SUBMISSION_COMMENT } from '#domain/form/plugin-fields.ts'
import type { Page } from '#contract/listing/page.ts'
import { type Person, signInAs } from '#tests/builders/people.ts'
import { submitted } from '#tests/builders/plugin-form.ts'
import { pluginWorld } from '#tests/builders/plugin-world.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('comments on submissions', (open) => {
  const world = pluginWorld(open)
  const { get, post, remove, audited } = world

  const pathOf = (id: number) => `/plugin-submissions/${id}/comments`
  const write = (id: number, person: Person, text: string) => post(pathOf(id), person, { text })
  const read = async (id: number, person: Person) =>
    (await get(`${pathOf(id)}/`, person)).json<Page<SubmissionComment>>().results
  /** The people told of this submission since the last question, by name, kind and link. */
  const told = async () => {
    const rows = await world.now().database.query<{ username: string; kind: string; link: string }>(
      `delete from notification n using account a where a.id = n.user_id
       returning a.username, n.kind, n.link, n.title, n.text`,
    )
    return rows.map(({ username, kind, link }) => `${username} ${kind} ${link}`).sort()
  }
  const choose = (person: Person, plugins: boolean) =>
    world
      .now()
      .database.query('update account set preferences = $2::jsonb where id = $1', [
        person.id,
        JSON.stringify({ notifications: { plugins } }),
      ])

  test('author and reviewers read and write; for everybody else there is no such submission', async () => {
    const { app, ada, bo, mo, root } = world.now()
    const { id, comments } = await submitted(app, ada, { name: 'talked-about' })
    expect(comments).toBe(0)
    expect((await write(id, mo, ' Which source?\r\nAnd which year? ')).statusCode).toBe(200)
    const answer = (await write(id, ada, '<b>NDHS</b>, the latest')).json<SubmissionComment>()
    expect(answer).toMatchObject({ author: 'ada', by_submitter: true, is_own: true, can_delete: true })
    expect(
      (await read(id, mo)).map(({ author, text, by_submitter, can_delete }) => [
        author,
        text,
        by_submitter,
        can_delete,
      ]),
    ).toEqual([
      ['mo', 'Which source?\r\nAnd which year?', false, true],
      ['ada', '<b>NDHS</b>, the latest', true, false],
    ])
    expect((await read(id, root)).map(({ can_delete, is_own }) => [can_delete, is_own])).toEqual([
      [true, false],
      [true, false],
    ])
    expect((await get(`/plugin-submissions/${id}`, ada)).json().comments).toBe(2)
    expect((await get(pathOf(id))).statusCode).toBe(401)
    for (const answer of [
      await get(pathOf(id), bo),
      await write(id, bo, 'Hello'),
      await get(pathOf(1e9), mo),
    ]) {
      expect(answer.statusCode).toBe(404)
    }
    expect(await audited(`submission ${id}`)).toEqual([
      'plugin.submitted',
      'plugin.commented',
      'plugin.commented',
    ])
  })

  test.each([
    ['nothing', ''],
    ['white space', ' \n '],
    ['too much', 'x'.repeat(SUBMISSION_COMMENT.longest + 1)],
  ])('%s is no comment', async (_what, text) => {
    const { app, ada } = world.now()
    const { id } = await submitted(app, ada, { name: 'hard-to-comment' })
    const answer = await write(id, ada, text)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['text']])
    expect((await write(id, ada, 'x'.repeat(SUBMISSION_COMMENT.longest))).statusCode).toBe(200)
  })

  test('the other side is told, each time with the way to the submission', async () => {
    const { app, ada, mo } = world.now()
    const { id } = await submitted(app, ada, { name: 'told' })
    const forReviewers = `/account#/approvePlugin?submission=${id}`
    await told()
    await write(id, ada, 'Is anybody there?')
    expect(await told()).toEqual(['mo', 'root'].map((name) => `${name} plugin-request ${forReviewers}`))
    await choose(mo, false)
    await write(id, ada, 'Please have a look')
    expect(await told()).toEqual([`root plugin-request ${forReviewers}`])
    await write(id, mo, 'I do')
    expect(await told()).toEqual([`ada comment /account#/createPlugin?submission=${id}`])
    await write(id, ada, 'Thank you')
    expect(await told()).toEqual([`mo comment ${forReviewers}`])
    await choose(mo, true)
  })

  test('a reviewer who submitted the plugin is its author, and those who review no more are not told', async () => {
    const { app, database, mo, root } = world.now()
    const helper = await signInAs(app, database, 'helper', 'moderator')
    const { id } = await submitted(app, mo, { name: 'by-a-reviewer' })
    await write(id, helper, 'What for?')
    await write(id, root, 'Good')
    await told()
    await database.query("update account set role = 'user' where id = $1", [helper.id])
    await write(id, mo, 'For myself')
    expect(await told()).toEqual([`root comment /account#/approvePlugin?submission=${id}`])
    expect((await get(pathOf(id), helper)).statusCode).toBe(404)
  })

  test('the same comment sent twice at once is one, told once', async () => {
    const { app, ada, mo } = world.now()
    const { id } = await submitted(app, ada, { name: 'twice-said' })
    await told()
    const [first, second] = await Promise.all([write(id, mo, 'Twice'), write(id, mo, 'Twice')])
    expect(first.json().id).toBe(second.json().id)
    expect(await read(id, ada)).toHaveLength(1)
    expect(await told()).toHaveLength(1)
  })

  test('writers and administrators remove comments, others do not', async () => {
    const { app, ada, bo, mo, root } = world.now()
    const { id } = await submitted(app, ada, { name: 'regretted' })
    const other = await submitted(app, ada, { name: 'another-one' })
    const byAda = (await write(id, ada, 'Mine')).json<SubmissionComment>().id
    const byMo = (await write(id, mo, 'Wrong')).json<SubmissionComment>().id
    const status = async (submission: number, comment: number, person: Person) =>
      (await remove(`${pathOf(submission)}/${comment}`, person)).statusCode
    expect(await status(id, byAda, bo)).toBe(404)
    expect(await status(id, byAda, mo)).toBe(403)
    expect(await status(id, byMo, ada)).toBe(403)
    expect(await status(other.id, byMo, mo)).toBe(404)
    expect(await status(id, byMo, mo)).toBe(200)
    expect(await status(id, byMo, mo)).toBe(404)
    expect(await status(id, byAda, root)).toBe(200)
    expect(await read(id, ada)).toEqual([])
    expect((await audited(`submission ${id}`)).slice(-2)).toEqual([
      'plugin.comment-deleted',
      'plugin.comment-deleted',
    ])
  })

  test('one person writes a hundred comments a day', async () => {
    const { app, database, ada, bo } = world.now()
    const { id } = await submitted(app, bo, { name: 'much-talked-about' })
    await database.query(
      `insert into plugin_comment (submission, author, by_submitter, text)
       select $1, $2, true, 'Word ' || n from generate_series(1, 100) as n`,
      [id, bo.id],
    )
    const answer = await write(id, bo, 'One more')
    expect([answer.statusCode, answer.json().detail]).toEqual([
      429,
      'You may write 100 comments a day. Try again tomorrow.',
    ])
    await database.query(
      "update plugin_comment set created_at = now() - interval '25 hours' where author = $1",
      [bo.id],
    )
    expect((await write(id, bo, 'One more')).statusCode).toBe(200)
    expect((await get(`${pathOf(id)}?size=10`, bo)).json<Page<SubmissionComment>>()).toMatchObject({
      count: 101,
    })
    expect((await get(pathOf(id), ada)).statusCode).toBe(404)
  })

  test('T66 what somebody wrote is in their own export, and goes with their account', async () => {
    const { app, database, ada } = world.now()
    const leaver = await signInAs(app, database, 'leaver', 'moderator')
    const { id } = await submitted(app, ada, { name: 'remembered' })
    await write(id, leaver, 'A personal word')
    await write(id, ada, 'An answer')
    const kept = (await get('/account/export', leaver)).json().plugin_comment
    expect(kept.map(({ text }: { text: string }) => text)).toEqual(['A personal word'])
    await database.query('delete from account where id = $1', [leaver.id])
    expect((await read(id, ada)).map(({ author, text }) => [author, text])).toEqual([
      ['', ''],
      ['ada', 'An answer'],
    ])
    expect(await database.query("select id from plugin_comment where text like '%personal%'")).toEqual([])
  })
})
