import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, named, placeName } from '#domain/message/value.ts'
import type { ControlBar, Picker } from '#sections/definition/control.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import { fullSelection, type TriangulationState, tidySelection } from './state.ts'
import type { ShownTriangulation } from './triangulation-choice.ts'
import {
  indicatorChoices,
  locationChoices,
  type SourceSlot,
  slotChange,
  slotValue,
  sourceChoices,
} from './triangulation-options.ts'

type Asked = SectionRequest<TriangulationState>

const SLOTS: readonly SourceSlot[] = [0, 1, 2]
const NONE = message('triangulate.none')

/** Indicator, the two or three sources, the location, and the button that asks; what is shown stays until it is pressed. */
export function triangulationControls(
  asked: Asked,
  shown: ShownTriangulation | null,
): ControlBar<TriangulationState> {
  const { wanted } = asked
  const full = fullSelection(wanted)
  return {
    title: titleOf(asked),
    detail: detailOf(asked, shown),
    classification: sourceOf(asked, 0)?.classification,
    columns: 'minmax(220px, 1fr) 170px 170px 170px 160px auto',
    controls: [
      indicatorPicker(asked),
      ...SLOTS.map((slot) => sourcePicker(asked, slot)),
      locationPicker(asked, shown),
      {
        control: 'ask',
        label: message('triangulate.ask'),
        change: { asked: true },
        missing: full ? null : message('triangulate.sources-missing'),
      },
      ...(isStale(asked, shown) ? [staleNote(shown)] : []),
    ],
  }
}

function titleOf({ wanted: { indicator }, catalogue: { reference } }: Asked): Value {
  const known = indicator === null ? undefined : reference.indicators.get(indicator)
  return known ? indicatorName(known) : message('triangulate.all-common')
}

function detailOf(asked: Asked, shown: ShownTriangulation | null): Value {
  const chosen = SLOTS.flatMap((slot) => sourceOf(asked, slot)?.name ?? [])
  if (chosen.length === 0) return message('triangulate.choose-source')
  const { location } = asked.wanted
  return message('triangulate.about-sources', {
    sources: listOf(chosen),
    where: location === null ? 'all' : 'place',
    place: location === null ? '' : placeText(location, asked, shown),
  })
}

/** The reader has chosen otherwise since what is shown was asked for. */
function isStale({ wanted }: Asked, shown: ShownTriangulation | null): shown is ShownTriangulation {
  return !wanted.asked && shown?.choice.request != null
}

function staleNote({ choice: { request }, catalogue: { reference } }: ShownTriangulation) {
  const ids = request ? [request.primary, ...request.comparisons] : []
  const names = ids.flatMap((id) => reference.sources.get(id)?.name ?? [])
  return { control: 'note', label: message('triangulate.stale', { sources: listOf(names) }) } as const
}

type Change = Partial<TriangulationState>

/** The whole selection after a change of it, as a source may have to give way to another; nothing is asked yet. */
function chosen({ wanted }: Asked, change: Change): Change {
  const { indicator, primary, comparisons, location } = tidySelection({ ...wanted, ...change })
  return { indicator, primary, comparisons, location, asked: false, hidden: [] }
}

function idOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

function indicatorPicker(asked: Asked): Picker<TriangulationState> {
  const { wanted, catalogue } = asked
  const { indicator } = wanted
  const known = indicator === null ? undefined : catalogue.reference.indicators.get(indicator)
  return {
    control: 'picker',
    label: message('triangulate.indicator'),
    value: indicator === null ? '' : String(indicator),
    text: indicator === null ? NONE : (known?.fullName ?? message('triangulate.unknown-indicator')),
    options: () => indicatorChoices(wanted, catalogue),
    change: (value) => chosen(asked, { indicator: idOf(value) }),
  }
}

function sourceOf({ wanted, catalogue: { reference } }: Asked, slot: SourceSlot) {
  const id = slotValue(slot, wanted)
  return id === null ? undefined : reference.sources.get(id)
}

function sourcePicker(asked: Asked, slot: SourceSlot): Picker<TriangulationState> {
  const { wanted, catalogue } = asked
  const source = sourceOf(asked, slot)
  return {
    control: 'picker',
    label: message('triangulate.slot', { slot: `${slot}` }),
    value: source ? String(source.id) : '',
    text: source?.name ?? (slot === 2 ? NONE : message('triangulate.choose-source')),
    classification: source?.classification,
    options: () => sourceChoices(slot, wanted, catalogue),
    change: (value) => chosen(asked, slotChange(slot, idOf(value), wanted)),
  }
}

function locationPicker(asked: Asked, shown: ShownTriangulation | null): Picker<TriangulationState> {
  const { location } = asked.wanted
  return {
    control: 'picker',
    label: message('triangulate.location'),
    value: location === null ? '' : String(location),
    text: location === null ? NONE : placeText(location, asked, shown),
    options: () => locationChoices(asked.catalogue),
    change: (value) => chosen(asked, { location: idOf(value) }),
  }
}

/** The names of places below the states have come with what is shown. */
function placeText(
  location: number,
  { catalogue: { reference } }: Asked,
  shown: ShownTriangulation | null,
): Value {
  const known = reference.locations.get(location)
  if (known) return placeName(known)
  const area = shown?.figures.places?.lgas.find(({ id }) => id === location)
  return area ? named(area.name) : message('triangulate.place-number', { id: String(location) })
}
