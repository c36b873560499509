import { topicOf } from '#domain/best-figure/topic.ts'
import type { Cause, Tried } from './cause.ts'
import type { CheckKind } from './check-kind.ts'
import { arithmetic, campaign, elsewhere, monthsMissing, target, twice } from './causes-of-counts.ts'
import {
  caseDefinition,
  definition,
  edition,
  fewEvents,
  notReported,
  patients,
  referenceTime,
  survey,
  uncounted,
  unit,
} from './causes-of-figures.ts'

type TryOne = (tried: Tried) => Cause | null

/** The causes that fit each nature of figures, in the order in which they are looked for. */
const CAUSES: Readonly<Record<CheckKind, readonly TryOne[]>> = {
  doses: [
    arithmetic,
    ifCounted(target),
    ifCounted(twice),
    ifCounted(campaign),
    ifCounted(elsewhere),
    ifCounted(monthsMissing),
    ifBelow(notReported),
    ifLikely(unit),
    survey,
    ifNotCounted(definition),
    ifNotCounted(referenceTime),
  ],
  coverage: [
    arithmetic,
    ifCounted(target),
    ifCounted(twice),
    ifBelow(notReported),
    unit,
    survey,
    definition,
    referenceTime,
  ],
  prevalence: [arithmetic, patients, unit, survey, definition, referenceTime],
  mortality: [arithmetic, uncounted, unit, referenceTime, fewEvents, survey, definition],
  rate: [arithmetic, ifCounted(target), uncounted, unit, referenceTime, survey, definition],
  count: [arithmetic, ifAbove(twice), ifBelow(monthsMissing), unit, caseDefinitionOf, definition],
  quantity: [unit, edition, definition, referenceTime],
}

/** The usual causes of a figure of its nature, each tried with what the reader gave. */
export function causesOf(tried: Tried): readonly Cause[] {
  return CAUSES[tried.kind].flatMap((tryOne) => tryOne(tried) ?? [])
}

function ifBelow(tryOne: TryOne): TryOne {
  return (tried) => (tried.expected !== null && tried.own.value < tried.expected ? tryOne(tried) : null)
}

function ifAbove(tryOne: TryOne): TryOne {
  return (tried) => (tried.expected === null || tried.own.value > tried.expected ? tryOne(tried) : null)
}

function ifLikely(tryOne: TryOne): TryOne {
  return (tried) => {
    const found = tryOne(tried)
    return found?.verdict === 'likely' ? found : null
  }
}

/** Of what facilities count, or where the reader has counts. */
function ifCounted(tryOne: TryOne): TryOne {
  return (tried) => (tried.asked.source.classification === 'Routine' || tried.targets ? tryOne(tried) : null)
}

function ifNotCounted(tryOne: TryOne): TryOne {
  return (tried) => (tried.asked.source.classification === 'Routine' || tried.targets ? null : tryOne(tried))
}

function caseDefinitionOf(tried: Tried): Cause | null {
  const isOfCases =
    topicOf(tried.asked.indicator) === 'count' || /\bcases\b/i.test(tried.asked.indicator.fullName)
  return isOfCases && /\bcases|deaths|infections\b/i.test(tried.asked.indicator.fullName)
    ? caseDefinition()
    : null
}
