import { countsTogetherAsked } from './counts-held-together.ts'
import { causesAsked } from './causes-of-death.ts'
import { claimsApartAsked } from './claims-apart.ts'
import { partOfFigureAsked } from './part-of-figure.ts'
import { partOfWholeAsked } from './part-of-whole.ts'
import { heldAtAsked } from './held-at.ts'
import { levelNotHeldAsked } from './levels-not-held.ts'
import { shareOfDeathsAsked } from './share-of-deaths.ts'
import { shareOfSeveralAsked } from './turns/shares-of-several.ts'
import { toldApartAsked } from './turns/told-apart.ts'
import { twoNamesAsked } from './turns/two-names.ts'
import { perPeopleNotHeld } from './turns/per-people.ts'
import type { Read } from './figure-asked.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** A text as it was put, with the names of the turn before, and in other words. */
interface Put {
  readonly asIs: string
  readonly full: string
  readonly text: string
}

/** A question of a kind that has rules of its own; null for any other. */
export function ownKindAsked({ asIs, full, text }: Put, reader: Reader, read: Read): Question | null {
  return (
    toldApartAsked(asIs, reader) ??
    countsTogetherAsked(asIs, reader) ??
    shareOfDeathsAsked(asIs, reader) ??
    causesAsked(asIs, reader) ??
    shareOfSeveralAsked(asIs, reader) ??
    partOfWholeAsked([full, text], reader, read) ??
    partOfFigureAsked(full, reader) ??
    twoNamesAsked(full, reader) ??
    claimsApartAsked(full, reader, read) ??
    levelNotHeldAsked([full, text], reader) ??
    perPeopleNotHeld(full, reader) ??
    heldAtAsked(full, reader)
  )
}
