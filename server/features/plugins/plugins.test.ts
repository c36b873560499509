import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Plugin } from '#contract/plugins/plugins.ts'
import type { Submission, SubmissionDetail } from '#contract/plugins/submissions.ts'
import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import { type Person, signInAs, testAccounts } from '#tests/builders/people.ts'
import { sendPlugin, submitted } from '#tests/builders/plugin-form.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'

eachDatabase('plugins', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  let mo: Person
  let root: Person
  beforeAll(async () => {
    database = await open()
    app = await createApp({ database, accounts: testAccounts() })
    ada = await signInAs(app, database, 'ada')
    bo = await signInAs(app, database, 'bo')
    mo = await signInAs(app, database, 'mo', 'moderator')
    root = await signInAs(app, database, 'root', 'admin')
    return () => app.close()
  })

  const get = (url: string, person?: Person) =>
    app.inject({ url: `/api${url}`, headers: person ? { authorization: person.bearer } : {} })
  const post = (url: string, person: Person, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api${url}`, headers: { authorization: person.bearer }, payload })
  const approve = (id: number, person: Person, body: object = {}) =>
    post(`/plugin-submissions/${id}/approve`, person, body)
  const published = async (name: string): Promise<Plugin | undefined> =>
    (await get('/plugins')).json().results.find((plugin: Plugin) => plugin.name === name)
  const audited = async (subject: string) =>
    (
      await database.query<{ action: string }>(
        'select action from audit_entry where subject = $1 order by id',
        [subject],
      )
    ).map(({ action }) => action)

  describe('submitting', () => {
    test('T57 the same file sent twice at once is one submission, told once', async () => {
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
      const answer = await sendPlugin(app, ada, sent)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[field].join()).toContain(words)
    })

    test('a file that is too large is refused while it arrives', async () => {
      const answer = await sendPlugin(app, ada, { zip: Buffer.alloc(PLUGIN_LIMITS.archive + 1) })
      expect(answer.statusCode).toBe(413)
    })

    test('who has not confirmed their address cannot submit', async () => {
      const new_ = await signInAs(app, database, 'unconfirmed')
      await database.query('update account set email_verified = false where id = $1', [new_.id])
      expect((await sendPlugin(app, new_)).statusCode).toBe(403)
    })

    test('nobody else sees a submission, its file or its preview address; reviewers do', async () => {
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
  })

  describe('reviewing', () => {
    test('T18 nobody approves or declines their own plugin', async () => {
      const { id } = await submitted(app, mo, { name: 'own-plugin' })
      expect((await approve(id, mo)).statusCode).toBe(403)
      expect((await post(`/plugin-submissions/${id}/decline`, mo, { reason: 'x' })).statusCode).toBe(403)
      expect((await approve(id, bo)).statusCode).toBe(403)
      expect(await published('own-plugin')).toBeUndefined()
      expect((await approve(id, root)).statusCode).toBe(200)
      expect(await published('own-plugin')).toBeDefined()
    })

    test('an approval asks for the password again when it was typed long ago', async () => {
      const { id } = await submitted(app, ada, { name: 'approved-late' })
      const age = (minutes: number) =>
        database.query(
          'update session set created_at = now() - make_interval(mins => $2), proven_at = null where user_id = $1',
          [mo.id, minutes],
        )
      await age(16)
      const late = await approve(id, mo)
      expect([late.statusCode, late.json().type]).toEqual([403, '/problems/proof-needed'])
      expect(await published('approved-late')).toBeUndefined()
      await age(14)
      expect((await approve(id, mo)).statusCode).toBe(200)
    })

    test('T58, T61 of two reviewers at once one decides, and the record shows it once', async () => {
      const { id } = await submitted(app, ada, { name: 'contested' })
      const answers = await Promise.all([
        approve(id, mo),
        post(`/plugin-submissions/${id}/decline`, root, { reason: 'Not needed' }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(await audited(`submission ${id}`)).toHaveLength(2)
    })

    test('T58 a later version takes the place of the one that waits, which can be approved no more', async () => {
      const before = await submitted(app, ada, { name: 'twice', version: '1.0.0' })
      const after = await submitted(app, ada, { name: 'twice', version: '1.1.0' })
      expect((await approve(before.id, mo)).statusCode).toBe(409)
      expect((await approve(after.id, mo)).statusCode).toBe(200)
      expect((await published('twice'))?.version).toBe('1.1.0')
    })

    test('a name belongs to whoever had it approved, and versions only rise', async () => {
      const { id } = await submitted(app, ada, { name: 'owned', version: '1.2.0' })
      await approve(id, mo)
      const taken = await sendPlugin(app, bo, {
        zip: buildZip(pluginParts({ name: 'owned', version: '9.0.0' })),
      })
      expect(taken.json().errors.plugin.join()).toContain('belongs to another plugin')
      const older = await sendPlugin(app, ada, {
        zip: buildZip(pluginParts({ name: 'owned', version: '1.1.9' })),
      })
      expect(older.json().errors.plugin.join()).toContain('Give this one a higher version.')
      const next = await submitted(app, ada, { name: 'owned', version: '1.10.0' })
      await approve(next.id, mo)
      expect((await published('owned'))?.version).toBe('1.10.0')
      expect((await get(`/plugin-submissions/${id}`, ada)).json().status).toBe('replaced')
    })

    test('declining needs a reason, and the author reads it', async () => {
      const { id } = await submitted(app, ada, { name: 'declined' })
      expect((await post(`/plugin-submissions/${id}/decline`, mo, { reason: ' ' })).statusCode).toBe(400)
      await post(`/plugin-submissions/${id}/decline`, mo, { reason: 'It shows no source.' })
      const row = (await get(`/plugin-submissions/${id}`, ada)).json()
      expect([row.status, row.reason]).toEqual(['declined', 'It shows no source.'])
      const told = (await get('/notifications', ada)).json()
      expect(JSON.stringify(told)).toContain('It shows no source.')
    })

    test('approval as earlier clients ask for it, by id and file name', async () => {
      const { id } = await submitted(app, ada, { name: 'by-name' })
      const wrong = await post('/plugin-submissions/approval/', mo, { id, name: 'other.zip' })
      expect(wrong.statusCode).toBe(400)
      const right = await post('/plugin-submissions/approval/', mo, { id, name: 'by-name-1.0.0.zip' })
      expect(right.json().status).toBe('approved')
    })

    test('sites are out of reach unless the reviewer grants them', async () => {
      const asks = { permissions: ['network'], network: ['https://example.org'] }
      for (const [name, network] of [
        ['no-network', false],
        ['with-network', true],
      ] as const) {
        const { id } = await submitted(app, ada, { name, ...asks })
        await approve(id, mo, { network })
        const plugin = await published(name)
        expect(plugin?.network).toEqual(network ? ['https://example.org'] : [])
        const policy = (await app.inject({ url: plugin?.page ?? '' })).headers['content-security-policy']
        expect(policy).toContain(network ? 'connect-src https://example.org;' : "connect-src 'none';")
      }
    })
  })

  describe('the files in the sandbox', () => {
    const fileOf = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: 'msdat.example', ...headers } })

    test('they carry their own rules', async () => {
      const { id } = await submitted(app, ada, { name: 'sandboxed' })
      await approve(id, mo)
      const plugin = await published('sandboxed')
      const { headers, body } = await fileOf(plugin?.page ?? '')
      expect(body).toContain('<p>Hello</p>')
      const folder = `http://msdat.example${plugin?.page.replace('index.html', '')}`
      expect(headers['content-security-policy']).toBe(
        `sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' ${folder}; style-src 'unsafe-inline' ${folder}; ` +
          `img-src data: blob: ${folder}; font-src data: ${folder}; connect-src 'none'; worker-src 'none'; frame-src 'none'; ` +
          `form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
      )
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
    })

    test.each([
      'other.html',
      '../index.html',
      '%2e%2e/index.html',
      'manifest.json/x.html',
      '',
      'index.html%00.js',
    ])('there is no file %j', async (path) => {
      const plugin = await published('sandboxed')
      const answer = await fileOf((plugin?.page ?? '').replace('index.html', path))
      expect([404, 400]).toContain(answer.statusCode)
    })

    test('no service worker can be made of a file', async () => {
      const plugin = await published('sandboxed')
      expect((await fileOf(plugin?.page ?? '', { 'service-worker': 'script' })).statusCode).toBe(404)
    })

    test('a preview is for whoever was given its address, and a forged one is for nobody', async () => {
      const { id } = await submitted(app, ada, { name: 'previewed' })
      const { preview } = (await get(`/plugin-submissions/${id}`, mo)).json<SubmissionDetail>()
      expect((await fileOf(preview)).statusCode).toBe(200)
      expect((await fileOf(preview.replace(`preview-${id}-`, `preview-${id - 1}-`))).statusCode).toBe(404)
      expect((await fileOf(preview.replace(/-(\d{13})-/, '-9999999999999-'))).statusCode).toBe(404)
      expect((await fileOf(preview.replace(/-(\d{13})-/, '-1000000000000-'))).statusCode).toBe(404)
    })

    test('T33 a disabled plugin is gone at once, and comes back; a deleted one does not', async () => {
      const { id } = await submitted(app, ada, { name: 'switched' })
      await approve(id, mo)
      const plugin = await published('switched')
      const page = plugin?.page ?? ''
      expect((await post(`/plugins/${plugin?.id}/disable`, mo)).statusCode).toBe(403)
      expect((await post(`/plugins/${plugin?.id}/disable`, root)).json().is_enabled).toBe(false)
      expect((await fileOf(page)).statusCode).toBe(404)
      expect(await published('switched')).toBeUndefined()
      const all = (await get('/plugins/all', mo)).json().results
      expect(all.find((row: Plugin) => row.name === 'switched')?.is_enabled).toBe(false)
      expect((await get('/plugins/all', ada)).statusCode).toBe(403)
      await post(`/plugins/${plugin?.id}/enable`, root)
      await post(`/plugins/${plugin?.id}/enable`, root)
      expect((await fileOf(page)).statusCode).toBe(200)
      const headers = { authorization: root.bearer }
      const remove = () => app.inject({ method: 'DELETE', url: `/api/plugins/${plugin?.id}/`, headers })
      expect((await remove()).statusCode).toBe(200)
      expect((await remove()).statusCode).toBe(404)
      expect((await fileOf(page)).statusCode).toBe(404)
      expect(await audited(`plugin ${plugin?.id}`)).toEqual([
        'plugin.disabled',
        'plugin.enabled',
        'plugin.deleted',
      ])
      expect((await get(`/plugin-submissions/${id}`, ada)).json().status).toBe('removed')
    })
  })

  test('the template passes its own checks, always with the same bytes', async () => {
    const first = await app.inject({ url: '/api/plugin-template.zip' })
    expect(first.headers['content-type']).toContain('application/zip')
    const answer = await sendPlugin(app, ada, { zip: first.rawPayload })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().name).toBe('sources-here')
  })

  test('T66 when an account is erased, what the person wrote about themselves goes with it', async () => {
    const gone = await signInAs(app, database, 'gone')
    const { id } = await submitted(app, gone, { name: 'left-behind' })
    await database.query('delete from account where id = $1', [gone.id])
    const row = (await get(`/plugin-submissions/${id}`, mo)).json<SubmissionDetail>()
    expect([row.author, row.contact.name, row.contact.email]).toEqual(['', '', ''])
  })
})
