import { wholesOf } from '#domain/data-audit/wholes-of.ts'
import type { Location } from '#domain/location/location.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { everyCoordinates } from '#server/release/coordinate-ids.ts'
import type { Release } from '#server/release/current-release.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import type { AuditGround } from './audit-order.ts'
import { type AuditThread, startAuditThread } from './audit-thread.ts'
import type { IndicatorAudit } from './release-audit.ts'
import { type AuditedChange, lengthOf, readStoredFigures } from './stored-figures.ts'

/** Indicators that one statement reads. Others are answered between any two. */
const AT_ONCE = 2

/** The indicators to audit. */
export interface AuditScope {
  readonly release: Release
  /** Absent: every indicator. */
  readonly only?: readonly number[]
  /** As the figures would be with it. */
  readonly change?: AuditedChange
  /** Ends the audit between two reads; it then rejects. */
  readonly signal?: AbortSignal
}

/**
 * Holds the figures of indicators against each other, in a thread of its own. Only the release itself is
 * read, a few indicators at a time, whatever is published meanwhile.
 */
export async function auditIndicators(runner: SqlRunner, scope: AuditScope): Promise<IndicatorAudit[]> {
  return (await beginAudit(runner, scope, { ahead: 0 })).found
}

/** An audit that is under way. The transaction waits for it before it ends. */
export interface BegunAudit {
  readonly found: Promise<IndicatorAudit[]>
}

/**
 * The same for whoever publishes meanwhile what is audited: from the time of the answer on, nothing is read that publishing
 * changes. Up to `ahead` characters of figures are read by then and wait for the thread; the others are read between.
 */
export async function beginAudit(
  runner: SqlRunner,
  scope: AuditScope,
  { ahead }: { readonly ahead: number },
): Promise<BegunAudit> {
  const ground = await readGround(runner, scope)
  const thread = startAuditThread(ground)
  const isAhead = Promise.withResolvers<void>()
  const found = auditWith(thread, ground, { runner, scope, ahead, isAhead: isAhead.resolve }).finally(() =>
    thread.end(),
  )
  // It may go wrong before it is waited for.
  found.catch(() => isAhead.resolve())
  await isAhead.promise
  return { found }
}

interface Asking {
  readonly runner: SqlRunner
  readonly scope: AuditScope
  readonly ahead: number
  /** Is called once as much as wanted is read, or all. */
  readonly isAhead: () => void
}

/** An order to the thread, with the length of the text that it was given. */
interface Asked {
  readonly length: number
  readonly answer: Promise<readonly IndicatorAudit[]>
}

async function auditWith(
  thread: AuditThread,
  ground: AuditGround,
  asking: Asking,
): Promise<IndicatorAudit[]> {
  const indicators = asking.scope.only ?? [...ground.reference.indicators.keys()]
  const { signal } = asking.scope
  for (const some of inParts(await thread.ask('weights', { indicators }))) {
    signal?.throwIfAborted()
    await thread.ask('people', { figures: await figuresOf(asking, some) })
  }
  const audits: IndicatorAudit[] = []
  const underWay: Asked[] = []
  for (const some of inParts(indicators)) {
    signal?.throwIfAborted()
    const needed = new Set([...some, ...some.flatMap((id) => wholesOf(ground.reference, id))])
    const figures = await figuresOf(asking, [...needed])
    while (underWay.length > 0 && waiting(underWay) > asking.ahead) {
      asking.isAhead()
      audits.push(...((await underWay.shift()?.answer) ?? []))
    }
    underWay.push({
      length: figures.reduce((sum, one) => sum + lengthOf(one), 0),
      answer: thread.ask('audit', { indicators: some, figures }),
    })
  }
  asking.isAhead()
  for (const { answer } of underWay) audits.push(...(await answer))
  return audits
}

function waiting(asked: readonly Asked[]): number {
  return asked.reduce((sum, { length }) => sum + length, 0)
}

function figuresOf({ runner, scope: { release, change } }: Asking, indicators: readonly number[]) {
  return readStoredFigures(runner, release.number, indicators, change ?? null)
}

function inParts(ids: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(ids.length / AT_ONCE)
  return Array.from({ length: count }, (_, part) => ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}

async function readGround(runner: SqlRunner, { release, only, change }: AuditScope): Promise<AuditGround> {
  const all = await runner.query<{ id: number }>('select id from indicator order by id')
  const ids = only ?? all.map(({ id }) => id)
  const { reference } = await readReferenceData(runner, release, ids)
  const places = await runner.query<Location>(
    'select id, shown_name as name, level, parent from location order by id',
  )
  return {
    reference: { ...reference, locations: new Map(places.map((place) => [place.id, place])) },
    editions: await runner.query<EditionFigure>(EDITIONS, [ids]),
    rejections: await runner.query<Rejection>(REJECTIONS, [ids]),
    coordinates: await everyCoordinates(runner, change?.changes ?? null),
  }
}

const EDITIONS = `select indicator, datasource as source, location, period, edition, value, lower, upper,
  interval_level as "intervalLevel", origin from edition where indicator = any($1::int[]) order by id`

const REJECTIONS = `select indicator, datasource as source, location, period, value, reason
  from rejection where indicator = any($1::int[]) order by id`
