import { affectedIndicators } from '#domain/data-audit/affected-indicators.ts'
import type { Location } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { ChangeDigests } from '#server/release/change-digests.ts'
import type { Release } from '#server/release/current-release.ts'
import type { Changes } from '#server/release/find-changes.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { auditIndicators, beginAudit } from './audit-indicators.ts'
import { readAudit } from './kept-audit.ts'
import { type NewFinding, newFindings } from './new-findings.ts'
import type { IndicatorAudit } from './release-audit.ts'

/** The rules' findings in a change before anybody publishes it. */
export interface ChangeAudit {
  readonly findings: readonly NewFinding[]
  /** Places, indicators and sources that they name. */
  readonly reference: ReferenceData
  /** The audit of the release that the change would make; null where that of the one before is not kept. */
  readonly audits: readonly IndicatorAudit[] | null
}

/** Characters of figures that are read before anything is written: those of a million rows. */
const AHEAD = 48 * 1024 * 1024

/** An audit of a change that is under way; the transaction waits for it before it ends. */
export interface BegunChangeAudit {
  readonly found: Promise<ChangeAudit>
  /** Of the changes that it has read. */
  readonly digests: ChangeDigests
}

/**
 * Begins to audit changes: the indicators that change, and those that are held against them. Findings open
 * already in the release before are not the change's. From the time of the answer on the change may be
 * written: the release before stays as it was for its readers, and everything else has been read by then.
 */
export async function beginChangeAudit(changes: Changes, release: Release): Promise<BegunChangeAudit> {
  const { transaction } = changes
  const rows = await transaction.query<{ indicator: number }>(
    `select distinct indicator from ${changes.cover.name}`,
  )
  const { reference: words } = await readReferenceData(transaction, release, [])
  const only = [...affectedIndicators(new Set(rows.map(({ indicator }) => indicator)), words)]
  const kept = await readAudit(transaction, release)
  const isAffected = ({ indicator }: IndicatorAudit) => only.includes(indicator)
  const before = kept?.filter(isAffected) ?? (await auditIndicators(transaction, { release, only }))
  const places = await transaction.query<Location>(
    'select id, shown_name as name, level, parent from location order by id',
  )
  const digests = new ChangeDigests()
  const begun = await beginAudit(
    transaction,
    { release, only, change: { changes, digests } },
    { ahead: AHEAD },
  )
  const found = begun.found.then((after) => ({
    findings: newFindings(before, after),
    reference: { ...words, locations: new Map(places.map((place) => [place.id, place])) },
    audits: kept && [...kept.filter((one) => !isAffected(one)), ...after],
  }))
  // It may go wrong before it is waited for.
  found.catch(() => {})
  return { found, digests }
}
