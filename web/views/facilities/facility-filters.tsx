import { useMemo, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FACILITIES_ADDRESS } from '#web/queries/facilities.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import classes from './facility-finder.module.css'
import { FACILITY_TRAITS, type FacilityWish } from './facility-wish.ts'
import { useId } from '#web/kit/use-id.ts'

interface FacilityFiltersProps {
  /** Those of the place that is shown: what can be chosen is what they are. */
  readonly facilities: readonly Facility[]
  readonly wish: FacilityWish
  readonly onWish: (wish: Partial<FacilityWish>) => void
  /** With a choice of the place, where the page itself has none. */
  readonly places?: React.ReactNode
}

/** Filters of facilities: the name, and place, type, level of care and owner, which open below it on a phone. */
export function FacilityFilters({ facilities, wish, onWish, places }: FacilityFiltersProps) {
  const { text } = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const known = useMemo(
    () =>
      FACILITY_TRAITS.map((trait) => ({
        trait,
        values: [...new Set(facilities.map((one) => one[trait]))].toSorted(),
      })),
    [facilities],
  )
  const { type, level, ownership, state, lga } = wish
  const asked = [type, level, ownership, state, lga].filter(Boolean).length
  return (
    <Row wrap gap={12} rows={8} align="end">
      <Stack gap={4}>
        <label htmlFor={`${id}name`}>{text(message('maps.facility-name'))}</label>
        <input
          id={`${id}name`}
          type="search"
          value={wish.name}
          onChange={(event) => onWish({ name: event.target.value })}
        />
      </Stack>
      <Button
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={`${id}more`}
        onClick={() => setOpen(!isOpen)}
      >
        {text(message('maps.facility-filters', { count: asked }))}
      </Button>
      <Row wrap gap={12} rows={8} align="end" id={`${id}more`} className={classes.more} data-open={isOpen}>
        {places}
        {known.map(({ trait, values }) => (
          <Stack key={trait} gap={4}>
            <label htmlFor={id + trait}>{text(message('maps.facility-trait', { trait }))}</label>
            <select
              id={id + trait}
              value={wish[trait]}
              onChange={(event) => onWish({ [trait]: event.target.value })}
            >
              <option value="">{text(message('maps.facility-every'))}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </Stack>
        ))}
        <a href={FACILITIES_ADDRESS} download="facilities.csv">
          {text(message('maps.facility-file'))}
        </a>
      </Row>
    </Row>
  )
}
