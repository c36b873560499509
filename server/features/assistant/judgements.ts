import type { JudgementRow } from '#contract/assistant/judgements.ts'
import { dailyRemoval } from '#server/jobs/daily-removal.ts'
import type { JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

type Judgement = Omit<JudgementRow, 'id' | 'at'>

interface StoredJudgement {
  readonly id: number
  readonly created_at: Date
  readonly question: string
  readonly answer: string
  readonly is_right: boolean
  readonly reason: JudgementRow['reason']
  readonly remark: string
  readonly release: number
  readonly language: string
}

/** Keeps somebody's judgement of an answer. */
export async function keepJudgement(database: Database, judgement: Judgement): Promise<void> {
  const { question, answer, right, reason, remark, release, language } = judgement
  await database.query(
    `insert into answer_judgement (question, answer, is_right, reason, remark, release, language)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [question, answer, right, right ? null : reason, remark, release, language],
  )
}

/** A page of judgements, newest first; `right` null: of all answers. */
export async function readJudgements(
  database: Database,
  right: boolean | null,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<{ readonly rows: readonly JudgementRow[]; readonly count: number }> {
  const where = 'where $1::boolean is null or is_right = $1::boolean'
  const [counted] = await database.query<{ count: number }>(
    `select count(*) as count from answer_judgement ${where}`,
    [right],
  )
  const rows = await database.query<StoredJudgement>(
    `select id, created_at, question, answer, is_right, reason, remark, release, language
     from answer_judgement ${where} order by id desc limit ${size} offset ${offset}`,
    [right],
  )
  return { rows: rows.map(rowOf), count: counted?.count ?? 0 }
}

function rowOf({ created_at, is_right, ...stored }: StoredJudgement): JudgementRow {
  return { ...stored, at: created_at.toISOString(), right: is_right, language: stored.language }
}

/** Removes judgements that are older than twelve months, once a day. */
export function forgetOldJudgements(database: Database): JobKind {
  const about = { name: 'forget-old-judgements', failure: 'Old judgements of answers could not be removed.' }
  return dailyRemoval(database, about, [
    "delete from answer_judgement where created_at < now() - interval '12 months'",
  ])
}
