import type { AuditStatus } from '#domain/data-audit/audit-finding.ts'
import type { Location } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Audits } from '#server/data-audit/audits.ts'
import type { KeptFinding, ReleaseAudit } from '#server/data-audit/release-audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'

/** The answers of people, the newest first. */
export interface Decision {
  readonly finding: string
  readonly status: AuditStatus
  readonly note: string
  readonly by: string | null
  readonly decided_at: Date
}

/** A finding with the status that holds: people's last answer, else that of the rules. */
export interface KnownFinding extends KeptFinding {
  /** Its position in the release, from 1. */
  readonly id: number
  readonly decided: Decision | null
}

/** The findings of the current release with the words for them. */
export interface KnownFindings {
  readonly release: Release
  readonly counts: ReleaseAudit['counts']
  readonly findings: readonly KnownFinding[]
  /** Places of every level, which findings name too. */
  readonly reference: ReferenceData
}

export async function knownFindings(database: Database, audits: Audits): Promise<KnownFindings> {
  const release = await currentRelease(database)
  const { counts, findings } = await audits.of(release)
  const decided = await withDecisions(database, findings)
  const { reference } = await readReferenceData(database, release, [])
  const places = await database.query<Location>(
    'select id, shown_name as name, level, parent from location order by id',
  )
  return {
    release,
    counts,
    findings: decided,
    reference: { ...reference, locations: new Map(places.map((place) => [place.id, place])) },
  }
}

/** The findings alone, for callers that cannot wait; null while the rules still run. */
export async function findingsSoon(database: Database, audits: Audits): Promise<KnownFinding[] | null> {
  const audit = await audits.soon(await currentRelease(database))
  return audit && withDecisions(database, audit.findings)
}

async function withDecisions(database: Database, findings: readonly KeptFinding[]): Promise<KnownFinding[]> {
  const newest = await database.query<Decision>(
    `select distinct on (d.finding) ${DECISION} order by d.finding, d.id desc`,
  )
  const decisions = new Map(newest.map((decision) => [decision.finding, decision]))
  return findings.map((finding, index) => {
    const decided = decisions.get(finding.key) ?? null
    return { ...finding, id: index + 1, decided, status: decided?.status ?? finding.status }
  })
}

/** Every answer to a finding, the newest first. */
export function decisionsOf(database: Database, key: string): Promise<Decision[]> {
  return database.query<Decision>(`select ${DECISION} where d.finding = $1 order by d.id desc`, [key])
}

const DECISION = `d.finding, d.status, d.note, p.name as by, d.decided_at
  from data_audit_decision d left join account p on p.id = d.account`
