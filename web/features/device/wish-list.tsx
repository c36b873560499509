import { useMemo, useState } from 'react'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import type { Catalogue } from '#contract/release-data.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, named, placeName } from '#domain/message/value.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keptText, LAST_PLACE } from '#web/memory/kept.ts'
import { WishRow } from './wish-row.tsx'

interface Option {
  readonly value: string
  readonly label: string
}

/** What can be kept on this device, with its size. */
export function WishList({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const { states, zones, dashboards, indicators } = useOptions(catalogue)
  const [state, setState] = useState(() => firstOf(states, keptText(LAST_PLACE)))
  const [dashboard, setDashboard] = useState(() => firstOf(dashboards, DEFAULT_DASHBOARD))
  const [zone, setZone] = useState(() => firstOf(zones))
  const [indicator, setIndicator] = useState(() => firstOf(indicators))
  const select = (label: string, value: string, set: (value: string) => void, options: readonly Option[]) => (
    <SelectField label={label} value={value} options={options} onChange={({ target }) => set(target.value)} />
  )
  return (
    <Stack as="ul">
      <WishRow wish={{ kind: 'state', place: Number(state) }} catalogue={catalogue}>
        {select(text(message('device.state')), state, setState, states)}
      </WishRow>
      <WishRow wish={{ kind: 'dashboard', name: dashboard }} catalogue={catalogue}>
        {select(text(message('device.dashboard')), dashboard, setDashboard, dashboards)}
      </WishRow>
      <WishRow wish={{ kind: 'zone', place: Number(zone) }} catalogue={catalogue}>
        {select(text(message('device.zone')), zone, setZone, zones)}
      </WishRow>
      <WishRow wish={{ kind: 'indicator', indicator: Number(indicator) }} catalogue={catalogue}>
        {select(text(message('device.indicator')), indicator, setIndicator, indicators)}
      </WishRow>
      <WishRow wish={{ kind: 'all' }} catalogue={catalogue} />
    </Stack>
  )
}

function firstOf(options: readonly Option[], wanted: string | null = null): string {
  const found = options.find(({ value }) => value === wanted) ?? options[0]
  return found?.value ?? ''
}

function useOptions({ reference, dashboards, coverage }: Catalogue) {
  const { text } = useLanguage()
  return useMemo(() => {
    const places = [...reference.locations.values()]
    const placesOf = (wanted: number) =>
      places
        .filter(({ level }) => level === wanted)
        .map((place) => ({
          value: String(place.id),
          label: text(message('device.place', { place: placeName(place) })),
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label))
    return {
      states: placesOf(3),
      zones: placesOf(2),
      dashboards: dashboards.map(({ name, title }) => ({ value: name, label: text(named(title)) })),
      indicators: [...reference.indicators.values()]
        .filter(({ id }) => hasFigures(coverage, id))
        .map((one) => ({
          value: String(one.id),
          label: text(message('device.name', { indicator: indicatorName(one) })),
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    }
  }, [reference, dashboards, coverage, text])
}
