import type { Catalogue } from '#contract/release-data.ts'
import type { FindingKind } from '#domain/document/blocks/finding.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { type BriefSubjects, knownSubjects } from '#domain/brief/subjects.ts'
import { BRIEF } from '#catalogue/brief.ts'
import { type FileRequest, indicatorFiles } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'

/** A block that shows what is found of a place. */
export type FindingBlock = FilledBlockOf<FindingKind>

/** A finding, and the release that it is found in. */
export interface FindingAsked {
  readonly block: FindingBlock
  readonly catalogue: Catalogue
}

/** The subject of a finding: the indicators that were chosen for it, else those of the briefs; none that the release does not know. */
export function subjectsOf({ block: { indicators }, catalogue }: FindingAsked): BriefSubjects {
  const chosen = {
    ...BRIEF,
    ...{ key: indicators, trends: indicators, watched: [], compared: [], grouped: indicators },
  }
  return knownSubjects(indicators.length === 0 ? BRIEF : chosen, catalogue.reference.indicators)
}

/** The files that a finding is made from; those that have come may lead to others. */
export function findingFiles(asked: FindingAsked, arrived: Figures): readonly FileRequest[] {
  const { key, trends, watched, compared, grouped, people, facilities } = subjectsOf(asked)
  const { kind, location } = asked.block
  switch (kind) {
    case 'place':
      return [PLACES, ...indicatorFiles([...key, ...people, facilities.all])]
    case 'key-table':
      return indicatorFiles(key)
    case 'small-trends':
      return indicatorFiles(trends)
    case 'disagreement':
      return indicatorFiles([...key, ...trends, ...compared])
    case 'parts': {
      const isState = asked.catalogue.reference.locations.get(location)?.level === 3
      const files = [PLACES, ...indicatorFiles(key)]
      return isState ? [...files, ...lgasOf(arrived)] : files
    }
    case 'left-behind': {
      const published = new Set(arrived.groupIndex?.map(({ indicator }) => indicator))
      const groups = grouped.filter((id) => published.has(id))
      return [{ file: 'group-index' }, ...groups.map((indicator) => ({ file: 'groups', indicator }) as const)]
    }
    case 'facilities':
      return indicatorFiles([facilities.all, ...facilities.tiers, facilities.density])
    case 'gaps':
      return [PLACES, ...indicatorFiles([...key, ...watched])]
  }
}

const PLACES: FileRequest = { file: 'places' }

function lgasOf({ indicators }: Figures): readonly FileRequest[] {
  return indicators.flatMap(({ id, lga }) => (lga.size > 0 ? [{ file: 'lgas', indicator: id } as const] : []))
}
