import type { z } from 'zod'
import type { changeUser } from '#contract/account/user.ts'
import type { Account } from '#domain/account/account.ts'
import { isEmail } from '#domain/form/email.ts'
import { makeLink } from '#server/identity/account-link.ts'
import { shownAddress } from '#server/identity/claimed-address.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { fieldProblem } from './field-problem.ts'
import { EMAIL_TAKEN, OWN_ADDRESS, USERNAME_TAKEN } from './registration-sentences.ts'
import { askToInvite } from './send-invitation.ts'

export type ProfileChange = z.output<NonNullable<typeof changeUser.body>>

interface ProfileRow {
  readonly username: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly organization: string
  readonly profession: string
  readonly job_title: string
  readonly location: string
  /** The invited person has not chosen a password yet; null: the invitation is used. */
  readonly invited_at: Date | null
  readonly updated_at: Date
}

const COLUMNS = [
  'username',
  'first_name',
  'last_name',
  'organization',
  'profession',
  'job_title',
  'location',
] as const

/** A new address that has to be confirmed. `token`: null when somebody else has the address already. */
export interface WantedEmail {
  readonly email: string
  readonly before: string
  readonly token: string | null
}

/**
 * Changes the profile of an account; nothing else can be changed this way. Gives the new address that waits for its
 * confirmation; null: none was asked for. Throws `not-found`, `changed-meanwhile`, or `invalid-input` by field.
 */
export async function changeProfile(
  transaction: SqlRunner,
  id: number,
  change: ProfileChange,
  { actor, address }: { readonly actor: Account; readonly address: string },
): Promise<WantedEmail | null> {
  const [found] = await transaction.query<ProfileRow>(
    `select display_username as username, email, first_name, last_name, organization, profession, job_title, location,
       invited_at, updated_at from account where id = $1 for update`,
    [id],
  )
  const row = refuseOlderVersion(found, change.updated_at ?? found?.updated_at.toISOString() ?? '')
  const fields = COLUMNS.filter((name) => change[name] !== undefined && change[name] !== row[name])
  if (fields.includes('username'))
    await refuseUsername(transaction, id, change.username ?? '', shownAddress(row.email))
  if (fields.length > 0) await write(transaction, id, { ...row, ...defined(change) })
  const keepsOld = change.email === shownAddress(row.email)
  const isTakenBack = keepsOld && (await takeBackEmail(transaction, id))
  const email = keepsOld ? undefined : change.email
  const isInvited = row.invited_at !== null
  if (email !== undefined && isInvited) await inviteElsewhere(transaction, id, email, actor.id)
  const wanted =
    email !== undefined && !isInvited ? await askForEmail(transaction, id, email, row.email) : null
  const ofEmail = email !== undefined ? [wanted ? 'email (asked for)' : 'email'] : []
  const changed = [...fields, ...ofEmail, ...(isTakenBack ? ['email (taken back)'] : [])]
  if (changed.length > 0) {
    await writeAudit(transaction, {
      actor,
      action: 'account.changed',
      subject: `account ${id}`,
      after: { fields: changed },
      address,
    })
  }
  return wanted
}

function defined(change: ProfileChange): Partial<ProfileRow> {
  return Object.fromEntries(
    COLUMNS.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
  )
}

async function refuseUsername(
  transaction: SqlRunner,
  id: number,
  username: string,
  email: string,
): Promise<void> {
  if (isEmail(username) && username.toLowerCase() !== email) throw fieldProblem({ username: [OWN_ADDRESS] })
  const taken = await transaction.query('select 1 from account where username = $1 and id <> $2', [
    username.toLowerCase(),
    id,
  ])
  if (taken.length > 0) throw fieldProblem({ username: [USERNAME_TAKEN] })
}

async function write(transaction: SqlRunner, id: number, row: ProfileRow): Promise<void> {
  await transaction.query(
    `update account set username = $2, display_username = $3, name = $4, first_name = $5, last_name = $6,
       organization = $7, profession = $8, job_title = $9, location = $10, updated_at = ${NEXT_VERSION}
     where id = $1`,
    [
      id,
      row.username.toLowerCase(),
      row.username,
      `${row.first_name} ${row.last_name}`.trim() || row.username,
      row.first_name,
      row.last_name,
      row.organization,
      row.profession,
      row.job_title,
      row.location,
    ],
  )
}

/** The address of somebody who has not come yet was mistyped: the invitation goes to the right one, and the earlier link ends. */
async function inviteElsewhere(transaction: SqlRunner, id: number, email: string, by: number): Promise<void> {
  const taken = await transaction.query('select 1 from account where email = $1', [email])
  if (taken.length > 0) throw fieldProblem({ email: [EMAIL_TAKEN] })
  await transaction.query(`update account set email = $2, updated_at = ${NEXT_VERSION} where id = $1`, [
    id,
    email,
  ])
  await transaction.query("delete from account_link where account = $1 and purpose = 'invitation'", [id])
  await askToInvite(transaction, id, by)
}

/** Whoever keeps the address that counts ends the request for another: the link that went there opens nothing. False: none waited. */
async function takeBackEmail(transaction: SqlRunner, id: number): Promise<boolean> {
  const ended = await transaction.query(
    "delete from account_link where account = $1 and purpose = 'change-email' returning account",
    [id],
  )
  return ended.length > 0
}

/**
 * The new address counts once the link that is sent to it is used. Nobody is told whether it belongs to somebody else; whoever
 * typed it and never confirmed it keeps nobody from it.
 */
async function askForEmail(
  transaction: SqlRunner,
  id: number,
  email: string,
  before: string,
): Promise<WantedEmail> {
  const taken = await transaction.query('select 1 from account where email = $1 and email_verified', [email])
  const token = await makeLink(transaction, { purpose: 'change-email', account: id, email })
  return { email, before, token: taken.length > 0 ? null : token }
}
