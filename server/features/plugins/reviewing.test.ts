import { expect, test } from 'vitest'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import { sendPlugin, submitted } from '#tests/builders/plugin-form.ts'
import { pluginWorld } from '#tests/builders/plugin-world.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'

eachDatabase('reviewing plugins', (open) => {
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
})
