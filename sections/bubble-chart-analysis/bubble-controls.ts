import type { BubbleAxis } from '#domain/bubble/bubble-frames.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sourcePicker } from '#sections/controls/slot-pickers.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Control, ControlBar, Picker } from '#sections/definition/control.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import { type BubbleChoice, bubbleIndicators, bubbleOffer, stateYears } from './bubble-choice.ts'
import { axisOptions, axisSourceOptions, NO_SIZE, sizeOptions } from './bubble-options.ts'
import type { BubbleState } from './state.ts'

type Bubbles = ResolvedSection<BubbleState, BubbleChoice | null>

/** The indicators of the axes and of the areas, each with its source. */
export function bubbleControls(
  asked: SectionRequest<BubbleState>,
  shown: Bubbles | null,
): ControlBar<BubbleState> | null {
  const offer = bubbleOffer(asked)
  const indicators = bubbleIndicators(asked.wanted, offer)
  if (!indicators) return null
  const { x, y, size } = indicators
  const name = (id: number): string => byId(offer.reference.indicators, id).shortName
  const area = size === null ? message('bubble-section.one-size') : name(size)
  // While the figures of another indicator are on their way, nothing is known of its sources.
  const axisOf = (which: 'x' | 'y' | 'size', indicator: number | null) => {
    const axis = shown?.choice?.[which]
    return axis && axis.indicator === indicator ? axis : null
  }
  const upwards = axisOf('y', y)
  const source = upwards && offer.reference.sources.get(upwards.source)
  const ofAxis = (label: Value, axis: BubbleAxis | null, change: Picker<BubbleState>['change']) =>
    axisPicker(shown, { label, axis, change })
  return {
    title: message('bubble-section.bar', { y: name(y), x: name(x) }),
    detail: message('bubble-section.bar-detail', { source: source?.name ?? '', area }),
    columns: 'minmax(150px, 1.2fr) 150px minmax(150px, 1.2fr) 150px minmax(140px, 1fr) 150px',
    controls: [
      {
        control: 'picker',
        label: message('bubble-section.upwards'),
        value: String(y),
        text: name(y),
        options: () => axisOptions(offer, x),
        change: (value) => ({ indicator: Number(value), source: null, x }),
      },
      ofAxis(message('bubble-section.source-upwards'), upwards, (value) => ({ source: Number(value) })),
      {
        control: 'picker',
        label: message('bubble-section.sideways'),
        value: String(x),
        text: name(x),
        options: () => axisOptions(offer, y),
        change: (value) => ({ x: Number(value), xSource: null }),
      },
      ofAxis(message('bubble-section.source-sideways'), axisOf('x', x), (value) => ({
        xSource: Number(value),
      })),
      {
        control: 'picker',
        label: message('bubble-section.area'),
        value: size === null ? NO_SIZE : String(size),
        text: area,
        options: () => sizeOptions(offer),
        change: (value) => ({ size: value === NO_SIZE ? NO_SIZE : Number(value), sizeSource: null }),
      },
      ofAxis(message('bubble-section.source-area'), axisOf('size', size), (value) => ({
        sizeSource: Number(value),
      })),
    ],
  }
}

interface AxisSource extends Pick<Picker<BubbleState>, 'label' | 'change'> {
  /** Null where there is nothing to choose. */
  readonly axis: BubbleAxis | null
}

function axisPicker(shown: Bubbles | null, { axis, ...rest }: AxisSource): Control<BubbleState> {
  const { table, reference } = shown?.figures ?? {}
  return reference && table
    ? sourcePicker({
        ...rest,
        ...{ chosen: axis?.source ?? null, reference, none: message('bubble-section.none') },
        options: () =>
          axis ? axisSourceOptions(stateYears(table, reference, axis.indicator), reference) : [],
      })
    : { control: 'picker', ...rest, value: '', text: message('bubble-section.none'), options: () => [] }
}
