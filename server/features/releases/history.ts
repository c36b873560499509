import type { z } from 'zod'
import {
  type ChangedFigure,
  changedFigure,
  type compareReleases as compareCall,
  type listChangedFigures,
  type readFigureHistory,
} from '#contract/releases/history.ts'
import { observationKey } from '#domain/observation/observation-id.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import {
  addedFigures,
  type ComparedReleases,
  compareReleases,
  type MovedFigure,
} from '#server/release/compare-releases.ts'
import { type Release, releaseStamp } from '#server/release/current-release.ts'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue, type QueueBounds } from '#server/work/fair-queue.ts'
import { documentsShowing } from '#server/documents/documents-showing.ts'
import { releaseOrigins } from '#server/release/figure-origins.ts'
import { everyRelease } from '#server/release/every-release.ts'
import { type FigureKey, figureStates } from '#server/release/figure-states.ts'

type Query = z.output<typeof listChangedFigures.query>
type Differences = z.input<typeof compareCall.answer>
type History = z.input<typeof readFigureHistory.answer>

/** Bytes of differences that are kept; a figure takes about so many. */
const KEPT = 32_000_000
const OF_A_FIGURE = 150

/** Two releases are compared once, in seconds where they hold much: one after the other, so that nobody else waits for the store. */
const QUEUE: QueueBounds = {
  what: 'calculations',
  atOnce: 1,
  waiting: 40,
  ofOneCaller: { account: 6, guest: 3 },
  retryAfter: 5,
}

/** Releases side by side. A release never changes, so a difference is worked out once. */
export interface ReleaseHistory {
  differences(asker: Asker, hash: string, since: string | null): Promise<Differences>
  figures(asker: Asker, hash: string, query: Query, url: URL): Promise<ReturnType<typeof answerFigures>>
}

/** Opens the history of a store's releases. */
export function openReleaseHistory(database: Database): ReleaseHistory {
  const kept = new MadeOnce<ComparedReleases>(KEPT, ({ figures }) => figures.length * OF_A_FIGURE)
  const keptAdded = new MadeOnce<MovedFigure[]>(KEPT, (figures) => figures.length * OF_A_FIGURE)
  const queue = new FairQueue(QUEUE)
  const compared = async (asker: Asker, hash: string, wanted: string | null) => {
    const { release, since } = await twoReleases(database, hash, wanted)
    const from = since?.number ?? 0
    const found = await queue.run(asker, () =>
      kept.get(`${from} ${release.number}`, () => compareReleases(database, from, release.number)),
    )
    return { release, since, found }
  }
  const added = async (asker: Asker, hash: string, wanted: string | null) => {
    const { release, since } = await twoReleases(database, hash, wanted)
    // All figures of the first release are new: it is read as a whole.
    if (since === null) return []
    return queue.run(asker, () =>
      keptAdded.get(`${since.number} ${release.number}`, () =>
        addedFigures(database, since.number, release.number),
      ),
    )
  }
  return {
    async differences(asker, hash, wanted) {
      const { release, since, found } = await compared(asker, hash, wanted)
      return {
        release: releaseStamp(release),
        since: since && releaseStamp(since),
        counts: sumOf(found),
        before: found.before,
        after: found.after,
        series: found.series.map(({ isNewSource, largest, ...series }) => ({
          ...series,
          is_new_source: isNewSource,
          largest: largest && movementOf(largest),
        })),
      }
    },
    async figures(asker, hash, query, url) {
      const figures =
        query.kind === 'added'
          ? await added(asker, hash, query.since)
          : (await compared(asker, hash, query.since)).found.figures
      return answerFigures(figures, query, url)
    },
  }
}

/** The release of a hash, and the one that it is compared with; null: there is no earlier one. */
async function twoReleases(
  database: Database,
  hash: string,
  wanted: string | null,
): Promise<{ readonly release: Release; readonly since: Release | null }> {
  const all = await everyRelease(database)
  const named = (name: string) => all.find((one) => one.hash === name || String(one.number) === name)
  const release = named(hash)
  if (!release) throw new Problem('not-found', 'There is no release with this hash. /releases lists them.')
  if (wanted === null) return { release, since: all.find(({ number }) => number < release.number) ?? null }
  const since = named(wanted)
  if (since && since.number < release.number) return { release, since }
  const sentence = since
    ? `Release ${since.number} is not earlier than release ${release.number}. Exchange the two.`
    : 'There is no release of this name. /releases lists them.'
  throw new Problem('invalid-input', sentence, { since: [sentence] })
}

function sumOf({ series }: ComparedReleases): Differences['counts'] {
  const sum = (field: 'added' | 'changed' | 'withdrawn' | 'intervals') =>
    series.reduce((total, one) => total + one[field], 0)
  return {
    added: sum('added'),
    changed: sum('changed'),
    withdrawn: sum('withdrawn'),
    intervals: sum('intervals'),
  }
}

function movementOf({ location, location_name, period, was, is }: MovedFigure) {
  return { location, location_name, period: isoPeriod(period), was, is }
}

function rowOf(figure: MovedFigure): ChangedFigure {
  const { indicator, datasource, kind } = figure
  return { indicator, datasource, ...movementOf(figure), kind }
}

function answerFigures(figures: readonly MovedFigure[], query: Query, url: URL) {
  const among = (filter: Query['indicator'], id: number) => filter === null || filter.includes(id)
  const found = figures
    .filter(
      ({ indicator, datasource, location }) =>
        among(query.indicator, indicator) &&
        among(query.datasource, datasource) &&
        among(query.location, location),
    )
    .toSorted((a, b) => {
      const key = query.ordering.find(({ field }) => a[field] !== b[field])
      return key ? (a[key.field] - b[key.field]) * (key.descending ? -1 : 1) : 0
    })
  const window = pageWindow(query)
  const shown = found.slice(window.offset, window.offset + window.size)
  if (query.format === 'csv') {
    const rows = (query.size === null ? found : shown).map(rowOf)
    return csvAnswer('changed-figures', Object.keys(changedFigure.shape), rows)
  }
  return pageAnswer(shown.map(rowOf), found.length, window, url)
}

/** A figure in every release that changed it, newest first. Throws `not-found` for one that was never published. */
export async function figureHistory(database: Database, name: string): Promise<History> {
  const key = keyOf(name)
  const states = await figureStates(database, key)
  if (states.length === 0) throw new Problem('not-found', 'No such figure was ever published here.')
  const { indicator, source, location, period } = key
  const numbers = states.map(({ release }) => release.number)
  const origins = new Map(
    (await releaseOrigins(database, numbers, indicator)).map(({ number, ...origin }) => [number, origin]),
  )
  return {
    indicator,
    datasource: source,
    location,
    period: isoPeriod(period),
    states: states.map(({ release, ...said }) => ({
      ...{ release: releaseStamp(release), ...said },
      ...(origins.get(release.number) ?? NO_ORIGIN),
    })),
    documents: await documentsShowing(database, key),
  }
}

/** Of a release that is gone meanwhile. */
const NO_ORIGIN = { origin: 'data-set', role: null, approved: false, explained: '', undoes: null } as const

function keyOf(name: string): FigureKey {
  if (!name.includes('-')) return observationKey(Number(name))
  const [indicator, source, location, ...period] = name.split('-')
  const code = parsePeriod(period.join('-'))
  if (code === null) {
    const sentence = `${period.join('-')} is no period. Give a year, month, week or quarter.`
    throw new Problem('invalid-input', sentence, { key: [sentence] })
  }
  return { indicator: Number(indicator), source: Number(source), location: Number(location), period: code }
}
