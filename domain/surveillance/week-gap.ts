import { message } from '#domain/message/message.ts'
import type { Gap } from '#domain/observation/gap.ts'

/** Why a week has no count. Each is one value, so that a week can be asked which of them it has. */

/** Nothing of the week is in the data. */
export const NO_REPORT: Gap = { reason: 'not_published', note: message('part-gap.week-no-report') }

/** There is a report of the week, and no figure of the place in it. */
export const NOT_NAMED: Gap = { reason: 'not_published', note: message('part-gap.week-not-named') }

/** Of cumulative counts: nothing before to take off. */
export const FIRST_COUNT: Gap = { reason: 'too_few', note: message('part-gap.week-first') }

/** Of cumulative counts: the difference spans several weeks. */
export const AFTER_GAP: Gap = { reason: 'too_few', note: message('part-gap.week-after-gap') }

/** Of cumulative counts: the count fell, so that a difference is no number of new cases. */
export const CORRECTION: Gap = { reason: 'not_applicable', note: message('part-gap.week-correction') }

/** A zero between large counts: the report came late, and what it counts stands in another week. */
export const LATE_REPORT: Gap = { reason: 'not_published', note: message('part-gap.week-late') }

/** Of several weeks: no report of them has a figure of the place. */
export const NEVER_NAMED: Gap = { reason: 'not_published', note: message('part-gap.weeks-not-named') }
