import { releaseYear, type Catalogue } from '#contract/release-data.ts'
import { aimOf, type AskedList, askedList, type WorkState } from '#domain/work-list/work-address.ts'
import { workList } from '#domain/work-list/work-list.ts'
import type { SaidList } from '#domain/work-list/work-words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figuresOf } from '#sections/files/figures.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'

/** A work list read from a release, with what it was asked for. */
export interface ReadWork {
  readonly asked: AskedList
  readonly catalogue: Catalogue
  readonly said: SaidList & { readonly reference: ReferenceData }
}

/** The list that an address asks for, from the files of a release. */
export async function readWork(state: WorkState, reader: ReleaseReader): Promise<ReadWork> {
  const catalogue = await reader.catalogue()
  const asked = askedList(state, catalogue.reference)
  const { indicators, area } = asked
  const requests: readonly FileRequest[] = [
    { file: 'places' },
    ...indicators.flatMap((indicator): FileRequest[] => [
      { file: 'indicator', indicator },
      ...(area.level === 4 ? [{ file: 'lgas', indicator } as const] : []),
    ]),
  ]
  const { reference, table } = figuresOf(catalogue, await Promise.all(requests.map(reader.file)))
  const aim = aimOf(state)
  const list = workList({
    ...{ area, indicators, aim, reference, chosen: state },
    currentYear: releaseYear(catalogue.release),
    tableOf: () => table,
  })
  return { asked, catalogue, said: { list, aim, reference } }
}
