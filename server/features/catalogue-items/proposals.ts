import type { CatalogueProposalRow } from '#contract/catalogue-items/catalogue-items.ts'
import { may } from '#domain/account/capability.ts'
import type { ItemKind, ItemValues } from '#domain/catalogue-item/fields.ts'
import { message } from '#domain/message/message.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { WaitingSource } from '#server/waiting/waiting-source.ts'
import { checkedValues, type PublishedItem, type SentItem } from './publish-item.ts'

/** The name of a proposed thing. */
const NAME = `coalesce(t.after ->> 'short_name', t.after ->> 'datasource', t.after ->> 'datasource_indicator', '')`

/** Proposals that wait for an administrator. */
export const WAITING_PROPOSALS: WaitingSource = {
  kind: 'catalogue',
  from: 'catalogue_change t',
  waits: "t.state = 'proposed'",
  author: 't.author',
  columns: {
    ...{ id: 't.id', what: 't.kind', title: NAME, since: 't.created_at', changed: 'false', remarks: '0' },
    by: "coalesce((select a.display_username from account a where a.id = t.author), '')",
    version: "''",
  },
  decided: {
    where: "t.decided_at is not null and t.state in ('published', 'rejected')",
    state: 't.state',
    by: 't.decided_by',
    at: 't.decided_at',
  },
}

interface StoredProposal extends Omit<CatalogueProposalRow, 'at'> {
  readonly at: Date
}

const PROPOSAL = `
  select t.id, t.kind, a.display_username as by, t.created_at as at, t.note, t.state, t.remark, t.item, t.after as values
  from catalogue_change t left join account a on a.id = t.author`

/** One's own proposals, and for whoever decides all that wait, the newest first. */
export async function readProposals(database: Database, { actor }: Change): Promise<CatalogueProposalRow[]> {
  const decides = may(actor, 'catalogue.change')
  const rows = await database.query<StoredProposal>(
    `${PROPOSAL} where (t.item is null or t.decided_at is not null)
       and (t.author = $1 or $2::boolean and t.state = 'proposed') order by t.id desc limit 200`,
    [actor.id, decides],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Proposes a new indicator or source. Throws `invalid-input`. */
export function propose(
  database: Database,
  kind: ItemKind,
  { values, note }: SentItem,
  { actor, address }: Change,
): Promise<{ readonly id: number }> {
  return database.transaction(async (transaction) => {
    const after = await checkedValues(transaction, kind, values, null)
    await refuseTwice(transaction, kind, after)
    const [row] = await transaction.query<{ id: number }>(
      `insert into catalogue_change (kind, state, after, note, author)
       values ($1, 'proposed', $2::text::jsonb, $3, $4) returning id`,
      [kind, JSON.stringify(after), note, actor.id],
    )
    const id = row?.id ?? 0
    const named = nameOf(after)
    const entry = { actor, action: 'catalogue.proposed', subject: `proposal ${id}`, address } as const
    await writeAudit(transaction, { ...entry, after: { kind, ...after, note } })
    await notify(transaction, {
      to: { holding: 'catalogue.change' },
      except: actor.id,
      kind: 'figures-request',
      title: message('told.catalogue-asked', { person: actor.username, kind, name: named }),
      text: note,
      link: '/admin#/waiting',
    })
    return { id }
  })
}

/** The fields by which two proposals are of the same thing. */
const SAME = { indicator: ['short_name'], source: ['datasource'], measure: ['indicator', 'source'] } as const

/** Nobody has to decide twice on the same thing. */
async function refuseTwice(transaction: Transaction, kind: ItemKind, values: ItemValues): Promise<void> {
  const names = SAME[kind]
  const [first] = names
  const same = names.map((name, at) => `lower(after ->> '${name}') = lower($${at + 2})`).join(' and ')
  const [waiting] = await transaction.query(
    `select 1 from catalogue_change where kind = $1 and state = 'proposed' and ${same} limit 1`,
    [kind, ...names.map((name) => values[name] ?? '')],
  )
  if (!waiting) return
  const sentence = 'It is proposed already and waits for a decision.'
  throw new Problem('invalid-input', sentence, { [first]: [sentence] })
}

interface Decision {
  readonly state: 'published' | 'rejected'
  readonly remark: string
  /** Of the kind and as what it was made; absent where it was rejected. */
  readonly kind?: ItemKind
  readonly made?: PublishedItem
}

/** Decides on a proposal and tells whoever made it. Throws `not-found`, and `changed-meanwhile` where that is decided already. */
export async function decideProposal(
  transaction: Transaction,
  id: number,
  { state, remark, kind, made }: Decision,
  { actor, address }: Change,
): Promise<void> {
  const [proposal] = await transaction.query<{
    kind: ItemKind
    state: string
    after: ItemValues
    author: number | null
  }>(
    `select kind, state, after, author from catalogue_change
     where id::bigint = $1::bigint and (item is null or decided_at is not null) for update`,
    [id],
  )
  if (!proposal || (kind !== undefined && proposal.kind !== kind)) {
    throw new Problem('not-found', `There is no proposal with the id ${id}.`)
  }
  if (proposal.state !== 'proposed') {
    throw new Problem('changed-meanwhile', 'Somebody has decided on this meanwhile.')
  }
  await transaction.query(
    `update catalogue_change set state = $2, remark = $3, decided_by = $4, decided_at = clock_timestamp(), item = $5 where id = $1`,
    [id, state, remark, actor.id, made?.id ?? null],
  )
  const action = state === 'rejected' ? 'catalogue.rejected' : 'catalogue.approved'
  await writeAudit(transaction, {
    actor,
    action,
    subject: `proposal ${id}`,
    after: { state, remark },
    address,
  })
  if (proposal.author === null) return
  await notify(transaction, {
    to: proposal.author,
    except: actor.id,
    kind: 'figures-decision',
    title: message('told.catalogue-decided', {
      kind: proposal.kind,
      name: nameOf(proposal.after),
      made: made ? 'yes' : 'no',
      release: String(made?.release ?? ''),
    }),
    text: remark,
    link: '/data-import',
  })
}

function nameOf(values: ItemValues): string {
  return values.short_name ?? values.datasource ?? values.datasource_indicator ?? ''
}
