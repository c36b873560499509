import { figureText } from '#domain/reference/reference-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import type { Audits } from './audits.ts'
import { type KeptFinding, touchedBy } from './release-audit.ts'

/** The figures of the current release that open findings touch, as text keys; `tag` changes with them. */
export interface FiguresInQuestion {
  readonly release: string
  readonly tag: string
  readonly keys: readonly string[]
}

/** Tells them at once, as far as somebody has looked at the release. */
export type FindQuestions = () => Promise<FiguresInQuestion>

/** The figures in question of a store; they are read again when the release or an answer to a finding changes. */
export function openQuestions(database: Database, audits: Audits): FindQuestions {
  let last: FiguresInQuestion | null = null
  return async () => {
    const [release, decided] = await Promise.all([
      currentRelease(database),
      database.query<{ finding: string; status: string }>(
        'select distinct on (finding) finding, status from data_audit_decision order by finding, id desc',
      ),
    ])
    const audit = await audits.known(release)
    const tag = JSON.stringify([release.hash, audit !== null, decided])
    if (last?.tag === tag) return last
    const answers = new Map(decided.map(({ finding, status }) => [finding, status]))
    const isOpen = ({ key, status }: KeptFinding) =>
      ['open', 'confirmed'].includes(answers.get(key) ?? status)
    const keys = (audit?.findings ?? []).filter(isOpen).flatMap(keysOf)
    last = { release: release.hash, tag, keys: [...new Set(keys)] }
    return last
  }
}

/** Nobody has looked. */
export const noQuestions: FindQuestions = async () => ({ release: '', tag: '', keys: [] })

function keysOf(finding: KeptFinding): string[] {
  return touchedBy(finding).flatMap(({ indicator, touched }) =>
    touched.flatMap((source, at) =>
      at % 3 === 0
        ? [figureText({ indicator, source, location: touched[at + 1] ?? 0, period: touched[at + 2] ?? 0 })]
        : [],
    ),
  )
}
