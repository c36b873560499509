import { useMemo } from 'react'
import { countWithin, nearest } from '#domain/location/nearest.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Facility } from '#web/queries/facilities.ts'
import { FacilityFilters } from './facility-filters.tsx'
import classes from './facility-finder.module.css'
import { FacilityTable } from './facility-table.tsx'
import { type FacilityWish, wishedFor } from './facility-wish.ts'
import { BANDS, type Origin } from './origin.ts'
import { OriginForm } from './origin-form.tsx'

interface FacilityFinderProps {
  /** The whole list: the nearest may stand beyond a boundary. */
  readonly all: readonly Facility[]
  /** Those of the place that is shown. */
  readonly own: readonly Facility[]
  readonly wish: FacilityWish
  readonly onWish: (wish: FacilityWish) => void
  readonly reference: ReferenceData
  readonly origin: Origin | null
  readonly onOrigin: (origin: Origin | null) => void
  readonly isPicking: boolean
  readonly onPicking: (isPicking: boolean) => void
}

/** A longer list says less than a narrower search. */
const MOST_ROWS = 25

/** Facilities by what they are, or by their distance from an origin. */
export function FacilityFinder(props: FacilityFinderProps) {
  const { all, own, wish, onWish, reference, origin, onOrigin } = props
  const { text } = useLanguage()
  const found = useMemo(() => wishedFor(origin ? all : own, wish), [all, own, wish, origin])
  const rows = useMemo(
    () =>
      origin
        ? nearest(found, origin.at, MOST_ROWS)
        : found.slice(0, MOST_ROWS).map((thing) => ({ thing, kilometres: null })),
    [found, origin],
  )
  const within = useMemo(() => (origin ? countWithin(found, origin.at, BANDS) : null), [found, origin])
  return (
    <Stack gap={10} className={classes.finder}>
      <FacilityFilters facilities={own} {...{ wish, onWish }} />
      <OriginForm {...props} />
      <Text size={13} role="status">
        {origin && within
          ? text(
              message('maps.within', {
                place: origin.name === null ? text(message('maps.chosen-point')) : text(named(origin.name)),
                near: within[0] ?? 0,
                farther: within[1] ?? 0,
                farthest: within[2] ?? 0,
              }),
            )
          : text(message('maps.facilities-found', { count: found.length, shown: rows.length }))}
      </Text>
      <FacilityTable {...{ rows, reference }} onFrom={({ at, name }) => at && onOrigin({ at, name })} />
      <Text tone="soft" size={12.5}>
        {text(message('maps.facility-source'))}
      </Text>
    </Stack>
  )
}
