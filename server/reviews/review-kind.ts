import type { Account } from '#domain/account/account.ts'
import type { Capability } from '#domain/account/capability.ts'
import type { ProblemCode } from '#domain/problem.ts'
import type { Refusal, Review, ReviewRules } from '#domain/review/review.ts'
import type { NewNotification } from '#server/notify/notify.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The kind of the reviewed thing, as the column `subject_kind` has it. */
export type SubjectKind = 'document' | 'plugin' | 'reading-post' | 'front-draft' | 'figures'

/** A message without its receivers. */
export type Message = Omit<NewNotification, 'to' | 'except'>

/** The audit log's entry of a step. */
export interface AuditNote {
  readonly action: string
  readonly before?: object | null
  readonly after?: object
}

/** Everything in which reviews of one kind of thing differ from those of another. `Subject`: the thing as it is read. */
export interface ReviewKind<Subject> {
  readonly kind: SubjectKind
  /** The capability to decide and to hear of waiting things. */
  readonly reviewers: Capability
  readonly rules: ReviewRules
  /** The thing, if the person may see it. Throws `not-found`. */
  seen(store: SqlRunner, id: number, viewer: Account): Promise<Subject>
  /** As the audit log names it: `submission 12`. */
  auditSubject(id: number): string
  decisionNote(subject: Subject, before: Review, after: Review): AuditNote
  decisionMessage(subject: Subject, after: Review): Message
  /** The refusals of a step that cannot be made, and of a version that is no longer the last. */
  readonly refusals: Readonly<Record<Refusal | 'other-version', readonly [ProblemCode, string]>>
}
