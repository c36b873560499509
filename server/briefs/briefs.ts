import { BRIEF } from '#catalogue/brief.ts'
import { BRIEF_DOCUMENT } from '#catalogue/brief-document.ts'
import { quotedAt, statedOf } from '#domain/brief/key-figure.ts'
import { briefQuestion } from '#domain/brief/question.ts'
import { knownSubjects } from '#domain/brief/subjects.ts'
import type { Location } from '#domain/location/location.ts'
import { placeBySlug, placeSlug } from '#domain/location/place-slug.ts'
import type { OfferedLanguage } from '#domain/message/language.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import { figuresOf } from '#sections/files/figures.ts'
import { type FileRequest, indicatorFiles } from '#sections/files/file-request.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { briefDataOf } from '#sections/findings/brief-data.ts'
import type { DataFiles } from '#server/data-files/data-files.ts'
import { fileAnswer, releaseReaders } from '#server/data-files/files-for-threads.ts'
import type { DocumentFiles, PaperFile, PaperSubject } from '#server/paper/document-files.ts'
import type { Said } from '#server/paper/document/filling.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import type { Asker } from '#server/work/asker.ts'

/** What a brief is written as; `svg` is a picture of its pages, to look at. */
export const BRIEF_FORMATS = ['pdf', 'docx', 'pptx', 'html', 'svg'] as const

export type BriefFormat = (typeof BRIEF_FORMATS)[number]

/** Which brief, how, and in whose words. */
export interface BriefOrder {
  readonly slug: string
  readonly format: BriefFormat
  readonly language: OfferedLanguage
  /** Where people reach the product. */
  readonly site: string
}

/** The briefs of the current release: documents that are made when they are asked for. */
export interface Briefs {
  /** Null for a place that has none. Throws `too-many-requests` when many wait. */
  file(order: BriefOrder, asker: Asker): Promise<PaperFile | null>
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

/** What briefs are made of. */
interface BriefGround {
  readonly database: Database
  readonly dataFiles: DataFiles
  readonly documentFiles: DocumentFiles
}

/** Opens the briefs of a store. */
export function openBriefs({ database, dataFiles, documentFiles }: BriefGround): Briefs {
  const lists = new Map<string, Promise<readonly BriefPlace[]>>()
  const readerOf = releaseReaders()
  const placesIn = async (release: Release) => placesOf(readerOf(release.hash, fileAnswer(dataFiles)))
  const places = async () => {
    const release = await currentRelease(database)
    const known = lists.get(release.hash)
    if (known) return known
    lists.clear()
    const list = placesIn(release)
    lists.set(release.hash, list)
    list.catch(() => lists.delete(release.hash))
    return list
  }
  return {
    places,
    async file({ slug, format, language, site }, asker) {
      const all = await places()
      const place = placeBySlug(
        all.map((one) => one.place),
        slug,
      )
      if (!place) return null
      const { paper: of, said } = briefSubject(place)
      return documentFiles.file({ of, format, said, language, site, asker })
    },
  }
}

/** The brief of a place as a document to be set, with what closes its hole. */
export function briefSubject(place: Location): { readonly paper: PaperSubject; readonly said: Said } {
  return {
    paper: {
      ...{ document: BRIEF_DOCUMENT, author: null, path: `/briefs/${placeSlug(place)}` },
      ...{ key: 'brief', isKept: false },
    },
    said: { place: `${place.id}` },
  }
}

/** The nation, then the zones, then the states, by name. */
async function placesOf(reader: ReleaseReader): Promise<readonly BriefPlace[]> {
  const catalogue = await reader.catalogue()
  const subjects = knownSubjects(BRIEF, catalogue.reference.indicators)
  const files: readonly FileRequest[] = [{ file: 'places' }, ...indicatorFiles(subjects.key)]
  const figures = figuresOf(catalogue, await Promise.all(files.map(reader.file)))
  const data = briefDataOf(subjects, catalogue, figures)
  const levels = [1, 2, 3] as const
  return levels
    .flatMap((level) => locationsAt(data.reference, level).toSorted((a, b) => a.name.localeCompare(b.name)))
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
