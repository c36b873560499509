import { useId, useMemo, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { decimal, named } from '#domain/message/value.ts'
import { nearest, type Position } from '#domain/location/nearest.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FACILITIES_ADDRESS, type Facility } from '#web/queries/facilities.ts'
import classes from './facility-finder.module.css'

interface FacilityFinderProps {
  /** Those of the place that is shown. */
  readonly facilities: readonly Facility[]
  readonly reference: ReferenceData
}

/** A longer list says less than a narrower search. */
const MOST_ROWS = 25

type Place = Position | 'asked' | 'refused' | null

/** Facilities by name and type, or by their distance from where the reader is, which never leaves the page. */
export function FacilityFinder({ facilities, reference }: FacilityFinderProps) {
  const { text } = useLanguage()
  const [words, setWords] = useState('')
  const [type, setType] = useState('')
  const [here, setHere] = useState<Place>(null)
  const id = useId()
  const types = useMemo(() => [...new Set(facilities.map((one) => one.type))].toSorted(), [facilities])
  const found = useMemo(() => {
    const wanted = words.trim().toLowerCase()
    return facilities.filter(
      (one) => (type === '' || one.type === type) && one.name.toLowerCase().includes(wanted),
    )
  }, [facilities, words, type])
  const from = Array.isArray(here) ? (here as Position) : null
  const rows = from
    ? nearest(found, from, MOST_ROWS)
    : found.slice(0, MOST_ROWS).map((thing) => ({ thing, kilometres: null }))
  const locate = () => {
    setHere('asked')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setHere([coords.longitude, coords.latitude]),
      () => setHere('refused'),
    )
  }
  return (
    <Stack gap={10} className={classes.finder}>
      <Row wrap gap={12} rows={8} align="end">
        <Stack gap={4}>
          <label htmlFor={`${id}name`}>{text(message('maps.facility-name'))}</label>
          <input
            id={`${id}name`}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Stack>
        <Stack gap={4}>
          <label htmlFor={`${id}type`}>{text(message('maps.facility-type'))}</label>
          <select id={`${id}type`} value={type} onChange={(event) => setType(event.target.value)}>
            <option value="">{text(message('maps.facility-every'))}</option>
            {types.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Stack>
        <Button onClick={from ? () => setHere(null) : locate}>
          {text(message(from ? 'maps.not-near' : 'maps.near'))}
        </Button>
        <a href={FACILITIES_ADDRESS} download="facilities.csv">
          {text(message('maps.facility-file'))}
        </a>
      </Row>
      <Text tone="soft" size={13} role="status">
        {text(message('maps.facilities-found', { count: found.length, shown: rows.length }))}{' '}
        {here === 'refused' ? text(message('maps.no-position')) : text(message('maps.position-stays'))}
      </Text>
      <ScrollRegion className={classes.scroller} label={text(message('maps.facilities'))}>
        <table className={classes.table}>
          <thead>
            <tr>
              {from && <th scope="col">{text(message('maps.kilometres'))}</th>}
              {(['name', 'type', 'lga', 'state', 'owner'] as const).map((column) => (
                <th key={column} scope="col">
                  {text(message('maps.facility-column', { column }))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ thing, kilometres }) => (
              <tr key={thing.id}>
                {kilometres !== null && <td>{text(decimal(kilometres, 1))}</td>}
                <th scope="row">{thing.name}</th>
                <td>{thing.type}</td>
                <td>{text(named(reference.locations.get(thing.lga ?? 0)?.name ?? '–'))}</td>
                <td>{text(named(reference.locations.get(thing.state)?.name ?? ''))}</td>
                <td>{thing.ownership}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Text tone="soft" size={12.5}>
        {text(message('maps.facility-source'))}
      </Text>
    </Stack>
  )
}
