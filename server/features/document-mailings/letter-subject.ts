import type { Account } from '#domain/account/account.ts'
import type { LetterPage } from '#domain/document/letter-page.ts'
import { message, type Value } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { Problem } from '#domain/problem.ts'
import { askedList, WORK_STATE } from '#domain/work-list/work-address.ts'
import { workTitle } from '#domain/work-list/work-words.ts'
import { briefSubject, type Briefs } from '#server/briefs/briefs.ts'
import type { DataFiles } from '#server/data-files/data-files.ts'
import { fileAnswer, releaseReaders } from '#server/data-files/files-for-threads.ts'
import { documentFor } from '#server/documents/stored-document.ts'
import { keptSubject, type PaperSubject, workListSubject } from '#server/paper/document-files.ts'
import type { Said } from '#server/paper/document/filling.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'

/** The subject of letters: a page of which a PDF is made. */
export interface LetterSubject {
  /** The row of the document; null: it is none. */
  readonly document: number | null
  readonly title: Value
  /** What it is in words of the product alone, for whoever has not agreed to read what people write. */
  readonly what: Value
  readonly description: string
  /** Null where nobody is named. */
  readonly owner: string | null
  /** Where it is opened, below the site. */
  readonly path: string
  /** Whether those who get the letter can open it there without an account. */
  readonly isOpen: boolean
  /** Whether it shows the newest release. */
  readonly isNewest: boolean
  readonly paper: PaperSubject
  readonly said: Said
}

interface SubjectGround {
  readonly database: Database
  readonly briefs: Briefs
  readonly dataFiles: DataFiles
}

/** Finds subjects for whoever asks. Throws `not-found` for what is not there, or is hidden from them. */
export type FindSubject = (viewer: Account | null, page: LetterPage) => Promise<LetterSubject>

export function letterSubjects({ database, briefs, dataFiles }: SubjectGround): FindSubject {
  const readerOf = releaseReaders()
  const open = { document: null, description: '', owner: null, isOpen: true, isNewest: true } as const
  return async (viewer, page) => {
    if (page.kind === 'document') {
      const stored = await documentFor(database, viewer, page.id)
      const paper = keptSubject(stored)
      return {
        what: message('mail.document-own', { kind: stored.document.kind }),
        ...{ document: stored.id, title: stored.title, description: stored.document.description },
        ...{ owner: stored.owner_name, path: paper.path, paper, said: {} },
        isOpen: stored.visibility === 'link' || stored.state === 'approved',
        isNewest: stored.document.release === 'latest',
      }
    }
    if (page.kind === 'brief') {
      const found = (await briefs.places()).find(({ slug }) => slug === page.slug)
      if (!found) throw new Problem('not-found', 'There is no such brief. The list is at /briefs.')
      const { paper, said } = briefSubject(found.place)
      const title = message('mail.brief-title', { place: placeName(found.place) })
      return { ...open, title, what: title, path: paper.path, paper, said }
    }
    const release = await currentRelease(database)
    const { reference } = await readerOf(release.hash, fileAnswer(dataFiles)).catalogue()
    const { indicators, area } = askedList(WORK_STATE.parse(new URLSearchParams(page.query)), reference)
    const without = indicators.flatMap((id) => reference.indicators.get(id) ?? [])
    const paper = workListSubject(page.query)
    const title = workTitle({ list: { area, columns: [], without }, reference })
    return { ...open, title, what: title, path: paper.path, paper, said: {} }
  }
}
