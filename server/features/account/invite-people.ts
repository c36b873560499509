import { english } from '#languages/from-source.ts'
import type { InvitedLine } from '#contract/account/invitations.ts'
import { type ListedPerson, peopleIn } from '#domain/account/people-list.ts'
import type { Change } from '#server/audit/change.ts'
import { freeUsername } from '#server/identity/free-username.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeAccount } from './make-account.ts'
import { EMAIL_TAKEN } from './registration-sentences.ts'
import { askToInvite } from './send-invitation.ts'

/**
 * Makes an account for every line of a list that is right, and reports on each line. Lines do not hold each
 * other up.
 */
export async function invitePeople(
  database: Database,
  list: string,
  change: Change,
): Promise<readonly InvitedLine[]> {
  const lines: InvitedLine[] = []
  for (const { number, text, person, fault } of peopleIn(list)) {
    const refused = person ? await invite(database, person, change) : { fault: english.text(fault) }
    lines.push(
      'fault' in refused
        ? { number, text, outcome: 'refused', sentence: refused.fault }
        : {
            number,
            text,
            outcome: 'invited',
            sentence: `Username ${refused.username}. An e-mail is on its way.`,
          },
    )
  }
  return lines
}

async function invite(
  database: Database,
  { name, email, role, organization }: ListedPerson,
  { actor, address }: Change,
): Promise<{ readonly username: string } | { readonly fault: string }> {
  const [firstName = '', ...others] = name.split(' ')
  const username = await freeUsername(database, name)
  return database.transaction(async (transaction) => {
    const making = await makeAccount(
      transaction,
      {
        ...{ username, email, role, organization, firstName, lastName: others.join(' ') },
        profession: '',
        passwordHash: null,
      },
      { by: actor, address },
    )
    if (making.outcome === 'email-taken') return { fault: EMAIL_TAKEN }
    // Somebody else took the name between the look and now.
    if (making.outcome === 'username-taken')
      return { fault: 'No username was free. Send this line once more.' }
    await askToInvite(transaction, making.id, actor.id)
    return { username }
  })
}
