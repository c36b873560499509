import type { ReleaseStamp } from '#contract/release-file.ts'
import type { Figure } from '#charts/figure.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { longDate } from '#web/kit/long-date.ts'

/** How to cite a figure: title, publishers, the release of MSDAT it was read in, and its address. */
export function citation(figure: Figure, release: ReleaseStamp, address: string): string {
  const publishers = figure.sourceLine.replace(/\s+/g, ' ').trim()
  const edition = `MSDAT, release ${release.number} of ${longDate(release.published_at)}`
  return `${figure.title}. ${publishers} ${edition}. ${address}`
}

/** Name and licence of each source in a figure, in the order of its rows. */
export function licences(
  figure: Figure,
  reference: ReferenceData,
): readonly { readonly source: string; readonly licence: string; readonly citation: string }[] {
  const ids = [...new Set(figure.rows.map((row) => row.point.source))]
  return ids.map((id) => {
    const source = known(reference.sources, id)
    return { source: source.fullName, licence: source.licence, citation: source.citation }
  })
}
