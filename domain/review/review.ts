import { saysSomething } from '#domain/rich-text/rich-text.ts'

/** Where a review stands. */
export const REVIEW_STATES = ['draft', 'submitted', 'approved', 'declined', 'withdrawn'] as const

export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why something is under review no more: taken back by its author, replaced by a later version, removed by others. */
export const WITHDRAWALS = ['taken-back', 'replaced', 'removed'] as const

export type Withdrawal = (typeof WITHDRAWALS)[number]

/** Whether something that somebody made may be used by everybody, and how that was decided. */
export interface Review {
  /** Its author; null: the account is gone. */
  readonly author: number | null
  readonly state: ReviewState
  /** Why it was declined; empty otherwise. */
  readonly reason: string
  /** Why it is withdrawn; null otherwise. */
  readonly withdrawal: Withdrawal | null
  /** The account that approved or declined it last; null: nobody has, or not since it was submitted again. */
  readonly decidedBy: number | null
  /**
   * One more at every change of the thing or of its state, so that a change of the version that somebody else
   * sees is noticed.
   */
  readonly version: number
}

/** The events of a review. */
export type ReviewEvent =
  /** The author changed the thing without asking for anything. */
  | { readonly kind: 'revise' }
  /** The author asks, also again after a change: an earlier decision counts no more. */
  | { readonly kind: 'submit' }
  | { readonly kind: 'approve'; readonly by: number }
  | { readonly kind: 'decline'; readonly by: number; readonly reason: string }
  | { readonly kind: 'withdraw'; readonly as: Withdrawal }

export type Decision = Extract<ReviewEvent, { readonly kind: 'approve' | 'decline' }>

/** Why an event is refused. */
export type Refusal =
  /** Nobody decides on their own. */
  | 'own'
  /** It is not, or no more, a thing that can be decided, changed or withdrawn like this. */
  | 'not-open'
  /** Somebody who declines says why. */
  | 'no-reason'

/** The outcome of an event: another review, the same one where nothing changes, or a refusal. */
export type ReviewOutcome = { readonly review: Review } | { readonly refusal: Refusal }

/** The differences between the kinds of things that are reviewed. */
export interface ReviewRules {
  /** Whether an approval may become a refusal later and the other way round; otherwise the first decision stands. */
  readonly decisionsMayChange: boolean
}

/** A new thing, submitted at once or kept as a draft. */
export function openedReview(author: number, state: 'draft' | 'submitted'): Review {
  return { author, state, reason: '', withdrawal: null, decidedBy: null, version: 1 }
}

/** Whether a review waits for a decision, or stands at one. */
export function isAsked({ state }: Pick<Review, 'state'>): boolean {
  return state === 'submitted' || isDecided(state)
}

function isDecided(state: ReviewState): boolean {
  return state === 'approved' || state === 'declined'
}

/** The review after an event. The same decision once more changes nothing where decisions may change. */
export function reviewAfter(review: Review, event: ReviewEvent, rules: ReviewRules): ReviewOutcome {
  switch (event.kind) {
    case 'revise':
      return isAsked(review)
        ? { refusal: 'not-open' }
        : { review: { ...review, version: review.version + 1 } }
    case 'submit':
      return { review: moved(review, { state: 'submitted' }) }
    case 'withdraw':
      return isAsked(review)
        ? { review: moved(review, { state: 'withdrawn', withdrawal: event.as, decidedBy: review.decidedBy }) }
        : { refusal: 'not-open' }
    default:
      return decided(review, event, rules)
  }
}

function decided(review: Review, event: Decision, { decisionsMayChange }: ReviewRules): ReviewOutcome {
  const { by } = event
  if (review.author === by) return { refusal: 'own' }
  if (!isAsked(review) || (isDecided(review.state) && !decisionsMayChange)) return { refusal: 'not-open' }
  const state = event.kind === 'approve' ? 'approved' : 'declined'
  if (review.state === state) return { review }
  if (event.kind === 'approve') return { review: moved(review, { state, decidedBy: by }) }
  if (!saysSomething(event.reason)) return { refusal: 'no-reason' }
  return { review: moved(review, { state, decidedBy: by, reason: event.reason }) }
}

/** The next version in another state; the members of the state before are left behind. */
function moved(
  { author, version }: Review,
  next: Pick<Review, 'state'> & Partial<Pick<Review, 'reason' | 'withdrawal' | 'decidedBy'>>,
): Review {
  return { author, reason: '', withdrawal: null, decidedBy: null, ...next, version: version + 1 }
}
