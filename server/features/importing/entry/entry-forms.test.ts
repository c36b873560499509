import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openReview } from '#server/reviews/review-store.ts'
import { type Call, openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { entryReminders } from './entry-reminders.ts'

const FORM = '/data-entry/forms/2/8/2024'
const cell = (text: string, more: object = {}) => ({ '7': { text, reason: '', isZero: false, ...more } })

serverDatabase('figures that are typed into a form', (open) => {
  let database: Database
  let people: Product<'ada' | 'carl' | 'root' | 'bo' | 'eve'>['people']
  let call: Call
  const form = async (who = people.ada) => (await call(who, 'GET', FORM)).body
  const save = (who: typeof people.ada, version: number, cells: object) =>
    call(who, 'PUT', FORM, { version, cells })
  const send = (version: number, who = people.ada) => call(who, 'POST', `${FORM}/send`, { version })
  const published = async () =>
    (
      await database.query<{ value: number }>(
        `select value from observation where indicator = 7 and datasource = 2 and location = 8 and period = 2024000
           and release_removed = 2147483647 and value_type in (1, 2, 5)`,
      )
    ).map(({ value }) => value)
  const statuses = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)

  beforeAll(async () => {
    ;({ database, people, call } = await openProduct(open, {
      content: 'made-up-files',
      people: { ada: 'user', carl: 'user', root: 'admin', bo: 'admin', eve: 'user' },
    }))
    for (const { id } of [people.ada, people.carl]) {
      await database.query(
        "insert into capability_grant (account, capability, source, place) values ($1, 'figures.submit', 2, 8)",
        [id],
      )
    }
  })

  test('are chosen and seen by those alone whose right covers the source and the place', async () => {
    const own = await call(people.ada, 'GET', '/data-entry/choices?datasource=2')
    expect(own.body).toEqual({
      sources: [{ id: 2, kind: 'year', newest: '2024', has_parts: true }],
      places: [{ id: 8, name: 'Northland', level: 3, parent: 2 }],
    })
    expect((await call(people.eve, 'GET', '/data-entry/choices')).body).toEqual({ sources: [], places: [] })
    const foreign = '/data-entry/forms/2/10/2024'
    const answers = [
      await call(people.ada, 'GET', foreign),
      await call(people.ada, 'PUT', foreign, { version: 0, cells: {} }),
      await call(people.ada, 'POST', `${foreign}/send`, { version: 0 }),
      await call(people.eve, 'GET', FORM),
      await call(people.eve, 'PUT', FORM, { version: 0, cells: {} }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await call(people.ada, 'GET', '/data-entry/forms/2/8/2024-13')).status).toBe(400)
    expect((await call(people.root, 'GET', '/data-entry/forms/499/8/2024')).status).toBe(404)
  })

  test('begin with the indicators of that level, their last figures and what is published', async () => {
    expect(await form()).toMatchObject({
      ...{ location_name: 'Northland', version: 0, cells: {}, submission: null, is_open: true },
      rows: [
        {
          ...{
            indicator: 7,
            last: { period: '2018', value: 30 },
            former: null,
            usual: null,
            published: null,
          },
          computed: null,
        },
      ],
    })
  })

  test('are kept as they were typed; of two who save at once the second reads both (T56)', async () => {
    const both = await Promise.all([save(people.ada, 0, cell('9,5')), save(people.carl, 0, cell('31'))])
    expect(statuses(both)).toEqual([200, 409])
    const seen = await form()
    expect(seen.version).toBe(1)
    expect(seen.changed_by).toBe(seen.cells['7'].text === '31' ? 'carl' : 'ada')
    expect((await save(people.ada, 1, cell('95'))).body).toMatchObject({ version: 2 })
  })

  test('go to somebody else only when every question of a check has a reason', async () => {
    const asked = await send(2)
    expect([asked.status, asked.body.errors]).toEqual([
      400,
      { '7': ['Good hands: 3 times 2018. Is it right?'] },
    ])
    await save(people.ada, 2, cell('95 or so'))
    expect((await send(3)).body.errors).toEqual({ '7': ['Good hands: This is no number.'] })
    await save(people.ada, 3, {})
    expect((await send(4)).body.detail).toBe('Nothing is filled in yet.')
  })

  test('pressed twice are submitted once, wait with their reasons, and take nothing meanwhile (T57)', async () => {
    await save(people.ada, 4, cell('95', { reason: 'A new hospital.' }))
    const twice = await Promise.all([send(5), send(5)])
    expect(statuses(twice)).toEqual([200, 409])
    const submission = twice.find(({ status }) => status === 200)?.body
    expect(submission).toMatchObject({
      ...{ state: 'submitted', note: 'Northland, 2023–24: Survey A, typed into the form.', format: 'form' },
      entry_form: { datasource: 2, location: 8, period: '2024' },
      explained: [{ indicator: 7, reason: 'A new hospital.' }],
    })
    expect((await call(people.root, 'GET', '/waiting')).body).toMatchObject({ counts: { figures: 1 } })
    expect((await call(people.root, 'GET', '/figure-submissions')).body.results).toHaveLength(1)
    expect((await save(people.carl, 6, cell('96'))).status).toBe(409)
    const files = await call(people.root, 'GET', `/figure-submissions/${submission.id}/files`)
    expect(files.body.files).toEqual([
      {
        name: 'Northland, 2024.csv',
        text: 'indicator,datasource,location,period,value,numerator,denominator,flag\n7,2,8,2024,95,,,\n',
        cells: ['Good hands'],
      },
    ])
    const byFile = await call(people.ada, 'PUT', `/figure-submissions/${submission.id}`, {
      ...{ files: files.body.files, note: 'By file', version: 1 },
    })
    expect([byFile.status, byFile.body.detail]).toEqual([
      400,
      'These figures were typed into a form. Correct them there.',
    ])
  })

  test('sent again as the same attempt are the same submission, as another one they are refused', async () => {
    const north = '/data-entry/forms/2/8/2023'
    await call(people.ada, 'PUT', north, { version: 0, cells: cell('33') })
    const sendAs = (attempt: string, who = people.ada) =>
      call(who, 'POST', `${north}/send`, { version: 1, note: 'Late.', attempt })
    const first = await sendAs('one')
    expect([first.status, first.body.state]).toEqual([200, 'submitted'])
    const again = await Promise.all([sendAs('one'), sendAs('one')])
    expect(again.map(({ status, body }) => [status, body.id])).toEqual([
      [200, first.body.id],
      [200, first.body.id],
    ])
    // An attempt is of whoever made it.
    expect(statuses([await sendAs('two'), await sendAs('one', people.carl)])).toEqual([409, 409])
    const { version } = first.body
    await call(people.ada, 'POST', `/figure-submissions/${first.body.id}/withdraw`, { version })
    const { body } = await call(people.ada, 'GET', north)
    const anew = { version: body.version, note: '', attempt: 'three' }
    const sent = [1, 2].map(() => call(people.ada, 'POST', `${north}/send`, anew))
    expect(statuses(await Promise.all(sent))).toEqual([200, 200])
    // The first attempt was taken back: it does not come again by itself.
    expect((await sendAs('one')).status).toBe(409)
    await database.query('delete from figure_submission where client_key is not null')
    await database.query('delete from entry_form where period = 2023000')
  })

  test('come back with comments at the figures, are corrected, approved by somebody else and published', async () => {
    const { submission } = await form()
    const path = `/figure-submissions/${submission.id}`
    const remarks = [{ indicator: 7, comment: 'The report says 35.' }]
    const back = { version: 1, reason: 'One figure is wrong.', remarks }
    expect((await call(people.ada, 'POST', `${path}/send-back`, back)).status).toBe(403)
    expect((await call(people.root, 'POST', `${path}/send-back`, { ...back, reason: '' })).status).toBe(400)
    expect((await call(people.root, 'POST', `${path}/send-back`, back)).status).toBe(200)
    const told = (await call(people.ada, 'GET', '/notifications')).body.results[0]
    expect(told).toMatchObject({ link: '/data-entry?datasource=2&location=8&period=2024' })
    const seen = await form()
    expect(seen).toMatchObject({
      is_open: true,
      submission: { state: 'sent-back', reason: 'One figure is wrong.', remarks },
    })
    await save(people.ada, seen.version, cell('35'))
    expect((await send(seen.version + 1)).body).toMatchObject({
      id: submission.id,
      state: 'submitted',
      remarks: [],
    })
    // Of an approval and the author who takes it back at once, one wins (T58).
    const { version } = (await form()).submission
    const race = await Promise.all([
      call(people.root, 'POST', `${path}/approve`, { version }),
      call(people.ada, 'POST', `${path}/withdraw`, { version }),
    ])
    expect(statuses(race)).toEqual([200, 409])
    const after = await form()
    if (after.submission.state === 'withdrawn') {
      expect((await send(after.version)).body.state).toBe('submitted')
      const next = (await form()).submission.version
      expect((await call(people.root, 'POST', `${path}/approve`, { version: next })).status).toBe(200)
    }
    expect(await published()).toEqual([35])
    expect(await form()).toMatchObject({ is_open: false, submission: { state: 'published' } })
  })

  test('are locked once they are published, and opened again with a reason', async () => {
    const { version } = await form()
    expect((await save(people.ada, version, cell('36'))).body.detail).toMatch(/^These figures are published/)
    const reopen = (reason: string) => call(people.ada, 'POST', `${FORM}/reopen`, { version, reason })
    expect((await reopen(' ')).status).toBe(400)
    const twice = await Promise.all([reopen('Two clinics came late.'), reopen('Once more.')])
    expect(statuses(twice)).toEqual([200, 409])
    const { body } = await save(people.carl, version + 1, cell('36'))
    const sent = (await send(body.version, people.carl)).body
    expect(sent).toMatchObject({ state: 'submitted', author: 'carl' })
    expect(sent.note).toMatch(/Corrected because: (Two clinics came late|Once more)\.$/)
    expect(
      (await call(people.bo, 'POST', `/figure-submissions/${sent.id}/approve`, { version: 1 })).status,
    ).toBe(200)
    expect(await published()).toEqual([36])
    const log = await database.query<{ action: string }>(
      `select distinct action from audit_entry where action like 'entry.%' or action like 'figures.%' order by action`,
    )
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        ...['entry.begun', 'entry.reopened', 'figures.approved', 'figures.sent-back', 'figures.submitted'],
      ]),
    )
    const next = (await call(people.ada, 'GET', '/data-entry/forms/2/8/2025')).body
    expect(next).toMatchObject({ last_time: { period: '2024', state: 'published', comment: '' } })
  })

  test('tell where they come from, and which public documents show them', async () => {
    const kept = async (public_id: string, visibility: string, view: object) => {
      const content = { kind: 'report', title: public_id, blocks: [{ kind: 'figure', view }] }
      const [row] = await database.query<{ id: number }>(
        'insert into document (public_id, owner, visibility, content) values ($1, $2, $3, $4::jsonb) returning id',
        [public_id, people.ada.id, visibility, JSON.stringify(content)],
      )
      await openReview(database, 'document', row?.id ?? 0, people.ada.id, 'draft')
      await database.query(
        "update review set state = 'approved' where subject_kind = 'document' and subject = $1",
        [row?.id ?? 0],
      )
    }
    const view = { indicators: [7], sources: [2], locations: [8, 10], periods: ['2024'] }
    await kept('shown', 'public', view)
    await kept('every-source', 'public', { ...view, sources: [], periods: [] })
    await kept('private', 'private', view)
    await kept('another-source', 'public', { ...view, sources: [6] })
    await kept('another-year', 'public', { ...view, periods: ['2018'] })
    const { body } = await call(people.eve, 'GET', '/observations/7-2-8-2024/history')
    expect(body.documents).toEqual([
      { id: 'every-source', kind: 'report', title: 'every-source' },
      { id: 'shown', kind: 'report', title: 'shown' },
    ])
    const typed = { origin: 'form', role: 'user', approved: true, explained: '', undoes: null }
    expect(body.states).toMatchObject([
      { value: 36, ...typed },
      { value: 35, ...typed },
    ])
    expect(JSON.stringify(body)).not.toMatch(/ada|carl|root/)
    const shipped = await call(people.eve, 'GET', '/observations/7-2-8-2018/history')
    expect(shipped.body.states).toMatchObject([
      { value: 30, origin: 'data-set', role: null, approved: false },
    ])
  })

  test('are assigned, told about before they are due and when they are late, and done once they are sent', async () => {
    const assign = (body: object, who = people.root) =>
      call(who, 'POST', '/data-entry/assignments', {
        ...{
          username: 'ada',
          datasource: 2,
          locations: [8],
          first_period: '2024',
          last_period: '2025',
          due_days: 5,
          ...body,
        },
      })
    expect((await assign({}, people.ada)).status).toBe(403)
    expect((await assign({ username: 'nobody' })).body.errors).toEqual({
      username: ['There is nobody of this name.'],
    })
    expect((await assign({ locations: [10] })).body.errors.username[0]).toMatch(/has no right to submit/)
    const made = await assign({ areas: ['Births'] })
    expect(made.body.results).toMatchObject([
      { username: 'ada', location_name: 'Northland', last_period: '2025' },
    ])
    const tasks = async (who = people.ada) => (await call(who, 'GET', '/data-entry/tasks')).body.results
    expect(await tasks()).toMatchObject([
      { period: '2025', due: '2026-01-05', state: 'not-begun', is_late: true, is_own: true },
      { period: '2024', due: '2025-01-05', state: 'published', is_late: false },
    ])
    expect(await tasks(people.carl)).toEqual([])
    expect(await tasks(people.root)).toHaveLength(2)
    // The month before this one, due on its last day.
    const month = new Date(new Date().setUTCDate(0)).toISOString().slice(0, 7)
    await assign({ first_period: month, last_period: month, due_days: 0 })
    const reminders = entryReminders(database)
    await reminders.run({})
    await reminders.run({})
    const told = (await call(people.ada, 'GET', '/notifications')).body.results.filter(
      ({ kind }: { kind: string }) => kind === 'entry-due',
    )
    expect(told).toMatchObject([
      {
        title: expect.stringMatching(/^Northland, \w+ \d{4} \(Survey A\) was due on .* and is late$/),
        link: `/data-entry?datasource=2&location=8&period=${month}`,
      },
    ])
    const { id } = made.body.results[0]
    expect((await call(people.carl, 'DELETE', `/data-entry/assignments/${id}`)).status).toBe(403)
    expect((await call(people.root, 'DELETE', `/data-entry/assignments/${id}`)).status).toBe(200)
    expect(await tasks()).toMatchObject([{ period: month }])
    // A figure of 2018 shipped with the product: nobody has entered it.
    await assign({ first_period: '2018', last_period: '2018' })
    const shipped = (await tasks()).find(({ period }: { period: string }) => period === '2018')
    expect(shipped).toMatchObject({ state: 'not-begun', is_late: true })
    // A sheet of it, published by a person, is as good as a form, for the areas that it has.
    const text = 'indicator,datasource,location,period,value\n7,2,8,2018,31\n'
    const body = { files: [{ name: 'a.csv', text }], note: 'Corrected', format: '', origins: [] }
    const sheet = (await call(people.ada, 'POST', '/figure-submissions', body)).body
    await call(people.root, 'POST', `/figure-submissions/${sheet.id}/approve`, { version: 1 })
    await assign({ first_period: '2018', last_period: '2018', areas: ['Doses'] })
    const states = (await tasks()).filter(({ period }: { period: string }) => period === '2018')
    expect(states.map(({ areas, state }: { areas: string[]; state: string }) => [areas, state])).toEqual(
      expect.arrayContaining([
        [[], 'published'],
        [['Doses'], 'not-begun'],
      ]),
    )
  })

  test('an emptied cell withdraws a published figure: with a reason, and approved by somebody else', async () => {
    const { version } = await form()
    await call(people.ada, 'POST', `${FORM}/reopen`, {
      version,
      reason: 'The clinic reported for another place.',
    })
    const gone = cell('', { isWithdrawn: true })
    const saved = (await save(people.ada, version + 1, gone)).body
    const refused = await send(saved.version)
    expect(refused.body.errors['7'][0]).toMatch(/It will be withdrawn. Say why.$/)
    const explained = cell('', { isWithdrawn: true, reason: 'Of another place.' })
    const sent = (await send((await save(people.ada, saved.version, explained)).body.version)).body
    expect(sent).toMatchObject({
      counts: { added: 0, changed: 0, withdrawn: 1 },
      explained: [{ indicator: 7, reason: 'Of another place.' }],
    })
    expect(await published()).toEqual([36])
    const approve = (who: typeof people.ada) =>
      call(who, 'POST', `/figure-submissions/${sent.id}/approve`, { version: 1 })
    expect((await approve(people.ada)).status).toBe(403)
    expect((await approve(people.root)).status).toBe(200)
    expect(await published()).toEqual([])
  })
})
