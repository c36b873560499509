import { expect, test } from 'vitest'
import type { Submission, SubmissionDetail } from '#contract/plugins/submissions.ts'
import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'
import { filledTemplate } from '#tests/builders/filled-template.ts'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import { type Person, signInAs } from '#tests/builders/people.ts'
import { sendPlugin, submitted } from '#tests/builders/plugin-form.ts'
import { pluginWorld } from '#tests/builders/plugin-world.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('submitting plugins', (open) => {
  const world = pluginWorld(open)
  const { get, audited } = world

  test('T57 the same file sent twice at once is one submission, told once', async () => {
    const { app, ada } = world.now()
    const zip = buildZip(pluginParts({ name: 'sent-twice' }))
    const answers = await Promise.all([sendPlugin(app, ada, { zip }), sendPlugin(app, ada, { zip })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const [first, second] = answers.map((answer) => answer.json<Submission>())
    expect(first?.id).toBe(second?.id)
    expect(first).toMatchObject({
      name: 'sent-twice',
      title: 'Made up',
      status: 'pending',
      author: 'ada',
      is_own: true,
      plugin: `/api/plugin-submissions/${first?.id}/file/sent-twice-1.0.0.zip`,
    })
    expect(await audited(`submission ${first?.id}`)).toEqual(['plugin.submitted'])
  })

  test.each([
    ['no file', { zip: null }, 'plugin', 'Choose the zip file'],
    ['another ending', { fileName: 'plugin.rar' }, 'plugin', 'must be a .zip file'],
    ['no name', { fields: { name: ' ' } }, 'name', 'Give your full name.'],
    ['a wrong address', { fields: { email: 'nobody' } }, 'email', 'Please enter a valid email address'],
    [
      'no zip',
      { zip: Buffer.from('not a zip, however long it may be') },
      'plugin',
      'not a plain zip archive',
    ],
  ])('%s: an error of its field', async (_what, sent, field, words) => {
    const { app, ada } = world.now()
    const answer = await sendPlugin(app, ada, sent)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field].join()).toContain(words)
  })

  test('signs that turn the direction of reading and line breaks are in no text of the form (S7)', async () => {
    const { app, ada, database } = world.now()
    const zip = buildZip(pluginParts({ name: 'turned-round' }))
    const fields = {
      name: ' \u202eadA\u2066\r\nL ',
      phone: '+234\u200f 80',
      purpose: 'a\u202eb',
      description: '',
    }
    const { id } = (await sendPlugin(app, ada, { zip, fields })).json<Submission>()
    const kept = await database.query(
      'select name, phone, purpose, description from plugin_contact where submission = $1',
      [id],
    )
    expect(kept).toEqual([{ name: 'adA L', phone: '+234 80', purpose: 'ab', description: '' }])
    expect((await sendPlugin(app, ada, { zip, fields: { name: '\u202e' } })).json().errors.name).toEqual([
      'Give your full name.',
    ])
  })

  test('a file that is too large is refused while it arrives', async () => {
    const { app, ada } = world.now()
    const answer = await sendPlugin(app, ada, { zip: Buffer.alloc(PLUGIN_LIMITS.archive + 1) })
    expect(answer.statusCode).toBe(413)
  })

  test('who has not confirmed their address cannot submit', async () => {
    const { app, database } = world.now()
    const new_ = await signInAs(app, database, 'unconfirmed')
    await database.query('update account set email_verified = false where id = $1', [new_.id])
    expect((await sendPlugin(app, new_)).statusCode).toBe(403)
  })

  test('nobody else sees a submission, its file or its preview address; reviewers do', async () => {
    const { app, ada, bo, mo } = world.now()
    const { id, plugin } = await submitted(app, ada, { name: 'private' })
    const file = plugin.replace('/api', '')
    for (const url of [`/plugin-submissions/${id}`, file]) {
      expect((await get(url)).statusCode).toBe(401)
      expect((await get(url, bo)).statusCode).toBe(404)
      expect((await get(url, ada)).statusCode).toBe(200)
      expect((await get(url, mo)).statusCode).toBe(200)
    }
    const ids = async (person: Person, query = '') =>
      (await get(`/plugin-submissions?status=pending${query}`, person))
        .json()
        .results.map((row: Submission) => row.id)
    expect(await ids(bo)).toEqual([])
    expect(await ids(ada)).toContain(id)
    expect(await ids(mo)).toContain(id)
    expect(await ids(mo, '&own=true')).toEqual([])
    const downloaded = await get(file, mo)
    expect(downloaded.headers['content-disposition']).toBe('attachment; filename="private-1.0.0.zip"')
    expect(downloaded.rawPayload).toEqual(buildZip(pluginParts({ name: 'private' })))
    const detail = (await get(`/plugin-submissions/${id}`, mo)).json<SubmissionDetail>()
    expect(detail.files.map(({ path }) => path)).toEqual(['index.html', 'manifest.json'])
    expect(detail.contact).toEqual({ name: 'Ada L', email: 'ada@example.org', phone: '' })
    expect(detail.manifest).toMatchObject({ name: 'private', license: 'CC0-1.0' })
  })

  test('the template passes its own checks once title and author are filled in', async () => {
    const { app, ada } = world.now()
    const first = await app.inject({ url: '/api/plugin-template.zip' })
    expect(first.headers.etag).toMatch(/^W\/"/)
    expect(first.headers['content-type']).toContain('application/zip')
    const answer = await sendPlugin(app, ada, { zip: filledTemplate(first.rawPayload) })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().name).toBe('sources-here')
    const { remarks } = (await get(`/plugin-submissions/${answer.json().id}`, ada)).json<SubmissionDetail>()
    expect(remarks).toEqual([])
    const unfilled = await sendPlugin(app, ada, { zip: first.rawPayload })
    expect([unfilled.statusCode, unfilled.json().errors.plugin]).toEqual([
      400,
      [
        'manifest.json, title: Write the title of your plugin: “Sources here” is what stands in the template.',
        'manifest.json, author: Write the author of your plugin: “Your name” is what stands in the template.',
      ],
    ])
  })

  test('T66 when an account is erased, what the person wrote about themselves goes with it', async () => {
    const { app, database, mo } = world.now()
    const gone = await signInAs(app, database, 'gone')
    const { id } = await submitted(app, gone, { name: 'left-behind' })
    await database.query('delete from account where id = $1', [gone.id])
    const row = (await get(`/plugin-submissions/${id}`, mo)).json<SubmissionDetail>()
    expect([row.author, row.contact.name, row.contact.email]).toEqual(['', '', ''])
  })
})
