import type { Account } from '#domain/account/account.ts'
import type { Capability } from '#domain/account/capability.ts'
import type { ProblemCode } from '#domain/problem.ts'
import type { Refusal, Review, ReviewRules } from '#domain/review/review.ts'
import type { NewNotification } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** What is reviewed, as the column `subject_kind` has it. */
export type SubjectKind = 'document' | 'plugin' | 'reading-post' | 'front-draft'

/** What somebody is told, without who that is. */
export type Message = Omit<NewNotification, 'to' | 'except'>

/** What the audit log keeps of a step. */
export interface AuditNote {
  readonly action: string
  readonly before?: object | null
  readonly after?: object
}

/** Everything in which reviews of one kind of thing differ from those of another. `Subject`: the thing as it is read. */
export interface ReviewKind<Subject> {
  readonly kind: SubjectKind
  /** Who decides, and hears of what waits. */
  readonly reviewers: Capability
  readonly rules: ReviewRules
  /** The thing, if the person may see it. Throws `not-found`. */
  seen(store: SqlRunner, id: number, viewer: Account): Promise<Subject>
  /** As the audit log names it: `submission 12`. */
  auditSubject(id: number): string
  decisionNote(subject: Subject, before: Review, after: Review): AuditNote
  decisionMessage(subject: Subject, after: Review): Message
  /** What is answered to a step that cannot be made, and to a version that is no longer the last. */
  readonly refusals: Readonly<Record<Refusal | 'other-version', readonly [ProblemCode, string]>>
}
