import { randomInt } from 'node:crypto'
import { message } from '#domain/message/message.ts'
import { subjectWords } from '#domain/inquiry/subjects.ts'
import { INQUIRY_STATES, inquiryName } from '#domain/inquiry/inquiry.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { type Guard, passGuard } from '#server/identity/pass-guard.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { NewInquiry } from './inquiry-table.ts'

/** Numbers that no row has. */
const OF_NO_ROW = { least: 2 ** 40, most: 2 ** 47 } as const

/** Of this nothing is kept, and whoever sent it is answered as if it were, each time with another number. */
const nothing = () => randomInt(OF_NO_ROW.least, OF_NO_ROW.most)

/** Whether a number belongs to something that was thrown away. */
export function wasThrownAway(id: number): boolean {
  return id >= OF_NO_ROW.least
}

/**
 * Keeps what somebody sent in, once however often it is sent, and tells those who answer it. Gives its id; a number of no row where
 * it was thrown away. Throws `too-many-requests` and `invalid-input`.
 */
export async function receive(
  accounts: Accounts,
  request: { readonly ip: string },
  guard: Guard,
  inquiry: NewInquiry,
): Promise<number> {
  if (!(await passGuard(accounts.limits, request, guard))) return nothing()
  await accounts.limits.take('inquiry-writer', inquiry.email.toLowerCase())
  return keep(accounts.database, inquiry, guard.key)
}

function keep(database: Database, inquiry: NewInquiry, key: string | null): Promise<number> {
  const { kind, name = '', email, organization = '', subject = '', text = '', details = {} } = inquiry
  return database.transaction(async (transaction) => {
    const [kept] = await transaction.query<{ id: number }>(
      `insert into inquiry (kind, state, name, email, organization, subject, text, details, form_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::uuid)
       on conflict (form_key) do nothing returning id`,
      [kind, INQUIRY_STATES[kind][0], name, email, organization, subject, text, JSON.stringify(details), key],
    )
    if (kept) {
      const about = message('told.inquiry', {
        kind: inquiryName(kind),
        ...{ name, named: name === '' ? 'no' : 'yes' },
      })
      await notify(transaction, {
        to: { holding: 'inquiries.answer' },
        kind: 'inquiry',
        title: about,
        text: subjectWords(subject),
        link: '/admin#/inquiries',
        gathered: { name: about, title: message('told.inquiries', { count: 1 }) },
      })
      return kept.id
    }
    const [before] = await transaction.query<{ id: number }>(
      'select id from inquiry where form_key = $1::uuid',
      [key],
    )
    return before?.id ?? nothing()
  })
}
