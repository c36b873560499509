import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NOT_FOUND } from '#catalogue/pages.ts'
import { PROFILE_FILE } from '#catalogue/profile-areas.ts'
import { type Language, LANGUAGES, type LanguageCode, OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import type { Location } from '#domain/location/location.ts'
import { areaByWords, placeByWords } from '#domain/location/place-slug.ts'
import { named, placeName } from '#domain/message/value.ts'
import {
  catalogueAddress,
  indicatorFileAddress,
  profileFileAddress,
  relatedFileAddress,
} from '#contract/file-release.ts'
import { besideIndicator } from '#domain/statistics/beside-indicator.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { languageOf } from '#languages/from-source.ts'
import { sectionsIn } from '#sections/find-section.ts'
import type { Database } from '#server/platform/database/database.ts'
import { API } from '#server/platform/http/endpoint-route.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { frontOrOwn } from '#server/front/current-front.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import { currentRelease, releaseStamp } from '#server/release/current-release.ts'
import { type ReleaseWords, releaseWords } from '#server/release/read-reference-data.ts'
import type { FigureFiles } from '#server/figure-files/figure-files.ts'
import { type Doors, type PageAddress, pageAddress } from './page-address.ts'
import { cardOf, type FoundCard } from './page-card.ts'
import { homeOpening } from './home-opening.ts'
import { KeptPages } from './kept-pages.ts'
import { type Opened, openingOf } from './page-opening.ts'
import { liteFor } from './lite-for.ts'
import { type PageContent, pageText } from './page-text.ts'

/** The sources of pages. */
interface PageSources {
  readonly database: Database
  /** For the title and the card of pages of one figure. */
  readonly figures: FigureFiles
  /** The built pages. */
  readonly folder: string
  readonly worker: 'on' | 'off'
}

/**
 * Answers every address outside the API with the page, its status 404 where the product has nothing to show.
 * The page names the current release, so it is asked for anew each time; its tag makes that cheap.
 */
export async function servePages(
  app: FastifyInstance,
  { database, figures, folder, worker }: PageSources,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const kept = new KeptPages(database)
  app.get('/*', async (request, reply) => {
    const path = requestTarget(request.url).split('?')[0] ?? ''
    if (path === API || path.startsWith(`${API}/`)) return reply.callNotFound()
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('accept-ch', 'ECT')
    const name = await kept.nameOf(request)
    if (name !== null && (await kept.send(request, reply, name))) return reply
    const language = languageOf(languageOfAddress(request.url))
    const front = await frontOrOwn(database)
    const address = pageAddress(request.url, front.dashboard)
    const door = address.kind === 'page' && address.doors && (await doorFor(request, reply, address.doors))
    if (door) return reply.redirect(door)
    const found = { ...(await findPage(database, address, language)), front }
    const shown =
      found.status === 200 ? withCard(found, await cardOf(request, language.code, figures)) : found
    const opened = found.status === 200 ? openedBy(address, found) : null
    const isHome = address.kind === 'page' && address.slug === 'home' && isOffered(language.code)
    const opening = opened
      ? await openingOf(request, { opened, code: language.code }, figures)
      : isHome && found.status === 200
        ? homeOpening(front, language)
        : ''
    const text = pageText(template, {
      ...{ ...shown, module: moduleOf(address), opening: opening ?? '', worker, language: language.tag },
      lite: liteFor(request, language),
    })
    const isWhole = found.status === 200 && opening !== null
    const isForAll = !(address.kind === 'page' && address.doors)
    if (name !== null && isWhole && isForAll) kept.keep(name, text)
    return reply.code(found.status).send(text)
  })
}

/** The module that draws a page where the build announces its files. */
function moduleOf(address: PageAddress): string {
  if (address.kind === 'dashboard') return 'dashboard-page'
  if (address.kind === 'profile') return 'health-profile-page'
  return address.kind === 'page' && address.slug === 'home' ? 'home-page' : ''
}

/** What the server draws of the page that is found; null: nothing that is looked up. */
function openedBy(address: PageAddress, { place }: FoundPage): Opened | null {
  if (address.kind === 'dashboard') return { dashboard: address.name }
  return address.kind === 'profile' && place !== undefined ? { place } : null
}

/** The made-up languages of tests are drawn by the page alone. */
function isOffered(code: LanguageCode): boolean {
  return OFFERED_LANGUAGES.some((one) => one === code)
}

/** Where somebody is led who asks for a page that is for those who are signed in, or for those who are not; null: nowhere. */
async function doorFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { entrance, inside }: Doors,
): Promise<string | null> {
  const { searchParams } = new URL(requestTarget(request.url), 'http://localhost')
  // A person who comes back to something of their own is led there by the page.
  if (inside && searchParams.has('return_to')) return null
  const account = await identified(request, reply)
  if (account === 'unknown') return null
  const lang = searchParams.get('lang')
  const kept = new URLSearchParams(lang === null ? {} : { lang })
  if (account) return inside ? `${inside}${lang === null ? '' : `?${kept}`}` : null
  if (!entrance) return null
  kept.set('return_to', requestTarget(request.url))
  return `${entrance}?${kept}`
}

