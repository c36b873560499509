import { dataGaps } from './data-gaps.ts'
import type { BriefFindings } from './findings.ts'
import { keyFigures } from './key-figure.ts'
import { leftBehind } from './left-behind.ts'
import { partsToLookAt } from './parts-to-look-at.ts'
import { facilityFacts, placeFacts } from './place-facts.ts'
import type { BriefQuestion } from './question.ts'
import { sourcePairs } from './source-disagreements.ts'
import { trendLines } from './trend-lines.ts'
import { type UsedSource, usedSources } from './used-sources.ts'

/** The brief of a place: all its blocks, and the sources whose figures stand in them. */
export interface Brief extends BriefFindings {
  readonly sources: readonly UsedSource[]
}

/** The brief of a place. A place of which little is held has a short one. */
export function briefOf(question: BriefQuestion): Brief {
  const findings: BriefFindings = {
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
  return { ...findings, sources: usedSources(findings) }
}
