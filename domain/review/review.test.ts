import { describe, expect, test } from 'vitest'
import {
  openedReview,
  type Refusal,
  REVIEW_STATES,
  type Review,
  type ReviewEvent,
  type ReviewState,
  reviewAfter,
} from './review.ts'

const ADA = 1
const MO = 2
const ROOT = 3

const IN_STATE: Readonly<Record<ReviewState, Review>> = {
  draft: { author: ADA, state: 'draft', reason: '', withdrawal: null, decidedBy: null, version: 4 },
  submitted: { author: ADA, state: 'submitted', reason: '', withdrawal: null, decidedBy: null, version: 4 },
  approved: { author: ADA, state: 'approved', reason: '', withdrawal: null, decidedBy: MO, version: 4 },
  declined: { author: ADA, state: 'declined', reason: 'Old', withdrawal: null, decidedBy: MO, version: 4 },
  withdrawn: {
    author: ADA,
    state: 'withdrawn',
    reason: '',
    withdrawal: 'taken-back',
    decidedBy: null,
    version: 4,
  },
}

const EVENTS = {
  revise: { kind: 'revise' },
  submit: { kind: 'submit' },
  approve: { kind: 'approve', by: ROOT },
  decline: { kind: 'decline', by: ROOT, reason: 'Too few sources' },
  withdraw: { kind: 'withdraw', as: 'replaced' },
} as const satisfies Record<string, ReviewEvent>

/** A new state, `same`: nothing changes, or a refusal. */
type Expected = ReviewState | 'same' | Refusal

/** From each state, in the order of EVENTS; where the first decision stands, the difference in brackets. */
const TABLE: Readonly<Record<ReviewState, readonly (Expected | readonly [Expected, Expected])[]>> = {
  draft: ['draft', 'submitted', 'not-open', 'not-open', 'not-open'],
  submitted: ['not-open', 'submitted', 'approved', 'declined', 'withdrawn'],
  approved: ['not-open', 'submitted', ['same', 'not-open'], ['declined', 'not-open'], 'withdrawn'],
  declined: ['not-open', 'submitted', ['approved', 'not-open'], ['same', 'not-open'], 'withdrawn'],
  withdrawn: ['withdrawn', 'submitted', 'not-open', 'not-open', 'not-open'],
}

const CASES = REVIEW_STATES.flatMap((state) =>
  Object.values(EVENTS).flatMap((event, at) =>
    [true, false].map((decisionsMayChange) => {
      const cell = TABLE[state][at] ?? 'same'
      const expected = typeof cell === 'string' ? cell : cell[decisionsMayChange ? 0 : 1]
      return { state, event, decisionsMayChange, expected }
    }),
  ),
)

describe('a review', () => {
  test.each(CASES)('$state, $event.kind (decisions may change: $decisionsMayChange): $expected', (given) => {
    const { state, event, decisionsMayChange, expected } = given
    const before = IN_STATE[state]
    const outcome = reviewAfter(before, event, { decisionsMayChange })
    if (expected === 'same') expect(outcome).toEqual({ review: before })
    else if (expected === 'not-open' || expected === 'own' || expected === 'no-reason') {
      expect(outcome).toEqual({ refusal: expected })
    } else {
      expect(outcome).toMatchObject({ review: { state: expected, author: ADA, version: 5 } })
    }
  })

  test.each([
    ['an approval names who decided', 'submitted', EVENTS.approve, { decidedBy: ROOT, reason: '' }],
    [
      'a refusal names who and why',
      'submitted',
      EVENTS.decline,
      { decidedBy: ROOT, reason: 'Too few sources' },
    ],
    ['a later approval forgets the reason', 'declined', EVENTS.approve, { decidedBy: ROOT, reason: '' }],
    [
      'asked again, what was decided counts no more',
      'declined',
      EVENTS.submit,
      { decidedBy: null, reason: '' },
    ],
    [
      'withdrawn, it keeps who had approved it',
      'approved',
      EVENTS.withdraw,
      { decidedBy: MO, withdrawal: 'replaced' },
    ],
    ['asked again, it is withdrawn no more', 'withdrawn', EVENTS.submit, { withdrawal: null }],
    ['a change keeps why it is withdrawn', 'withdrawn', EVENTS.revise, { withdrawal: 'taken-back' }],
  ] as const)('%s', (_what, state, event, expected) => {
    expect(reviewAfter(IN_STATE[state], event, { decisionsMayChange: true })).toMatchObject({
      review: expected,
    })
  })

  test.each(REVIEW_STATES)('nobody decides on their own (%s)', (state) => {
    for (const kind of ['approve', 'decline'] as const) {
      const own = { ...EVENTS[kind], by: ADA }
      expect(reviewAfter(IN_STATE[state], own, { decisionsMayChange: true })).toEqual({ refusal: 'own' })
    }
  })

  test.each(['', ' \n'])('whoever declines says why, not %j', (reason) => {
    const event = { ...EVENTS.decline, reason }
    expect(reviewAfter(IN_STATE.submitted, event, { decisionsMayChange: true })).toEqual({
      refusal: 'no-reason',
    })
  })

  test('what a deleted account left behind may be decided on by anybody', () => {
    const review = { ...IN_STATE.submitted, author: null }
    expect(reviewAfter(review, EVENTS.approve, { decisionsMayChange: false })).toMatchObject({
      review: { state: 'approved', author: null },
    })
  })

  test('begins as a draft or submitted, at version 1', () => {
    expect(openedReview(ADA, 'draft')).toEqual({ ...IN_STATE.draft, version: 1 })
    expect(openedReview(ADA, 'submitted')).toEqual({ ...IN_STATE.submitted, version: 1 })
  })
})
