import type { ReleaseStamp } from '#contract/release-file.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'

/** What the parts of a profile are drawn from. */
export interface ProfileProps {
  /** Whose profile it is, and the figures at hand. */
  readonly question: PlaceQuestion
  readonly release: ReleaseStamp
}
