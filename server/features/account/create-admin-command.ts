import { parseArgs } from 'node:util'
import { isUsername } from '#domain/account/account-fields.ts'
import { isEmail } from '#domain/form/email.ts'
import { passwordFault, siteNames } from '#server/identity/new-password.ts'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { keepFromOthers } from '#server/platform/disk/close-to-others.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadEnvironmentFile, readEnvironment } from '#server/platform/environment.ts'
import { type Making, makeAccount } from './make-account.ts'
import { say, sayAside } from '#server/platform/terminal.ts'
import { readPassword } from './read-password.ts'

/**
 * `npm run account:create-admin -- --username NAME --email ADDRESS`: makes an administrator. Asks for the password without
 * showing it, or reads it from the first line of standard input. Ends with code 1 when nothing was made.
 */

const USAGE = `Usage: npm run account:create-admin -- --username NAME --email ADDRESS [--first-name NAME] [--last-name NAME]

Makes an administrator. The password is asked for, or read from standard input. Stop the server first when the database
is the embedded one.`

class Refusal extends Error {}

interface Wanted {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

function readWanted(words: readonly string[]): Wanted {
  const text = { type: 'string', default: '' } as const
  const options = { username: text, email: text, 'first-name': text, 'last-name': text }
  const { values } = parseArgs({ args: [...words], options })
  const username = values.username.normalize('NFC').trim()
  const email = values.email.normalize('NFC').trim().toLowerCase()
  if (!isUsername(username)) throw new Refusal(`--username takes letters, numbers and @ . + - _\n\n${USAGE}`)
  if (!isEmail(email)) throw new Refusal(`--email takes an e-mail address.\n\n${USAGE}`)
  if (isEmail(username) && username.toLowerCase() !== email) {
    throw new Refusal('A username that looks like an e-mail address must be the same as --email.')
  }
  return { username, email, firstName: values['first-name'].trim(), lastName: values['last-name'].trim() }
}

const REASONS: Readonly<Record<Exclude<Making['outcome'], 'made'>, string>> = {
  'username-taken': 'There is an account with this username already. Nothing was changed.',
  'email-taken': 'There is an account with this e-mail address already. Nothing was changed.',
}

async function make(database: Database, wanted: Wanted, password: string): Promise<number> {
  const passwordHash = await SLOW_HASHING.hash(password)
  const making = await database.transaction((transaction) =>
    makeAccount(
      transaction,
      { ...wanted, organization: '', profession: '', role: 'admin', emailVerified: true, passwordHash },
      { by: 'command line', address: '' },
    ),
  )
  if (making.outcome !== 'made') throw new Refusal(REASONS[making.outcome])
  return making.id
}

async function run(): Promise<string> {
  const wanted = readWanted(process.argv.slice(2))
  keepFromOthers()
  loadEnvironmentFile()
  const reading = readEnvironment(process.env)
  if (!reading.ok) throw new Refusal(reading.sentences.join('\n'))
  const database = await openDatabase(reading.environment)
  try {
    await migrate(database)
    const password = (await readPassword()).normalize('NFC')
    const fault = await passwordFault(password, wanted, await siteNames(database))
    if (fault !== null) throw new Refusal(fault)
    const id = await make(database, wanted, password)
    return `${wanted.username} is an administrator now (account ${id}).`
  } finally {
    await database.close()
  }
}

try {
  say(await run())
} catch (error) {
  sayAside(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
