import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { WIDE } from '#tests/wide-run.ts'
import { createApp } from '#server/app.ts'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { PASSWORD, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'

const COMMAND = fileURLToPath(new URL('./create-admin-command.ts', import.meta.url))

const named = (username: string, email: string) => ['--username', username, '--email', email]

async function run(store: StoreOptions, words: readonly string[], password: string) {
  const settings = {
    DATABASE_URL: store.databaseUrl ?? '',
    DATABASE_DIRECT_URL: '',
    DATA_DIR: store.dataDir || '.',
  }
  const child = spawn(process.execPath, [COMMAND, ...words], { env: { ...process.env, ...settings } })
  child.stdin.end(`${password}\n`)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, out, err }
}

serverDatabase('account:create-admin', (_open, kind) => {
  test('makes an administrator who can sign in, noted in the audit log, once', async () => {
    const store = await newStore(kind, 'tables')
    const first = await run(store, named('Chief', 'chief@example.org'), PASSWORD)
    expect(first).toEqual({ code: 0, out: 'Chief is an administrator now (account 1).\n', err: '' })
    const second = await run(store, named('chief', 'other@example.org'), PASSWORD)
    expect([second.code, second.err]).toEqual([
      1,
      'There is an account with this username already. Nothing was changed.\n',
    ])
    const database = await openDatabase(store)
    const app = await createApp({ database, accounts: { ...testAccounts(), passwords: SLOW_HASHING } })
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'chief', password: PASSWORD },
    })
    const headers = { authorization: `Bearer ${answer.json().token}` }
    const own = (await app.inject({ url: '/api/account', headers })).json()
    expect(own).toMatchObject({ username: 'Chief', email_verified: true, role: { value: 'admin' } })
    const audit = await database.query(
      "select actor, subject from audit_entry where action = 'account.added'",
    )
    expect(audit).toEqual([{ actor: null, subject: 'account 1' }])
    await app.close()
    await database.close()
  })
})

if (WIDE) {
  test('while a server has the folder, the command says so', async () => {
    const store = await newStore('embedded', 'tables')
    const database = await openDatabase(store)
    const refused = await run(store, named('a', 'a@example.org'), PASSWORD)
    await database.close()
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/is in use by process \d+ on .*Stop that process first/)
  })
}

/** Of the words that make nobody, the first in a usual run. */
const REFUSED: readonly (readonly [string, readonly string[], string, RegExp])[] = [
  ['a weak password', named('a', 'a@example.org'), 'weak', /The password needs: at least 8 characters/],
  ['no name', [], PASSWORD, /--username takes letters[\s\S]*Usage: npm run account:create-admin/],
  ['no address', named('a', 'none'), PASSWORD, /--email takes an e-mail address/],
  ['an unknown word', ['--admin', 'a'], PASSWORD, /--admin/],
]

test.each(REFUSED.slice(0, WIDE ? REFUSED.length : 1))(
  '%s: nothing is made',
  async (_what, words, password, sentence) => {
    const store = await newStore('embedded', 'tables')
    const { code, out, err } = await run(store, words, password)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(sentence)
  },
)
