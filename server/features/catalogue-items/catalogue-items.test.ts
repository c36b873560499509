import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { CatalogueItem } from '#contract/catalogue-items/catalogue-items.ts'
import { catalogueRows } from '#contract/catalogue-columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import type { CatalogueConflict } from '#contract/data-import/data-set-conflicts.ts'
import { OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { keepEdited } from '#server/release/keep-edited.ts'

const NEW = {
  ...{ short_name: 'Sledges', full_name: 'Households with a sledge', code: 'SLEDGE', program_area: 'Winter' },
  ...{ factor: '2', decimals: '1', national_target: '80', related: '7' },
}

serverDatabase('indicators and sources that people make', (open) => {
  let app: FastifyInstance
  let database: Database
  let [admin, officer, user]: Person[] = []
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada: admin, mina: officer, ursula: user },
    } = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'admin', mina: 'moderator', ursula: 'user' },
    }))
  })
  type Method = 'GET' | 'POST' | 'PUT'
  const send = (method: Method, path: string, payload: object | undefined, who: Person | undefined = admin) =>
    app.inject({
      ...{ method, url: `/api${path}`, headers: { authorization: who?.bearer ?? '' } },
      ...(payload && { payload }),
    })
  const read = async (path: string) => (await send('GET', path, undefined)).json<CatalogueItem>()
  const inRelease = async (id: number) => {
    const { hash } = (await app.inject('/api/releases/current')).json<{ hash: string }>()
    const { indicators } = catalogueRows((await app.inject(`/api/releases/${hash}/catalogue`)).json())
    return indicators.find((indicator) => indicator.id === id)
  }

  test('a new indicator stands in the next release, its edit in the one after, and undoing puts it back', async () => {
    const made = await send('POST', '/catalogue-items/indicator', { values: NEW, note: 'It snows.' })
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toEqual({ id: 6001, release: 2 })
    expect(await inRelease(6001)).toMatchObject({ short_name: 'Sledges', national_target: 80, related: [7] })
    const first = await read('/catalogue-items/indicator/6001')
    expect(first.values).toMatchObject(NEW)
    const changed = { values: { ...NEW, national_target: '90' }, note: 'The new plan.' }
    const seen = { updated_at: first.updated_at }
    const edit = await send('PUT', '/catalogue-items/indicator/6001', { ...changed, ...seen })
    expect(edit.json()).toEqual({ id: 6001, release: 3 })
    expect(await inRelease(6001)).toMatchObject({ national_target: 90 })
    // Somebody who had read it before.
    const late = await send('PUT', '/catalogue-items/indicator/6001', { ...changed, ...seen })
    expect(late.statusCode).toBe(409)
    const { history } = await read('/catalogue-items/indicator/6001')
    expect(history.map(({ by, note, release }) => [by, note, release])).toEqual([
      ['ada', 'The new plan.', 3],
      ['ada', 'It snows.', 2],
    ])
    expect(history[0]).toMatchObject({ before: { national_target: '80' }, after: { national_target: '90' } })
    const [second, begun] = history
    const tooEarly = await send('POST', `/catalogue-changes/${begun?.id}/undo`, { note: 'No.' })
    expect(tooEarly.statusCode).toBe(409)
    const undone = await send('POST', `/catalogue-changes/${second?.id}/undo`, { note: 'Another plan.' })
    expect(undone.json()).toEqual({ id: 6001, release: 4 })
    expect(await inRelease(6001)).toMatchObject({ national_target: 80 })
    const gone = await send('POST', `/catalogue-changes/${begun?.id}/undo`, { note: 'Nobody counts them.' })
    expect(gone.json()).toEqual({ id: 6001, release: 5 })
    expect(await inRelease(6001)).toBeUndefined()
    const actions = await database.query<{ action: string }>(
      `select action from audit_entry where action like 'catalogue.%' order by id`,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      ...['catalogue.added', 'catalogue.changed', 'catalogue.undone', 'catalogue.undone'],
    ])
  })

  test('what is wrong is said at its field, and nothing is published', async () => {
    const wrong = { ...NEW, code: '', national_target: '112', factor: '9' }
    const answer = await send('POST', '/catalogue-items/indicator', { values: wrong, note: 'It snows.' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({
      code: ['Fill this in.'],
      factor: ['Choose one of the list.'],
    })
    // Its figures are published in per cent.
    const { values, updated_at } = await read('/catalogue-items/indicator/7')
    const unit = { values: { ...values, factor: '1' }, note: 'Per 1,000', updated_at }
    expect((await send('PUT', '/catalogue-items/indicator/7', unit)).json().errors.factor).toHaveLength(1)
  })

  test('an officer proposes, and an administrator decides', async () => {
    const proposal = {
      kind: 'indicator',
      values: { ...NEW, short_name: 'Skis', code: 'SKI' },
      note: 'Sheet of May',
    }
    expect((await send('POST', '/catalogue-proposals', proposal, user)).statusCode).toBe(403)
    const sent = await send('POST', '/catalogue-proposals', proposal, officer)
    expect(sent.statusCode, sent.body).toBe(201)
    const again = { ...proposal, values: { ...proposal.values, short_name: 'skis', code: 'SKI2' } }
    expect((await send('POST', '/catalogue-proposals', again, officer)).json().errors).toEqual({
      short_name: ['It is proposed already and waits for a decision.'],
    })
    const { id } = sent.json<{ id: number }>()
    expect((await send('POST', '/catalogue-items/indicator', proposal, officer)).statusCode).toBe(403)
    const waiting = (await send('GET', '/waiting', undefined)).json()
    expect(waiting.results).toContainEqual(
      expect.objectContaining({ kind: 'catalogue', id: String(id), title: 'Skis', from: 'mina' }),
    )
    const body = { values: proposal.values, note: proposal.note, proposal: id }
    const made = await send('POST', '/catalogue-items/indicator', body)
    expect(made.statusCode, made.body).toBe(201)
    // Decided is decided.
    const remark = { remark: 'We have it.' }
    expect((await send('POST', `/catalogue-proposals/${id}/reject`, remark)).statusCode).toBe(409)
    const own = (await send('GET', '/catalogue-proposals', undefined, officer)).json()
    expect(own.results).toEqual([expect.objectContaining({ id, state: 'published', by: 'mina' })])
    const letters = (await send('GET', '/notifications', undefined, officer)).json()
    expect(JSON.stringify(letters)).toContain(
      `The indicator “Skis” that you proposed is published in release ${made.json().release}`,
    )
  })

  test('how a source measures an indicator is edited: what has figures stays, what people declare outlives them, and undoing knows both', async () => {
    const list = (await send('GET', '/catalogue-items/measure', undefined)).json()
    expect(list.results).toContainEqual(
      expect.objectContaining({ id: 8002, group: 'House survey', origin: 'ours' }),
    )
    const first = await read('/catalogue-items/measure/8002')
    expect(first.stays).toEqual(expect.arrayContaining(['indicator', 'source', 'national']))
    const { updated_at } = first
    const wrong = { values: { ...first.values, national: 'false', source: '6' }, note: 'No.', updated_at }
    expect(Object.keys((await send('PUT', '/catalogue-items/measure/8002', wrong)).json().errors)).toEqual([
      ...['source', 'national'],
    ])
    const values = { ...first.values, frequency: 'Every five years', lga: 'true' }
    const edit = { values, note: 'As its report says', updated_at }
    const changed = await send('PUT', '/catalogue-items/measure/8002', edit)
    expect(changed.statusCode, changed.body).toBe(200)
    const measure = async () => {
      const { hash } = (await app.inject('/api/releases/current')).json<{ hash: string }>()
      const file = (await app.inject(`/api/releases/${hash}/indicators/8`)).json()
      return JSON.stringify(file.measures)
    }
    expect(await measure()).toContain('Every five years')
    // Figures of a zone come and go: the level that somebody declared stays, and no other.
    const figures = {
      ...{ name: 'a.csv', text: `${OBSERVATION_HEADER}\n8,2,2,2018,41,,,,,,,\n` },
    }
    const body = { files: [figures], note: 'New', acknowledged: 'Seen.' }
    const published = await send('POST', '/data-imports', body)
    expect(published.statusCode, published.body).toBe(201)
    expect((await read('/catalogue-items/measure/8002')).values).toMatchObject({
      lga: 'true',
      zonal: 'true',
    })
    const { history } = await read('/catalogue-items/measure/8002')
    const undone = await send('POST', `/catalogue-changes/${history[0]?.id}/undo`, {
      note: 'Another report.',
    })
    expect(undone.statusCode, undone.body).toBe(201)
    const after = await read('/catalogue-items/measure/8002')
    expect(after.values).toMatchObject({
      frequency: first.values.frequency,
      lga: 'false',
      zonal: 'true',
    })
    const figuresUndone = await send('POST', `/data-imports/undo/${published.json().release.number}`, {
      note: 'Wrong.',
    })
    expect(figuresUndone.statusCode, figuresUndone.body).toBe(201)
    expect((await read('/catalogue-items/measure/8002')).values).toMatchObject({
      lga: 'false',
      zonal: 'false',
    })
  })

  test('a pair is made once, goes again while nothing is published of it, and a release of the catalogue says where it is undone', async () => {
    const values = {
      indicator: '8',
      source: '6',
      datasource_indicator: 'People',
      interval_published: 'no',
      state: 'true',
    }
    const make = () => send('POST', '/catalogue-items/measure', { values, note: 'It counts people.' })
    const made = await make()
    expect(made.statusCode, made.body).toBe(201)
    const { id, release } = made.json<{ id: number; release: number }>()
    expect(id).toBe(8006)
    expect((await make()).json().errors.source).toEqual(['It is known already how this source measures it.'])
    const asFigures = await send('POST', `/data-imports/undo/${release}`, { note: 'No.' })
    expect([asFigures.statusCode, asFigures.json().detail]).toEqual([
      400,
      `Release ${release} changed pair of indicator and source 8006 and no figures. Undo it in its history under Sources and indicators.`,
    ])
    const [line] = (await read('/catalogue-items/measure/8006')).history
    expect((await send('POST', `/catalogue-changes/${line?.id}/undo`, { note: 'No.' })).statusCode).toBe(201)
    expect((await send('GET', '/catalogue-items/measure/8006', undefined)).statusCode).toBe(404)
  })

  test('what stood before a change is put back only where it can stand', async () => {
    const made = await send('POST', '/catalogue-items/indicator', {
      values: { ...NEW, short_name: 'Kites', code: 'KITE', factor: '1' },
      note: 'Wind.',
    })
    const { id } = made.json<{ id: number }>()
    const { values, updated_at } = await read(`/catalogue-items/indicator/${id}`)
    const edit = { values: { ...values, factor: '2' }, note: 'In per cent.', updated_at }
    expect((await send('PUT', `/catalogue-items/indicator/${id}`, edit)).statusCode).toBe(200)
    const text = `${OBSERVATION_HEADER}\n${id},2,1,2018,41,,,,,,,\n`
    const published = await send('POST', '/data-imports', {
      ...{ files: [{ name: 'a.csv', text }], note: 'New', acknowledged: 'Seen.' },
    })
    expect(published.statusCode, published.body).toBe(201)
    const { history } = await read(`/catalogue-items/indicator/${id}`)
    const [unit, begun] = history
    const refused = await send('POST', `/catalogue-changes/${unit?.id}/undo`, { note: 'No.' })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'What stood before cannot stand again. factor: Figures are published in the unit it had. Make a new indicator for another unit.',
    ])
    const { number } = published.json().release
    expect((await send('POST', `/data-imports/undo/${number}`, { note: 'Wrong.' })).statusCode).toBe(201)
    expect((await inRelease(id))?.coverage).toEqual([])
    const stays = await send('POST', `/catalogue-changes/${begun?.id}/undo`, { note: 'No.' })
    expect(stays.statusCode).toBe(409)
  })

  test('a newer data set leaves edited fields alone, takes the others, and lists what it says otherwise', async () => {
    const { values, updated_at } = await read('/catalogue-items/source/2')
    const edit = {
      values: { ...values, licence: 'Ours', custodian: 'The mayor' },
      note: 'Asked.',
      updated_at,
    }
    expect((await send('PUT', '/catalogue-items/source/2', edit)).statusCode).toBe(200)
    const [row] = await database.query<Record<string, string>>('select * from datasource where id = 2')
    const shipped = { ...row, custodian: values.custodian ?? '', period_labels: '{}', vintage: 'New vintage' }
    const newer = { ...shipped, licence: 'CC BY 4.0' }
    const [kept] = await database.transaction((transaction) =>
      keepEdited(transaction, 'source', [newer], '2027.1'),
    )
    expect(kept).toMatchObject({ licence: 'Ours', custodian: 'The mayor', vintage: 'New vintage' })
    const { conflicts } = await read('/catalogue-items/source/2')
    expect(conflicts).toEqual([{ field: 'licence', shipped: 'CC BY 4.0', version: '2027.1' }])
    const listed = async () =>
      (await send('GET', '/catalogue-conflicts', undefined)).json<{ results: CatalogueConflict[] }>().results
    const ours = {
      kind: 'source',
      item: 2,
      field: 'licence',
      ours: 'Ours',
      shipped: 'CC BY 4.0',
      decided: null,
    }
    expect(await listed()).toMatchObject([{ ...ours, name: 'House survey' }])
    const of = [{ kind: 'source', item: 2, field: 'licence' }]
    const decide = (take: string, named?: typeof of) =>
      send('POST', '/catalogue-conflicts/decisions', { take, note: 'Agreed.', ...(named && { of: named }) })
    const keptOurs = await decide('ours')
    expect([keptOurs.statusCode, keptOurs.json()]).toEqual([201, { decided: 1, release: null }])
    expect(await listed()).toMatchObject([{ ...ours, decided: 'ours', by: 'ada', note: 'Agreed.' }])
    // The data set says the same once more, and then something else.
    const again = (licence: string) =>
      database.transaction((transaction) =>
        keepEdited(transaction, 'source', [{ ...shipped, licence }], '2027.2'),
      )
    await again('CC BY 4.0')
    expect(await listed()).toMatchObject([{ decided: 'ours', version: '2027.2' }])
    await again('CC BY 5.0')
    expect(await listed()).toMatchObject([{ decided: null, shipped: 'CC BY 5.0' }])
    expect((await decide('open', of)).statusCode).toBe(409)
    const took = await decide('theirs', of)
    expect(took.json().release).toBeGreaterThan(1)
    expect((await read('/catalogue-items/source/2')).values).toMatchObject({
      licence: 'CC BY 5.0',
      custodian: 'The mayor',
    })
    expect(await listed()).toMatchObject([{ decided: 'theirs', ours: 'Ours' }])
    expect((await decide('open', of)).json().release).toBe(took.json().release + 1)
    expect(await listed()).toMatchObject([{ decided: null, ours: 'Ours', shipped: 'CC BY 5.0' }])
    const actions = await database.query<{ action: string }>(
      `select action from audit_entry where action = 'catalogue.decided' order by id`,
    )
    expect(actions).toHaveLength(3)
  })
})
