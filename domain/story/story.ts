import type { ChangeVerdict } from '#domain/comparison/change.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { Message, Value } from '#domain/message/message.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The figures of one indicator, for all stories that they may tell. */
export interface StoryQuestion {
  readonly indicator: Indicator
  readonly table: ObservationTable
  readonly reference: ReferenceData
  /** The year that counts as now. */
  readonly currentYear: number
}

/** Something that the figures of one indicator tell, with the figures that show it. */
export interface Story<Shown = ShownInStory> {
  readonly indicator: Indicator
  readonly title: Message
  readonly text: Value
  readonly source: Value
  /** Among stories of one kind the strongest is told. */
  readonly strength: number
  readonly shown: Shown
}

export type ShownInStory = ShownRounds | ShownBirths | ShownRange

/** Two rounds of one survey, state by state. */
export interface ShownRounds {
  readonly kind: 'rounds'
  readonly changes: readonly {
    readonly before: Point
    readonly now: Point
    readonly verdict: ChangeVerdict
  }[]
}

/** A survey beside an estimate that is about children of other years. */
export interface ShownBirths {
  readonly kind: 'births'
  readonly survey: Point
  /** One a year, in their order, the one of the same births among them. */
  readonly estimates: readonly Point[]
  readonly sameBirths: Point
}

/** The states of one round by zone. */
export interface ShownRange {
  readonly kind: 'range'
  readonly zones: readonly { readonly zone: Location; readonly points: readonly Point[] }[]
}
