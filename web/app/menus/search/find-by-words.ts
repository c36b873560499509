import type { Catalogue } from '#contract/release-data.ts'
import type { Location } from '#domain/location/location.ts'
import { ownName } from '#domain/location/shown-name.ts'
import { message, type Value } from '#domain/message/message.ts'
import {
  cited,
  indicatorName,
  listOf,
  named,
  periodName,
  placeName,
  sourceName,
} from '#domain/message/value.ts'
import { type SearchedWords, searchWords } from '#domain/question/search-words.ts'
import { plainWords } from '#domain/question/words.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { searchReader } from '#web/queries/question-lexicon.ts'
import { indicatorAddress } from '../menu-dashboards.ts'
import type { MenuAdditions } from '../menu-additions.ts'
import { findPages } from './find-pages.ts'
import type { Finding } from './finding.ts'
import { placeAddress } from './place-address.ts'

export const KINDS = ['indicators', 'places', 'sources', 'pages'] as const

/** The findings by kind, the best first. */
export interface Findings extends Readonly<Record<(typeof KINDS)[number], readonly Finding[]>> {
  /** How many indicators there are beyond those that are shown. */
  readonly more: number
  /** Words that name nothing here, so that nobody takes the findings for an answer to them. */
  readonly unknown: readonly string[]
}

const MOST_INDICATORS = 8
const MOST_NAMES = 4

/** The things that a search looks through beside the names of the catalogue. */
export interface SearchedThings {
  readonly catalogue: Catalogue
  readonly additions: MenuAdditions
}

/**
 * The possible targets of typed words. Words of several kinds are read apart: "vaccination kano" finds indicators of
 * vaccination, each opened with Kano, and Kano itself.
 */
export function findByWords(query: string, { catalogue, additions }: SearchedThings): Findings {
  const { reference } = catalogue
  const reader = searchReader(catalogue)
  const { names } = reader.lexicon
  const read = searchWords(query, reader)
  const indicators = [...taggedWith(query, additions), ...read.indicators]
    .filter((id, at, all) => all.indexOf(id) === at)
    .flatMap((id) => indicatorFinding(id, read, { catalogue, additions }) ?? [])
  const place =
    read.location === null ? undefined : typedName(byId(reference.locations, read.location), reference)
  const pages = findPages(query, { catalogue, additions, place })
  return {
    indicators: indicators.slice(0, MOST_INDICATORS),
    more: Math.max(0, indicators.length - MOST_INDICATORS),
    places: namesOf(query, names.place, read.location)
      .slice(0, MOST_NAMES)
      .map((id) => placeFinding(byId(reference.locations, id), catalogue)),
    sources: namesOf(query, names.source, read.source)
      .slice(0, MOST_NAMES)
      .map((id) => sourceFinding(id, catalogue)),
    pages,
    unknown: pages.length > 0 ? [] : read.unknown,
  }
}

/** The name of a place as people type it. */
function typedName(place: Location, { locations }: ReferenceData): string {
  return ownName(place, place.parent === null ? undefined : locations.get(place.parent))
}

function taggedWith(query: string, { tags }: MenuAdditions): number[] {
  const words = plainWords(query)
  if (words.length === 0) return []
  return [...tags].flatMap(([id, names]) => {
    const said = new Set(names.flatMap(plainWords))
    return words.every((word) => said.has(word)) ? [id] : []
  })
}

function indicatorFinding(
  id: number,
  read: SearchedWords,
  { catalogue, additions }: SearchedThings,
): Finding | null {
  const { indicators, locations, sources } = catalogue.reference
  const has = read.source !== null && (catalogue.coverage.get(id)?.has(read.source) ?? false)
  const address = indicatorAddress(id, catalogue, has ? (read.source ?? undefined) : undefined)
  if (address === null) return null
  const place = read.location === null ? undefined : locations.get(read.location)
  const source = has && read.source !== null ? sources.get(read.source) : undefined
  const indicator = byId(indicators, id)
  const opened: Value[] = [
    ...(place ? [placeName(place)] : []),
    ...(source && read.period !== null
      ? [cited(source, read.period)]
      : source
        ? [sourceName(source)]
        : read.period === null
          ? []
          : [periodName(read.period)]),
  ]
  const tags = additions.tags.get(id)
  const programArea = named(indicator.programArea)
  const area = tags ? message('search.tagged', { area: programArea, tags: listOf(tags) }) : programArea
  return {
    title: message('search.full', { indicator: indicatorName(indicator) }),
    detail:
      opened.length === 0
        ? message('search.indicator', { area })
        : message('search.indicator-with', { area, opened: listOf(opened) }),
    href:
      address +
      (place ? `&location=${place.id}` : '') +
      (read.period === null ? '' : `&period=${isoPeriod(read.period)}`),
  }
}

/** Ids whose name was read, then those with a name that begins with all of the words, in the order of the names. */
function namesOf(
  query: string,
  names: readonly { readonly id: number; readonly words: readonly string[] }[],
  read: number | null,
): readonly number[] {
  const words = plainWords(query)
  const last = words.at(-1)
  const begun = names.filter(({ words: name }) => {
    if (last === undefined) return false
    // The last word may still be under way; those before it are the beginning of the name, or of something else.
    const before = words.slice(0, -1)
    const at = name.findIndex((word) => word.startsWith(last) && last.length > 1)
    return at >= 0 && (at === 0 || name.slice(0, at).every((word, i) => before.at(i - at) === word))
  })
  return [...new Set([...(read === null ? [] : [read]), ...begun.map(({ id }) => id)])]
}

function placeFinding(place: Location, catalogue: Catalogue): Finding {
  const { locations } = catalogue.reference
  const level = `${place.level}` as const
  const parent = place.parent === null ? undefined : locations.get(place.parent)
  return {
    title: placeName(place),
    detail: parent
      ? message('search.place-in', { level, parent: placeName(parent) })
      : message('search.place', { level }),
    href: placeAddress(place, catalogue),
  }
}

function sourceFinding(id: number, catalogue: Catalogue): Finding {
  const source = byId(catalogue.reference.sources, id)
  return {
    title: sourceName(source),
    detail: message('search.source', { class: source.classification, name: source.fullName }),
    href: `/about?source=${id}#data-sources`,
  }
}
