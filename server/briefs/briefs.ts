import { briefOf } from '#domain/brief/brief.ts'
import { quotedAt, statedOf } from '#domain/brief/key-figure.ts'
import { type BriefData, briefQuestion } from '#domain/brief/question.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Location } from '#domain/location/location.ts'
import { placeBySlug, placeSlug } from '#domain/location/place-slug.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { Language } from '#domain/message/language.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentName } from '#server/front/current-name.ts'
import { contentTag } from '#server/platform/http/entity-tag.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { paperTools } from '#server/paper/paper-tools.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue } from '#server/work/fair-queue.ts'
import { readBriefData } from './brief-data.ts'
import { briefMaps } from './pictures/maps.ts'
import { briefHtml } from './renderers/brief-html.ts'
import { briefPages } from './renderers/brief-pages.ts'
import { briefSheet } from './sheet/brief-sheet.ts'
import type { BriefSheet } from './sheet/sheet.ts'

/** What a brief is written as; `svg` is a picture of its pages, to look at. */
export const BRIEF_FORMATS = ['pdf', 'docx', 'html', 'svg'] as const

export type BriefFormat = (typeof BRIEF_FORMATS)[number]

/** A brief as it is sent. */
export interface BriefFile {
  readonly content: Uint8Array
  readonly tag: string
}

/** Which brief, how, and in whose words. */
export interface BriefOrder {
  readonly slug: string
  readonly format: BriefFormat
  readonly language: Language
  /** Where people reach the product. */
  readonly site: string
}

/** The briefs of the current release, made when they are asked for. */
export interface Briefs {
  /** Null for a place that has none. Throws `too-many-requests` when many wait. */
  file(order: BriefOrder, asker: Asker): Promise<BriefFile | null>
  /** Whose briefs there are: the nation, zones, states. */
  places(): Promise<readonly BriefPlace[]>
}

/** A place with how much is held of it. */
export interface BriefPlace {
  readonly place: Location
  readonly slug: string
  /** For each key figure whether it is held with an interval, without one, or not at all. */
  readonly key: readonly ('interval' | 'value' | 'none')[]
  /** Indicators with any figure. */
  readonly held: number
}

/** Bytes of finished briefs that are kept. All of one language fit. */
const LARGEST_MEMORY = 24 * 1024 * 1024
/** A brief takes some tenths of a second, most of them in a process of its own. */
const QUEUE = {
  what: 'briefs',
  atOnce: 1,
  waiting: 40,
  retryAfter: 5,
  ofOneCaller: { account: 10, guest: 5 },
} as const
/** Milliseconds without a question after which the rows of a release are let go. */
const IDLE = 60_000

/** Opens the briefs of a store; rows are read when the first is asked for. */
export function openBriefs(database: Database): Briefs {
  const files = new MadeOnce<BriefFile | null>(LARGEST_MEMORY, ({ content }) => content.length)
  const queue = new FairQueue(QUEUE)
  const rows = keptRows(database)
  const lists = new Map<string, Promise<readonly BriefPlace[]>>()

  const make = async (
    release: Release,
    { front, ...order }: BriefOrder & { readonly front: FrontName },
    signal: AbortSignal,
  ): Promise<BriefFile | null> => {
    const data = await rows(release)
    const place = placeBySlug(data.reference.locations.values(), order.slug)
    if (!place) return null
    const sheet = await sheetOf(data, place, release, { ...order, front })
    signal.throwIfAborted()
    const content = await rendered(sheet, { format: order.format, madeAt: release.published_at, signal })
    return { content, tag: contentTag(Buffer.from(content)) }
  }
  return {
    async file(order, asker) {
      const release = await currentRelease(database)
      const front = await currentName(database)
      const { language, site, slug, format } = order
      const name = JSON.stringify([release.hash, language.code, site, slug, format, front.name])
      const work = () => make(release, { ...order, front }, asker.signal)
      return files.get(name, () => queue.run(asker, work), asker.signal)
    },
    async places() {
      const release = await currentRelease(database)
      const known = lists.get(release.hash)
      if (known) return known
      lists.clear()
      const list = rows(release).then(placesOf)
      lists.set(release.hash, list)
      return list
    },
  }
}

/** The rows of one release, as long as somebody asks for briefs of it. */
function keptRows(database: Database): (release: Release) => Promise<BriefData> {
  let held: { readonly hash: string; readonly data: Promise<BriefData> } | null = null
  let letGo: NodeJS.Timeout | undefined
  return (release) => {
    clearTimeout(letGo)
    letGo = setTimeout(() => (held = null), IDLE).unref()
    if (held?.hash !== release.hash) held = { hash: release.hash, data: readBriefData(database, release) }
    const { data } = held
    data.catch(() => (held = null))
    return data
  }
}

/** The brief of a place in words and pictures. */
export async function sheetOf(
  data: BriefData,
  place: Location,
  release: Release,
  { language, site, front }: Pick<BriefOrder, 'language' | 'site'> & { readonly front: FrontName },
): Promise<BriefSheet> {
  const brief = briefOf(briefQuestion(data, place.id))
  return briefSheet(brief, {
    language,
    release: { number: release.number, day: release.published_at },
    address: `${site}/briefs/${placeSlug(place)}`,
    maps: await briefMaps(brief),
    front,
  })
}

async function rendered(
  sheet: BriefSheet,
  {
    format,
    madeAt,
    signal,
  }: { readonly format: BriefFormat; readonly madeAt: Date; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const tools = paperTools(signal)
  switch (format) {
    case 'html':
      return Buffer.from(briefHtml(sheet))
    case 'docx': {
      // Few ask for it, and what it is written with takes 40 MB.
      const { briefDocx } = await import('./renderers/brief-docx.ts')
      return briefDocx(sheet, tools)
    }
    default:
      return briefPages(sheet, { as: format, madeAt, tools })
  }
}

/** The nation, then the zones, then the states, by name. */
function placesOf(data: BriefData): BriefPlace[] {
  const { reference, subjects } = data
  const levels = [1, 2, 3] as const
  return levels
    .flatMap((level) => locationsAt(reference, level).toSorted((a, b) => a.name.localeCompare(b.name)))
    .map((place) => ({
      place,
      slug: placeSlug(place),
      key: subjects.key.map((id) => heldOf(statedOf(quotedAt(briefQuestion(data, place.id), id)))),
      held: data.heldAt(place.id),
    }))
}

function heldOf(stated: StatedFigure | null): BriefPlace['key'][number] {
  if (!stated) return 'none'
  return stated.point.lower === null ? 'value' : 'interval'
}
