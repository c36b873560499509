import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { register } from '#contract/account/registration.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { isEmail } from '#domain/form/email.ts'
import { Problem } from '#domain/problem.ts'
import { makeLink } from '#server/identity/account-link.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { registeredAlreadyLetter, verifyEmailLetter } from '#server/identity/letters/email-letters.ts'
import { invitationLetter } from '#server/identity/letters/invitation-letter.ts'
import { claimedAddress } from '#server/identity/claimed-address.ts'
import { passwordFault, siteNames } from '#server/identity/new-password.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { type Call, serve } from '#server/platform/http/endpoint-route.ts'
import { refuseWaiting } from '#server/platform/http/who-asks.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import { fieldProblem } from './field-problem.ts'
import { EMAIL_TAKEN, OWN_ADDRESS, USERNAME_TAKEN } from './registration-sentences.ts'
import { type Making, makeAccount, type NewAccount } from './make-account.ts'

type Form = z.output<NonNullable<typeof register.body>>
type RegistrationCall = Call<object, object, Form>

const REGISTERED = 'Congratulations, Successfully Registered, Please Login'
const ADDED = 'User added successfully'

/** Making an account: for oneself, or by an administrator for somebody else. */
export function serveRegistration(app: FastifyInstance, accounts: Accounts): void {
  serve(app, register, async (call) => {
    const { body, account, reply } = call
    refuseWaiting(account)
    const administrator = may(account, 'users.manage') ? account : null
    if (!administrator) await admitStranger(accounts, call)
    await refuseFaults(accounts, body, administrator)
    const making = await make(accounts, call, administrator)
    if (making.outcome === 'username-taken') throw fieldProblem({ username: [USERNAME_TAKEN] })
    if (making.outcome === 'email-taken' && administrator) throw fieldProblem({ email: [EMAIL_TAKEN] })
    const letter_sent = (await mayWrite(accounts, making.tellsOwner ?? false, body.email))
      ? await accounts.letters.send(making.letter)
      : true
    reply.code(201)
    const { username, email } = body
    const answer = { detail: administrator ? ADDED : REGISTERED, username, email, letter_sent }
    return administrator && making.outcome === 'made' ? { ...answer, id: making.id } : answer
  })
}

/** Whether the letter may go out. Somebody who has an account is not told again and again; the answer stays the same. */
async function mayWrite({ limits }: Accounts, tellsOwner: boolean, email: string): Promise<boolean> {
  return !tellsOwner || limits.mayWriteTo('letter', `registered ${email}`, email)
}

async function admitStranger({ database, limits }: Accounts, { request }: RegistrationCall): Promise<void> {
  const { registrationOpen } = await platformSettings(database)
  if (!registrationOpen) {
    throw new Problem('not-allowed', 'Registration is closed here. Ask an administrator for an account.')
  }
  await limits.take('register', callerOf(request.ip))
}

/** Rules that the contract cannot state: those of the password, and the fields that only administrators must fill in. */
async function refuseFaults(
  { database }: Accounts,
  form: Form,
  administrator: Account | null,
): Promise<void> {
  const errors: Record<string, string[]> = {}
  if (isEmail(form.username) && form.username.toLowerCase() !== form.email) errors.username = [OWN_ADDRESS]
  if (administrator && !form.profession) errors.profession = ['Profession is required']
  if (administrator && !form.organization) errors.organization = ['Organization is required']
  // A person whom an administrator adds without a password chooses it by the link of the invitation.
  const isInvited = administrator !== null && form.password === undefined
  const fault = isInvited ? null : await passwordFault(form.password ?? '', form, await siteNames(database))
  if (fault !== null) errors.password = [fault]
  if (Object.keys(errors).length > 0) throw fieldProblem(errors)
}

/** Makes the account and the letter to its address; the owner of an address that has one already is told instead. */
async function make(
  accounts: Accounts,
  { body, request }: RegistrationCall,
  administrator: Account | null,
): Promise<Making & { readonly letter: LetterOf; readonly tellsOwner?: boolean }> {
  const { database, address, passwords } = accounts
  const passwordHash = body.password === undefined ? null : await passwords.hash(body.password)
  return database.transaction(async (transaction) => {
    const wanted: NewAccount = {
      username: body.username,
      email: body.email,
      firstName: body.first_name ?? '',
      lastName: body.last_name ?? '',
      organization: body.organization ?? '',
      profession: body.profession ?? '',
      passwordHash,
      role: administrator ? (body.role ?? 'user') : 'user',
    }
    const maker = { by: administrator ?? 'oneself', address: request.ip } as const
    const first = await makeAccount(transaction, wanted, maker)
    // A person who types the address of somebody else gets an account as everybody does, without that
    // address.
    const isKnown = first.outcome === 'email-taken' && !administrator
    const making = isKnown
      ? await makeAccount(transaction, { ...wanted, email: claimedAddress(body.email) }, maker)
      : first
    const tellsOwner = first.outcome === 'email-taken' && first.isConfirmed
    if (making.outcome !== 'made' || tellsOwner) {
      return { ...making, tellsOwner, letter: registeredAlreadyLetter(body.email, address) }
    }
    const link = { account: making.id, email: body.email }
    if (!administrator) {
      const token = await makeLink(transaction, { ...link, purpose: 'verify-email' })
      return { ...making, letter: verifyEmailLetter(body.email, address, token) }
    }
    const token = await makeLink(transaction, { ...link, purpose: 'invitation' })
    // An account with a password can sign in without the letter.
    if (passwordHash === null)
      await transaction.query('update account set invited_at = now() where id = $1', [making.id])
    const invited = { to: body.email, username: body.username, by: administrator }
    return { ...making, letter: invitationLetter(invited, address, token) }
  })
}
