import { useCallback, useMemo, useState } from 'react'
import { countWithin, nearest } from '#domain/location/nearest.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Facility } from '#web/queries/facilities.ts'
import { saveFile } from '#web/views/export/save-file.ts'
import { Button } from '#web/kit/button.tsx'
import { FacilityFacts } from './facility-facts.tsx'
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
  /** A choice of the place among the filters. */
  readonly places?: React.ReactNode
  /** What stands between the questions and the list. */
  readonly map?: React.ReactNode
}

/** Rows of a page. */
const ROWS = 25

/** Facilities by what they are, or by their distance from an origin. */
export function FacilityFinder(props: FacilityFinderProps) {
  const { all, own, wish, onWish, reference, origin, onOrigin, places, map } = props
  const { text } = useLanguage()
  const found = useMemo(() => wishedFor(origin ? all : own, wish), [all, own, wish, origin])
  const [chosen, choose] = useState<Facility | null>(null)
  const [turned, turn] = useState({ found, page: 0 })
  const page = turned.found === found ? turned.page : 0
  const from = page * ROWS
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
    import('./facility-file.ts').then(({ facilityFile }) =>
      saveFile(
        new Blob([facilityFile(found, nameOf, text(message('maps.facility-census')))], { type: 'text/csv' }),
        'facilities-found.csv',
      ),
    )
  const within = useMemo(() => (origin ? countWithin(found, origin.at, BANDS) : null), [found, origin])
  return (
    <Stack gap={10} className={classes.finder}>
      <FacilityFilters facilities={own} {...{ wish, onWish, places }} />
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
          onFrom={chosen.at ? () => chosen.at && onOrigin({ at: chosen.at, name: chosen.name }) : undefined}
          onClose={() => choose(null)}
        />
      )}
      <FacilityTable {...{ rows, nameOf }} onChoose={choose} />
      <Row wrap gap={8} rows={8} align="center">
        <Button disabled={page === 0} onClick={() => turn({ found, page: page - 1 })}>
          {text(message('maps.facility-before'))}
        </Button>
        <Button disabled={from + ROWS >= found.length} onClick={() => turn({ found, page: page + 1 })}>
          {text(message('maps.facility-after'))}
        </Button>
        <Text tone="soft" size={13}>
          {text(
            message('maps.facility-rows', { first: from + 1, last: from + rows.length, count: found.length }),
          )}
        </Text>
        <Button disabled={found.length === 0} onClick={() => void save()}>
          {text(message('maps.facility-found-file'))}
        </Button>
      </Row>
      <Text tone="soft" size={12.5}>
        {text(message('maps.facility-source'))}
      </Text>
    </Stack>
  )
}
