import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import type { PlacesData } from '#contract/places-file.ts'
import type { IndicatorData, LgaData, ReportingData } from '#contract/release-data.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'

/** A file that has come, with what was asked for. */
export type LoadedFile =
  | { readonly file: 'indicator'; readonly indicator: number; readonly data: IndicatorData }
  | { readonly file: 'lgas'; readonly indicator: number; readonly data: LgaData }
  | {
      readonly file: 'lga-months'
      readonly indicator: number
      readonly state: number
      readonly data: LgaData
    }
  | { readonly file: 'reporting'; readonly indicator: number; readonly data: ReportingData }
  | { readonly file: 'groups'; readonly indicator: number; readonly data: readonly GroupFigure[] }
  | { readonly file: 'group-index'; readonly data: readonly GroupIndexRow[] }
  | { readonly file: 'places'; readonly data: PlacesData }
