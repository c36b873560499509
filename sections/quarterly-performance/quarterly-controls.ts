import { message } from '#domain/message/message.ts'
import { named, periodName, placeName } from '#domain/message/value.ts'
import { NATION } from '#domain/location/location.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { quarterSpan } from '#domain/quarters/quarter-words.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import { placePicker } from '#sections/controls/slot-pickers.ts'
import type { ControlBar } from '#sections/definition/control.ts'
import { indicatorOptions, placeTree } from '#sections/definition/options.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import { countAsked, countsOf } from './counts.ts'
import type { QuarterlyChoice } from './quarterly-choice.ts'
import type { QuarterlyState } from './state.ts'

/** The count, the place and the quarter. */
export function quarterlyControls(
  asked: SectionRequest<QuarterlyState>,
  shown: ResolvedSection<QuarterlyState, QuarterlyChoice | null> | null,
): ControlBar<QuarterlyState> | null {
  const { wanted, catalogue } = asked
  const { reference } = catalogue
  const count = countAsked(asked)
  const choice = shown?.choice
  if (!count || !choice) return null
  const indicator = byId(reference.indicators, count.indicator)
  const asksPlace = reference.locations.get(wanted.location ?? NATION)
  const place = asksPlace && asksPlace.level <= 3 ? asksPlace : choice.place
  const { quarter, quarters } = choice
  const counts = countsOf(asked).map((one) => one.indicator)
  return {
    title: indicator.shortName,
    detail: message('quarters.bar-detail', { place: placeName(place), quarter: periodName(quarter) }),
    columns: 'minmax(240px, 2fr) minmax(180px, 1fr) minmax(220px, 1fr)',
    controls: [
      {
        control: 'picker',
        label: message('controls.indicator'),
        value: String(indicator.id),
        text: named(indicator.fullName),
        options: () => indicatorOptions(counts, reference, () => true),
        change: (value) => ({ indicator: Number(value) }),
      },
      placePicker({
        ...{ chosen: place.id, reference },
        options: () => placeTree(reference, () => ({})),
        change: (value) => ({ location: Number(value) }),
      }),
      {
        control: 'picker',
        label: message('quarters.quarter'),
        value: isoPeriod(quarter),
        text: quarterSpan(quarter),
        options: () =>
          quarters.map((one) =>
            plainOption(isoPeriod(one.quarter), quarterSpan(one.quarter), {
              hint: one.whole ? periodName(one.quarter) : message('quarters.not-complete'),
            }),
          ),
        change: (value) => ({ period: parsePeriod(value) }),
      },
    ],
  }
}