/** The person who asks; `unknown` while the store does not answer, so that the page comes and says so. */
async function identified(request: FastifyRequest, reply: FastifyReply): Promise<Account | null | 'unknown'> {
  try {
    return (await request.server.doorkeeper?.identify(request, reply)) ?? null
  } catch (error) {
    if (error instanceof Problem && error.code === 'store-unavailable') return 'unknown'
    throw error
  }
}

/** The page of one figure has the figure's title. */
function withCard(page: FoundPage, { card, words }: FoundCard): FoundPage {
  return { ...page, card, ...(words && { title: words.title, description: words.summary }) }
}

/**
 * The language that an address asks for, else English; a reader's earlier choice is known to the page alone.
 */
function languageOfAddress(url: string): LanguageCode {
  const asked = new URL(requestTarget(url), 'http://localhost').searchParams.get('lang')
  return LANGUAGES.find((code) => code === asked) ?? 'en'
}

interface FoundPage extends PageContent {
  readonly status: 200 | 404 | 503
  /** Id of the nation, zone or state whose profile it is. */
  readonly place?: number
}

/** While the store does not answer the page still comes: it says so in the reader's words and tries again. */
async function findPage(database: Database, address: PageAddress, language: Language): Promise<FoundPage> {
  try {
    const { notice, xHandle } = await platformSettings(database)
    return { ...(await readPage(database, address, language)), notice, xHandle }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'store-unavailable') throw error
    return { status: 503, title: language.text(message('pages.not-available')), release: null, preload: [] }
  }
}

/** The local government areas by the names that readers know them by. */
function areasOf(database: Database): Promise<Location[]> {
  return database.query<Location>(
    'select id, shown_name as name, level, parent from location where level = 4 order by id',
  )
}

interface DashboardPage {
  readonly title: string
  readonly description: string
  readonly indicators: readonly number[]
  readonly initial: number | null
  readonly shows_related: boolean
  readonly sections: readonly string[]
}

/** The section whose table shows the related indicators. */
const OVERVIEW = 'indicator-overview'

async function readPage(database: Database, address: PageAddress, { text }: Language): Promise<FoundPage> {
  const current = await currentRelease(database)
  const release = releaseStamp(current)
  const catalogue = catalogueAddress(release.hash)
  const notFound: FoundPage = {
    status: 404,
    title: text(NOT_FOUND.title),
    release,
    preload: [catalogue],
  }
  if (address.kind === 'unknown') return notFound
  if (address.kind === 'page') {
    const [title, description] = [text(address.title), text(address.description)]
    return { status: 200, title, description, release, preload: [catalogue] }
  }
  if (address.kind === 'profile') {
    const { reference, files } = await releaseWords(database, current)
    const place =
      placeByWords(reference.locations.values(), address.place) ??
      areaByWords(await areasOf(database), address.place)
    if (!place) return notFound
    return {
      status: 200,
      title: text(message('profiles.title', { place: placeName(place) })),
      description: text(address.description),
      release,
      preload: [catalogue, profileFileAddress(files, PROFILE_FILE)],
      // The figures of local government areas are not read for a page.
      ...(place.level < 4 && { place: place.id }),
    }
  }
  const [dashboard] = await database.query<DashboardPage>(
    'select title, description, indicators, initial_indicator as initial, show_table_related_indicator as shows_related, sections from every_dashboard where name = $1 and not is_private',
    [address.name],
  )
  if (!dashboard) return notFound
  const wanted = address.indicator ?? dashboard.initial
  const shown = wanted !== null && dashboard.indicators.includes(wanted) ? [wanted] : []
  const words = await releaseWords(database, current)
  const [opened] = sectionsIn({ name: address.name, sections: dashboard.sections })
  const hasTable = address.isFirst && dashboard.shows_related && opened?.slug === OVERVIEW
  return {
    status: 200,
    title: text(named(dashboard.title)),
    description: text(named(dashboard.description)),
    release,
    preload: [
      catalogue,
      ...shown.map((id) => indicatorFileAddress(words.files, id)),
      ...(hasTable ? shown.flatMap((id) => filesBeside(words, id)) : []),
    ],
  }
}

/** The file of the indicators beside one, where the page asks for several of them together. */
function filesBeside({ reference, coverage, files }: ReleaseWords, id: number): string[] {
  const indicator = reference.indicators.get(id)
  if (!indicator) return []
  const beside = besideIndicator(indicator, reference.indicators.values(), coverage)
  return beside.length < 2 ? [] : [relatedFileAddress(files, id, beside)]
}
