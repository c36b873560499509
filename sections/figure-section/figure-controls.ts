import { noSourceOf } from '#domain/frame/none.ts'
import { message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { choicePickers, sourceWidth } from '#sections/controls/choice-pickers.ts'
import { targetBoxes } from '#sections/controls/target-boxes.ts'
import { lgaElsewhere, lgaSource } from '#sections/definition/options.ts'
import type { Control, ControlBar, Toggle } from '#sections/definition/control.ts'
import type { ControlName } from './declared-figures.ts'
import type { ResolvedFigures } from './figure-choice.ts'
import type { FigureState } from './state.ts'

/** How wide each control is on a wide screen. */
const WIDTHS: Readonly<Record<ControlName, string>> = {
  indicator: 'minmax(240px, 1fr)',
  source: sourceWidth(186),
  location: '156px',
  period: '144px',
  targets: 'auto',
  parts: 'auto',
}

/** The controls in the section's own order. */
export function figureControls(
  names: readonly ControlName[],
  shown: ResolvedFigures,
): ControlBar<FigureState> {
  const { choice, figures, wanted } = shown
  const { reference } = figures
  const availability = figures.availability(choice.indicator)
  const indicator = byId(reference.indicators, choice.indicator)
  const source = byId(reference.sources, choice.source)
  const pickers = choicePickers(shown, { choice, availability, reference })
  const controls: Readonly<Record<ControlName, () => Control<FigureState>>> = {
    indicator: () => ({
      ...pickers.indicator,
      change: (value: string) => ({ indicator: Number(value), related: [] }),
    }),
    source: () => pickers.source,
    location: () => ({
      ...pickers.location,
      beyond: (place) =>
        lgaElsewhere(place, choice.source, { indicator: choice.indicator, availability, reference }),
      change: (value: string) => {
        const location = Number(value)
        const other =
          availability.shownPeriods(choice.source, location).length > 0
            ? null
            : lgaSource(location, availability)
        return { location, ...(other !== null && { source: other }) }
      },
    }),
    period: () => pickers.period,
    targets: () => targetBoxes(indicator, wanted),
    parts: () => partsToggle(shown),
  }
  return {
    title: indicator.shortName,
    classification: source.classification,
    detail: message('controls.detail', {
      source: sourceName(source),
      period: choice.period === null ? '' : pickers.period.text,
      place: pickers.location.text,
    }),
    columns: names.map((name) => WIDTHS[name]).join(' '),
    controls: names.map((name) => controls[name]()),
  }
}

/** Switch for numerators and denominators, where some source publishes them. */
function partsToggle({ choice, figures, wanted }: ResolvedFigures): Toggle<FigureState> {
  const own = figures.indicators.find(({ id }) => id === choice.indicator)
  const isThere = own?.table.numerator.some((count) => !Number.isNaN(count)) ?? false
  return {
    control: 'toggle',
    label: message('controls.parts'),
    labelled: true,
    on: wanted.parts,
    reason: isThere ? null : message('controls.no-counts', { none: noSourceOf(figures.reference) }),
    change: (parts) => ({ parts }),
  }
}
