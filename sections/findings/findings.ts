import { type BriefQuestion, briefQuestion } from '#domain/brief/question.ts'
import type { FindingKind } from '#domain/document/blocks/finding.ts'
import type { Language } from '#domain/message/language.ts'
import type { Figures } from '#sections/files/figures.ts'
import { briefDataOf } from './brief-data.ts'
import { disagreement } from './disagreement.ts'
import { facilityFindings } from './facilities.ts'
import { type FindingAsked, subjectsOf } from './finding-files.ts'
import type { Finding } from './finding-part.ts'
import { gapFindings } from './gaps.ts'
import { keyTable } from './key-table.ts'
import { leftBehindFindings } from './left-behind.ts'
import { partsFindings } from './parts.ts'
import { placeFindings } from './place.ts'
import { smallTrends } from './small-trends.ts'

const FINDINGS: Readonly<Record<FindingKind, (question: BriefQuestion, language: Language) => Finding>> = {
  place: placeFindings,
  'key-table': keyTable,
  'small-trends': smallTrends,
  disagreement,
  parts: partsFindings,
  'left-behind': leftBehindFindings,
  facilities: facilityFindings,
  gaps: gapFindings,
}

/** The findings of a place; null for a place that the release does not know. */
export function findingOf(asked: FindingAsked, figures: Figures, language: Language): Finding | null {
  const { kind, location } = asked.block
  const data = briefDataOf(subjectsOf(asked), asked.catalogue, figures)
  if (!data.reference.locations.has(location)) return null
  return FINDINGS[kind](briefQuestion(data, location), language)
}
