import { editionOf } from '#charts/export/citation.ts'
import type { NamedRelease } from '#charts/export/figure-export.ts'
import { message } from '#domain/message/message.ts'
import { licenceWords } from '#domain/reference/licence-words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { PaperGround } from './ground.ts'

interface Cited {
  readonly reference: ReferenceData
  readonly release: NamedRelease
  readonly ground: PaperGround
  /** By the name that stands beside the figures, without licences: those are said with the data. */
  readonly isShort: boolean
}

/** How to cite the sources of a document, in the order of their names, and then the release in which they were read. */
export function citationsOf(
  sources: readonly number[],
  { reference, release, ground, isShort }: Cited,
): readonly string[] {
  const { text } = ground.language
  const named = sources.flatMap((id) => reference.sources.get(id) ?? [])
  const own = named
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en'))
    .map((source) => {
      const { fullName, name } = source
      const citation = (source.citation || source.custodian).replace(/\.$/, '')
      return text(
        isShort
          ? message('brief.cite', { source: name, citation })
          : message('paper.citation', { source: fullName, name, citation, licence: licenceWords(source) }),
      )
    })
  const read = message('paper.read-in', {
    edition: editionOf(release),
    hash: release.hash,
    address: ground.address,
  })
  return [...own, text(read)]
}
