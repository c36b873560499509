import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Letter, Mail } from '#server/platform/mail/mail.ts'
import { testJobs } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { issueJob } from './send-issue.ts'

const TEXT = { subject: 'Snow', content: '<p>It <strong>snows</strong>.</p><script>alert(1)</script>' }

serverDatabase('newsletters written here', (open) => {
  let product: Product<'root'>
  beforeAll(async () => {
    product = await openProduct(open, { people: { root: 'admin' } })
  })
  beforeEach(async () => {
    await product.database.script('delete from newsletter_issue; delete from subscriber; delete from job')
    await product.database.query(
      `insert into subscriber (email, confirmed_at)
       select 'reader' || n || '@example.org', case when n <= 5 then now() end from generate_series(1, 6) n`,
    )
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    product.call(product.people.root, method, `/newsletters${path}`, body)
  const listed = async () => (await call('GET', '')).body.results[0]
  async function begun() {
    const { id, updated_at } = (await call('POST', '', TEXT)).body
    const sending = await call('POST', `/${id}/send`, { updated_at })
    expect([sending.status, sending.body.state]).toEqual([200, 'sending'])
    return id as number
  }

  /** A process of the product that sends by this mail. */
  function processWith(send: Mail['send']): Jobs {
    const { database } = product
    const jobs = testJobs(database)
    const keys = linkKeysOf(database, 'unsubscribe')
    jobs.register(issueJob({ database, mail: { send }, address: 'http://localhost' }, keys))
    return jobs
  }
  const collecting = (letters: Letter[]) => async (letter: Letter) => void letters.push(letter)
  const expireLease = () =>
    product.database.query("update job set leased_until = now() - interval '1 second', run_after = now()")

  test('written, changed, tried, sent to whoever confirmed with a way out of each own, and kept', async () => {
    const written = (await call('POST', '', TEXT)).body
    expect(written).toMatchObject({
      state: 'draft',
      content: '<p>It <strong>snows</strong>.</p>',
      recipients: 5,
    })
    const changed = await call('PUT', `/${written.id}`, {
      ...TEXT,
      subject: 'Sleet',
      updated_at: written.updated_at,
    })
    expect(changed.body.subject).toBe('Sleet')
    expect((await call('PUT', `/${written.id}`, { ...TEXT, updated_at: written.updated_at })).status).toBe(
      409,
    )
    expect((await call('POST', `/${written.id}/test`)).body.detail).toBe('A test went to root@example.org.')
    expect(product.letters.at(-1)).toMatchObject({ to: 'root@example.org', subject: 'Test: Sleet' })

    await call('POST', `/${written.id}/send`, { updated_at: changed.body.updated_at })
    const letters: Letter[] = []
    await processWith(collecting(letters)).doDue()
    expect(letters.map(({ to }) => to).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((n) => `reader${n}@example.org`),
    )
    expect(new Set(letters.map(({ headers }) => headers?.['List-Unsubscribe'])).size).toBe(5)
    for (const { text, html, headers } of letters) {
      expect(text).toContain('It snows.')
      expect(html).toContain('<p>It <strong>snows</strong>.</p>')
      expect(text).toMatch(/Unsubscribe:\nhttp:\/\/localhost\/newsletter\?end=[\w-]{22,}\n/)
      expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    }
    expect(await listed()).toMatchObject({ state: 'sent', recipients: 5, sent: 5, failed: 0, unsure: 0 })
    const [last] = await product.database.query(
      "select action, after from audit_entry where subject like 'newsletter %' order by id desc limit 1",
    )
    expect(last).toEqual({ action: 'newsletter.sent', after: { subject: 'Sleet', recipients: 5, sent: 0 } })
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/send'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { ...TEXT, updated_at: (await listed()).updated_at }
      expect((await call(method, `/${written.id}${path}`, body)).status, path).toBe(400)
    }
  })

  test('a process that is killed in the middle sends nobody a second letter', async () => {
    await begun()
    const letters: Letter[] = []
    // The third letter is handed over, and the process ends before it can write that down.
    const killed = processWith((letter) => {
      letters.push(letter)
      return letters.length < 3 ? Promise.resolve() : new Promise(() => {})
    })
    void killed.doDue()
    await vi.waitFor(() => expect(letters).toHaveLength(3))
    await expireLease()
    await processWith(collecting(letters)).doDue()
    expect(letters.map(({ to }) => to).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((n) => `reader${n}@example.org`),
    )
    const unknown = await listed()
    expect(unknown).toMatchObject({ state: 'sent', sent: 4, unsure: 1 })
    // Whether the third arrived nobody knows: it goes out again when somebody asks for it, and no other does.
    const third = letters[2]?.to
    letters.length = 0
    const again = await call('POST', `/${unknown.id}/send`, { updated_at: unknown.updated_at })
    expect(again.status).toBe(200)
    await processWith(collecting(letters)).doDue()
    expect(letters.map(({ to }) => to)).toEqual([third])
    expect(await listed()).toMatchObject({ state: 'sent', sent: 5, unsure: 0 })
  })

  test('two processes at once send each letter once', async () => {
    await begun()
    const letters: Letter[] = []
    await Promise.all([1, 2, 3].map(() => processWith(collecting(letters)).doDue()))
    expect(new Set(letters.map(({ to }) => to)).size).toBe(letters.length)
    expect(letters).toHaveLength(5)
  })

  test('while the mail server is away nothing is lost; what it refuses is counted', async () => {
    await begun()
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    await processWith(() => Promise.reject(away)).doDue()
    expect(await listed()).toMatchObject({ state: 'sending', sent: 0, failed: 0 })
    await expireLease()
    const refusal = Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550 })
    await processWith(({ to }) =>
      to.startsWith('reader2') ? Promise.reject(refusal) : Promise.resolve(),
    ).doDue()
    expect(await listed()).toMatchObject({ state: 'sent', sent: 4, failed: 1 })
  })

  test('stopped, it ends with the letter that is on its way, and goes on where it stopped', async () => {
    const id = await begun()
    const letters: Letter[] = []
    await processWith(async (letter) => {
      letters.push(letter)
      if (letters.length === 2) await call('POST', `/${id}/cancel`)
    }).doDue()
    expect(letters).toHaveLength(2)
    const stopped = await listed()
    expect(stopped).toMatchObject({ state: 'cancelled', sent: 2, recipients: 5 })
    // A subscriber who left meanwhile gets none.
    await product.database.query("delete from subscriber where email = 'reader5@example.org'")
    await call('POST', `/${id}/send`, { updated_at: stopped.updated_at })
    await processWith(collecting(letters)).doDue()
    expect(letters.map(({ to }) => to).toSorted()).toEqual([1, 2, 3, 4].map((n) => `reader${n}@example.org`))
    expect(await listed()).toMatchObject({ state: 'sent', sent: 4, failed: 1 })
  })

  test('nothing goes out when nobody has confirmed, or without words', async () => {
    await product.database.query('update subscriber set confirmed_at = null')
    const { id, updated_at } = (await call('POST', '', TEXT)).body
    expect((await call('POST', `/${id}/send`, { updated_at })).status).toBe(400)
    expect((await call('POST', '', { ...TEXT, content: '<p> </p>' })).body.errors.content).toHaveLength(1)
  })
})
