import { BRIEF } from '#catalogue/brief.ts'
import { dataGaps } from '#domain/brief/data-gaps.ts'
import type { BriefFindings } from '#domain/brief/findings.ts'
import { keyFigures } from '#domain/brief/key-figure.ts'
import { leftBehind } from '#domain/brief/left-behind.ts'
import { partsToLookAt } from '#domain/brief/parts-to-look-at.ts'
import { facilityFacts, placeFacts } from '#domain/brief/place-facts.ts'
import type { BriefData, BriefQuestion } from '#domain/brief/question.ts'
import { sourcePairs } from '#domain/brief/source-disagreements.ts'
import { knownSubjects, subjectIndicators } from '#domain/brief/subjects.ts'
import { trendLines } from '#domain/brief/trend-lines.ts'
import { readFigures } from '#sections/definition/needed-files.ts'
import { type FileRequest, indicatorFiles } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { briefDataOf } from '#sections/findings/brief-data.ts'

/** All that is found of a place, as the blocks of its brief find it one by one. */
export function briefOf(question: BriefQuestion): BriefFindings {
  return {
    place: question.place,
    facts: placeFacts(question),
    key: keyFigures(question),
    trends: trendLines(question),
    parts: partsToLookAt(question),
    pairs: sourcePairs(question),
    groups: leftBehind(question),
    facilities: facilityFacts(question),
    gaps: dataGaps(question),
  }
}

/** The data of the briefs of all places. */
export async function readBriefData(reader: ReleaseReader): Promise<BriefData> {
  const catalogue = await reader.catalogue()
  const subjects = knownSubjects(BRIEF, catalogue.reference.indicators)
  const files = (_: unknown, { indicators }: Figures): readonly FileRequest[] => [
    { file: 'places' },
    ...indicatorFiles(subjectIndicators(subjects)),
    ...subjects.grouped.map((indicator) => ({ file: 'groups', indicator }) as const),
    ...indicators
      .filter(({ id, lga }) => lga.size > 0 && subjects.key.includes(id))
      .map(({ id }) => ({ file: 'lgas', indicator: id }) as const),
  ]
  return briefDataOf(subjects, catalogue, await readFigures({ files }, { catalogue }, reader.file))
}
