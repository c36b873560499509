import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '#server/platform/database/database.ts'

/** What a document goes through, in order. */
const STEPS: readonly string[] = ['draft', 'submitted', 'approved']

/** What stands beside a document after each step: versions, entries of the audit log, and what its author was told. */
const BESIDE = [
  { versions: 1, audited: 0, told: 0 },
  { versions: 2, audited: 1, told: 0 },
  { versions: 2, audited: 2, told: 1 },
] as const

interface Journal {
  /** The last acknowledged step of each document. */
  readonly steps: ReadonlyMap<number, string>
  /** The last document that the store was held against. */
  readonly checked: number
}

/** What was noted as acknowledged: lines such as `7 submitted`. */
export function readJournal(path: string): Journal {
  const steps = new Map<number, string>()
  let checked = 0
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []) {
    const [id = '', step = ''] = line.split(' ')
    if (step === 'checked') checked = Number(id)
    else steps.set(Number(id), step)
  }
  return { steps, checked }
}

interface KeptRow {
  readonly id: number
  readonly step: string
  readonly title: string
  readonly versions: number
  readonly audited: number
  readonly told: number
}

/** What is lost or half done of the documents after this one, and which is the last. */
export async function documentFaults(
  database: Database,
  steps: ReadonlyMap<number, string>,
  after: number,
): Promise<{ readonly faults: readonly string[]; readonly last: number }> {
  const rows = await database.query<KeptRow>(
    `select d.id, r.state as step, d.content ->> 'title' as title,
       (select count(*) from document_version v where v.document = d.id) as versions,
       (select count(*) from audit_entry a where a.subject = 'document ' || d.id) as audited,
       (select count(*) from notification n where n.user_id = d.owner and n.kind = 'dashboard-decision'
         and n.link like '%' || d.public_id || '%') as told
     from document d join review r on r.subject_kind = 'document' and r.subject = d.id
     where d.id > $1 order by d.id`,
    [after],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const faults = [...steps].flatMap(([id, step]) => {
    const row = found.get(id)
    if (id <= after) return []
    return row && rank(row.step) >= rank(step) ? [] : [`Document ${id}: ${step} is lost, it is ${row?.step}.`]
  })
  for (const { id, step, title, ...beside } of rows) {
    const expected = BESIDE[rank(step)]
    const isBetter = title.endsWith('better')
    if (JSON.stringify(beside) !== JSON.stringify(expected) || isBetter !== rank(step) > 0)
      faults.push(`Document ${id}: ${JSON.stringify({ step, title, ...beside })}`)
  }
  return { faults, last: rows.at(-1)?.id ?? after }
}

/** How many steps the document has behind itself that was brought so far, from 0; -1: none of them. */
export function rank(step: string): number {
  return STEPS.indexOf(step)
}
