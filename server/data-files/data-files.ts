import { PROFILE_FILE } from '#catalogue/profile-areas.ts'
import { CATALOGUE_FORMAT, fileRelease } from '#contract/file-release.ts'
import { Problem } from '#domain/problem.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { Database } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { type Release, releaseWithHash } from '#server/release/current-release.ts'
import type { FileCache } from '#server/release/file-cache.ts'
import type { PackedFile } from '#server/release/packed-file.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'
import { catalogueColumnsText, definitionsText } from './catalogue-texts.ts'
import { filesListText } from './files-list-text.ts'
import { groupIndexText, groupText } from './group-files.ts'
import { placesText } from './places-text.ts'
import { profilesFileName, profilesText } from './profile-files.ts'
import { indicatorsBeside, relatedText } from './related-files.ts'
import { indicatorText, lgaMonthsText, lgaText } from './release-files.ts'
import { localCountsText } from './local-counts-text.ts'
import { reportingText } from './reporting-text.ts'

/**
 * A file of a release, by its content: the data of sections, the catalogue, the definitions, the list of files, the files of related indicators,
 * and those of the health profiles.
 */
export type DataFileRequest =
  | FileRequest
  | { readonly file: 'catalogue' }
  | { readonly file: 'definitions' }
  | { readonly file: 'related'; readonly indicator: number }
  | { readonly file: 'lga-counts'; readonly indicator: number }
  | { readonly file: 'profiles' }
  | { readonly file: 'files' }

/** The files in which a release travels, packed: browsers ask for them by address, figures drawn here ask in the process. */
export interface DataFiles {
  /** Throws `not-found` for a hash that no release has. */
  release(hash: string): Promise<Release>
  /** Null when the release has no such file. Whichever release asks, a file that is the same is made and kept once. */
  file(release: Release, request: DataFileRequest): Promise<PackedFile | null>
}

/** Releases whose date and note are kept: neither ever changes. */
const KEPT_RELEASES = 100

/** The files of the releases of a store. */
export function openDataFiles(database: Database, files: FileCache): DataFiles {
  const releases = new MadeOnce<Release | null>(KEPT_RELEASES, () => 1)
  const release = async (hash: string): Promise<Release> => {
    const named = await releases.get(hash, () => releaseWithHash(database, hash))
    if (named) return named
    throw new Problem(
      'not-found',
      'There is no release with this hash. Ask /api/releases/current for the newest.',
    )
  }
  /** The release since which a file is as it is in this one: whichever of them an address names, it is one file. */
  const since = async (asked: Release, indicators: readonly number[]): Promise<Release> => {
    const { files: ofRelease } = await releaseWords(database, asked)
    const hash = fileRelease(ofRelease, indicators)
    return hash === asked.hash ? asked : release(hash)
  }
  return {
    release,
    async file(asked, request) {
      if (request.file === 'catalogue') {
        const name = `${asked.hash}-catalogue-${CATALOGUE_FORMAT}`
        return files.file(name, () => catalogueColumnsText(database, asked), 'most')
      }
      if (request.file === 'definitions') {
        return files.file(`${asked.hash}-definitions`, () => definitionsText(database, asked))
      }
      if (request.file === 'group-index') {
        return files.file(`${asked.hash}-groups`, () => groupIndexText(database, asked))
      }
      if (request.file === 'files') {
        return files.file(`${asked.hash}-files`, () => filesListText(database, asked))
      }
      if (request.file === 'places') {
        return files.file(`${asked.hash}-places`, () => placesText(database, asked))
      }
      if (request.file === 'profiles') {
        const own = await since(asked, PROFILE_FILE)
        return files.file(profilesFileName(own), () => profilesText(database, own))
      }
      const own = await since(asked, await restsOn(database, asked, request))
      const name = `${own.hash}-indicator-${request.indicator}${endingOf(request)}`
      return files.file(name, () => textOf(database, own, request))
    },
  }
}

type OfIndicator = Extract<DataFileRequest, { readonly indicator: number }>

function endingOf(request: OfIndicator): string {
  switch (request.file) {
    case 'indicator':
      return ''
    case 'lgas':
      return '-lga'
    case 'lga-months':
      return `-lga-${request.state}`
    default:
      return `-${request.file}`
  }
}

function textOf(database: Database, release: Release, request: OfIndicator): Promise<string | null> {
  const { indicator } = request
  switch (request.file) {
    case 'indicator':
      return indicatorText(database, release, indicator)
    case 'related':
      return relatedText(database, release, indicator)
    case 'lgas':
      return lgaText(database, release, indicator)
    case 'lga-months':
      return lgaMonthsText(database, release, { indicator, state: request.state })
    case 'reporting':
      return reportingText(database, release, indicator)
    case 'lga-counts':
      return localCountsText(database, release, indicator)
    case 'groups':
      return groupText(database, release, indicator)
  }
}

/** The indicators that a file depends on. */
async function restsOn(
  database: Database,
  release: Release,
  { file, indicator }: OfIndicator,
): Promise<readonly number[]> {
  if (file !== 'related') return [indicator]
  return [indicator, ...((await indicatorsBeside(database, release, indicator)) ?? [])]
}
