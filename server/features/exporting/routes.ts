import type { FastifyInstance, FastifyReply } from 'fastify'
import { exportFigures, exportPlace } from '#contract/exports/exports.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { Problem } from '#domain/problem.ts'
import { FIGURE_NAMES, figureCells, filledColumns, groupTable } from '#server/dataset/file-cells.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve, Streamed } from '#server/platform/http/endpoint-route.ts'
import { isHeld } from '#server/platform/http/entity-tag.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { readPoints } from '#server/release/read-points.ts'
import { FORMS } from './figure-formats.ts'
import { type Chosen, type ChosenFigures, chosenFigures } from './figure-rows.ts'
import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { askerOf } from '#server/work/asker.ts'
import { FairQueue, type QueueBounds } from '#server/work/fair-queue.ts'

/** All figures take the store many seconds: two are sent at once, so that one of a source passes one of everything. */
const QUEUE: QueueBounds = {
  what: 'exports',
  atOnce: 2,
  waiting: 40,
  ofOneCaller: { account: 6, guest: 2 },
  retryAfter: 20,
}

/** A reader who has not taken all by then gives the place to the next, as one who takes nothing does. In milliseconds. */
const PATIENCE = 15 * 60_000

/** Published figures in the columns in which figures are imported: what is taken out comes in again as the same rows. */
function serveExports(app: FastifyInstance, { database, version }: Services): void {
  const queue = new FairQueue(QUEUE)
  serve(app, exportPlace, async ({ path: { id } }) => {
    const [place] = await database.query('select id from location where id = $1::int', [id])
    if (!place) throw new Problem('not-found', `There is no place with the id ${id}.`)
    const release = await currentRelease(database)
    const { number, hash } = release
    const names = await sourceNames(database)
    const indicators = await idsOf(database, 'select id from indicator order by id')
    const points = await readPoints(database, number, { indicators, locations: [id] })
    const rows = points
      .toSorted((a, b) => a.indicator - b.indicator || a.source - b.source || a.period - b.period)
      .map((point) => figureCells(point, names))
    const groups = await groupsOf(database, number, id)
    return {
      release: { number, hash, published_at: release.published_at.toISOString() },
      figures: filledColumns(FIGURE_NAMES, rows),
      groups: groupTable(groups),
    }
  })
  serve(app, exportFigures, async ({ query: { format, ...chosen }, url, request, reply }) => {
    if (format === 'dhis2' && chosen.source === undefined) {
      const sentence = 'DHIS2 knows no sources beside each other: name one.'
      throw new Problem('invalid-input', sentence, { source: [sentence] })
    }
    const { mediaType, ending, parts } = FORMS[format]
    const figures = await chosenFigures(database, chosen)
    const asked = new URLSearchParams(
      Object.entries(chosen).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
    )
    const address = `${url.origin}/api/exports/figures?${asked}`
    if (isHeld(request, reply, version.version, figures.release.hash, format, address)) return reply.send()
    await queue.turn(askerOf(request, reply))
    endInTime(reply)
    return new Streamed(parts(figures, address), mediaType, `${fileName(figures, chosen)}.${ending}`)
  })
}

function endInTime({ raw }: FastifyReply): void {
  const all = setTimeout(() => raw.destroy(), PATIENCE)
  raw.once('close', () => clearTimeout(all))
}

/** What was chosen, by name. */
function fileName({ indicators, sources, places, release }: ChosenFigures, chosen: Chosen): string {
  const named = [
    indicators.get(chosen.indicator ?? 0),
    sources.get(chosen.source ?? 0),
    places.get(chosen.place ?? 0),
  ].flatMap((row) => row?.name.replaceAll(/[^A-Za-z0-9]+/g, '-') ?? [])
  return [...(named.length === 0 ? ['figures'] : named), `release-${release.number}`].join('-')
}

async function idsOf(database: Database, sql: string, ...parameters: readonly number[]): Promise<number[]> {
  return (await database.query<{ id: number }>(sql, parameters)).map(({ id }) => id)
}

async function sourceNames(database: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await database.query<{ id: number; name: string }>(
    'select id, datasource as name from datasource',
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function groupsOf(database: Database, release: number, place: number): Promise<GroupFigure[]> {
  return database.query<GroupFigure>(
    `select indicator, datasource as source, location, period, dimension, category,
       category_order as "categoryOrder", value, lower, upper, population_share as "populationShare"
     from disaggregated where location = $1::int and release_added <= $2::int and release_removed > $2::int
     order by indicator, datasource, period, dimension, category_order, category`,
    [place, release],
  )
}

export const exportingFeature: Feature = { routes: serveExports }
