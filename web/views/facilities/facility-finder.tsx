import { useCallback, useMemo } from 'react'
import { countWithin, nearest } from '#domain/location/nearest.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { FinderState } from '#sections/maps/finder-state.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import { saveCsvFile } from '#web/kit/save-file.ts'
import { Button } from '#web/kit/button.tsx'
import { FacilityFacts } from './facility-facts.tsx'
import { FacilityFilters } from './facility-filters.tsx'
import classes from './facility-finder.module.css'
import { FacilityTable } from './facility-table.tsx'
import { wishedFor } from './facility-wish.ts'
import { OriginForm } from './origin-form.tsx'
import { BANDS, type OriginChoice } from './use-origin.ts'

interface FacilityFinderProps {
  /** The whole list: the nearest may stand beyond a boundary. */
  readonly all: readonly Facility[]
  /** Those of the place that is shown. */
  readonly own: readonly Facility[]
  readonly finder: FinderState
  readonly onFinder: (change: Partial<FinderState>) => void
  readonly reference: ReferenceData
  readonly choice: OriginChoice
  readonly isPicking: boolean
  readonly onPicking: (isPicking: boolean) => void
  /** A choice of the place among the filters. */
  readonly places?: React.ReactNode
  /** The map between the questions and the list. */
  readonly map?: React.ReactNode
}

/** Rows of a page. */
const ROWS = 25

/** Facilities by what they are, or by their distance from an origin. */
export function FacilityFinder(props: FacilityFinderProps) {
  const { all, own, finder, onFinder, reference, choice, places, map } = props
  const { origin } = choice
  const { text } = useLanguage()
  const { name, type, level, ownership, state, lga } = finder
  const found = useMemo(
    () => wishedFor(origin ? all : own, { name, type, level, ownership, state, lga }),
    [all, own, origin, name, type, level, ownership, state, lga],
  )
  const chosen = all.find(({ id }) => id === finder.facility)
  // A link may name a page beyond the last one.
  const page = Math.min(finder.page ?? 1, Math.max(1, Math.ceil(found.length / ROWS)))
  const from = (page - 1) * ROWS
  const turnTo = (next: number) => onFinder({ page: next === 1 ? null : next })
  const nameOf = useCallback(
    (place: number | null) => {
      const name = reference.locations.get(place ?? 0)?.name
      return name === undefined ? '' : text(named(name))
    },
    [reference, text],
  )
  const rows = useMemo(
    () =>
      origin
        ? nearest(found, origin.at, from + ROWS).slice(from)
        : found.slice(from, from + ROWS).map((thing) => ({ thing, kilometres: null })),
    [found, origin, from],
  )
  const save = () =>
    withFailureToast(text(message('card.no-file')), async () => {
      const { facilityFile } = await import('./facility-file.ts')
      const rows = facilityFile(found, nameOf, text(message('maps.facility-census')))
      saveCsvFile(rows, 'facilities-found.csv')
    })
  const within = useMemo(() => (origin ? countWithin(found, origin.at, BANDS) : null), [found, origin])
  return (
    <Stack gap={10} className={classes.finder}>
      <FacilityFilters
        facilities={own}
        wish={finder}
        onWish={(wish) => onFinder({ ...wish, page: null })}
        places={places}
      />
      <OriginForm {...props} />
      {map}
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
      {chosen && (
        <FacilityFacts
          {...{ facility: chosen, nameOf }}
          onFrom={chosen.at ? () => choice.onFrom({ kind: 'facility', id: chosen.id }) : undefined}
          onClose={() => onFinder({ facility: null })}
        />
      )}
      <FacilityTable {...{ rows, nameOf }} onChoose={({ id }) => onFinder({ facility: id })} />
      <Row wrap gap={8} rows={8} align="center">
        <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
          {text(message('maps.facility-before'))}
        </Button>
        <Button disabled={from + ROWS >= found.length} onClick={() => turnTo(page + 1)}>
          {text(message('maps.facility-after'))}
        </Button>
        <Text tone="soft" size={13}>
          {text(
            message('maps.facility-rows', {
              first: Math.min(from + 1, found.length),
              last: from + rows.length,
              count: found.length,
            }),
          )}
        </Text>
        <Button disabled={found.length === 0} onClick={() => void save()}>
          {text(message('maps.facility-found-file'))}
        </Button>
      </Row>
      <Text tone="soft" size={13}>
        {text(message('maps.facility-source'))}
      </Text>
    </Stack>
  )
}
