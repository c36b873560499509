import { expect, test } from 'vitest'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import { sendPlugin, submitted } from '#tests/builders/plugin-form.ts'
import { pluginWorld } from '#tests/builders/plugin-world.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('reviewing plugins', (open) => {
  const world = pluginWorld(open)
  const { get, post, approve, published, audited } = world

  test('T18 nobody approves or declines their own plugin', async () => {
    const { app, bo, mo, root } = world.now()
    const { id } = await submitted(app, mo, { name: 'own-plugin' })
    expect((await approve(id, mo)).statusCode).toBe(403)
    expect((await post(`/plugin-submissions/${id}/decline`, mo, { reason: 'x' })).statusCode).toBe(403)
    expect((await approve(id, bo)).statusCode).toBe(403)
    expect(await published('own-plugin')).toBeUndefined()
    expect((await approve(id, root)).statusCode).toBe(200)
    expect(await published('own-plugin')).toBeDefined()
  })

  test('reviewers read what the author wrote for them, in the list as in the submission', async () => {
    const { app, ada, mo } = world.now()
    const zip = buildZip(pluginParts({ name: 'described', description: 'For readers' }))
    const fields = { description: 'For reviewers: reads NDHS only' }
    const { id } = (await sendPlugin(app, ada, { zip, fields })).json()
    const list = (await get('/plugin-submissions?status=pending&size=200', mo)).json().results
    const listed = list.find((row: { readonly id: number }) => row.id === id)
    expect(listed.description).toBe(fields.description)
    expect((await get(`/plugin-submissions/${id}`, mo)).json().description).toBe(fields.description)
  })

  test('an approval asks for the password again when it was typed long ago', async () => {
    const { app, database, ada, mo } = world.now()
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
    const { app, ada, mo, root } = world.now()
    const { id } = await submitted(app, ada, { name: 'contested' })
    const answers = await Promise.all([
      approve(id, mo),
      post(`/plugin-submissions/${id}/decline`, root, { reason: 'Not needed' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await audited(`submission ${id}`)).toHaveLength(2)
  })

  test('T58 a later version takes the place of the one that waits, which can be approved no more', async () => {
    const { app, ada, mo } = world.now()
    const before = await submitted(app, ada, { name: 'twice', version: '1.0.0' })
    const after = await submitted(app, ada, { name: 'twice', version: '1.1.0' })
    expect((await approve(before.id, mo)).statusCode).toBe(409)
    expect((await approve(after.id, mo)).statusCode).toBe(200)
    expect((await published('twice'))?.version).toBe('1.1.0')
  })

  test('a name belongs to whoever had it approved, and versions only rise', async () => {
    const { app, ada, bo, mo } = world.now()
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
    const { app, ada, mo } = world.now()
    const { id } = await submitted(app, ada, { name: 'declined' })
    expect((await post(`/plugin-submissions/${id}/decline`, mo, { reason: ' ' })).statusCode).toBe(400)
    await post(`/plugin-submissions/${id}/decline`, mo, { reason: 'It shows no source.' })
    const row = (await get(`/plugin-submissions/${id}`, ada)).json()
    expect([row.status, row.reason]).toEqual(['declined', 'It shows no source.'])
    const told = (await get('/notifications', ada)).json()
    expect(JSON.stringify(told)).toContain('It shows no source.')
  })

  test('approval as earlier clients ask for it, by id and file name', async () => {
    const { app, ada, mo } = world.now()
    const { id } = await submitted(app, ada, { name: 'by-name' })
    const wrong = await post('/plugin-submissions/approval/', mo, { id, name: 'other.zip' })
    expect(wrong.statusCode).toBe(400)
    const right = await post('/plugin-submissions/approval/', mo, { id, name: 'by-name-1.0.0.zip' })
    expect(right.json().status).toBe('approved')
  })

  test('sites are out of reach unless the reviewer grants them', async () => {
    const { app, ada, mo } = world.now()
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

  test('what was decided stays decided, and the record says what it was and became', async () => {
    const { app, database, ada, mo, root } = world.now()
    const { id } = await submitted(app, ada, { name: 'decided-once' })
    await approve(id, mo)
    for (const late of [
      await approve(id, root),
      await post(`/plugin-submissions/${id}/decline`, root, { reason: 'Late' }),
    ]) {
      expect([late.statusCode, late.json().type, late.json().detail]).toEqual([
        409,
        '/problems/changed-meanwhile',
        'This submission does not wait for a review any more.',
      ])
    }
    const own = await submitted(app, mo, { name: 'of-a-moderator' })
    expect((await approve(own.id, mo)).json().detail).toBe('Somebody else has to review your own plugin.')
    const rows = await database.query(
      'select action, before, after from audit_entry where subject = $1 order by id',
      [`submission ${id}`],
    )
    expect(rows).toEqual([
      {
        action: 'plugin.submitted',
        before: null,
        after: { name: 'decided-once', version: '1.0.0', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
      {
        action: 'plugin.approved',
        before: { status: 'pending' },
        after: { status: 'approved', name: 'decided-once', version: '1.0.0', reason: '', network: [] },
      },
    ])
  })

  test('each state is listed by its name', async () => {
    const { app, ada, mo, root } = world.now()
    const names = ['s-pending', 's-approved', 's-declined', 's-replaced', 's-removed']
    const ids = new Map<string, number>()
    for (const name of names) ids.set(name, (await submitted(app, ada, { name })).id)
    const idOf = (name: string) => ids.get(name) ?? 0
    await approve(idOf('s-approved'), mo)
    await post(`/plugin-submissions/${idOf('s-declined')}/decline`, mo, { reason: 'No' })
    await submitted(app, ada, { name: 's-replaced', version: '2.0.0' })
    await approve(idOf('s-removed'), mo)
    await world.remove(`/plugins/${(await published('s-removed'))?.id}`, root)
    for (const name of names) {
      const status = name.slice(2)
      const listed = (await get(`/plugin-submissions?status=${status}&size=100`, ada)).json().results
      expect(listed.map((row: { id: number }) => row.id)).toContain(idOf(name))
      expect(listed.every((row: { status: string }) => row.status === status)).toBe(true)
      expect((await get(`/plugin-submissions/${idOf(name)}`, ada)).json()).toMatchObject({
        status,
        reason: status === 'declined' ? 'No' : '',
      })
    }
    const every = (await get('/plugin-submissions?size=100', ada)).json().results
    expect(every.map((row: { id: number }) => row.id)).toEqual(expect.arrayContaining([...ids.values()]))
  })

  test('a submission changes its time when it is decided on', async () => {
    const { app, ada, mo } = world.now()
    const before = await submitted(app, ada, { name: 'timed' })
    expect(before.updated_at).toBe(before.created_at)
    const after = (await approve(before.id, mo)).json()
    expect(after.created_at).toBe(before.created_at)
    expect(after.updated_at > (before.updated_at ?? '')).toBe(true)
  })
})
