import { IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { LEVELS, type Level } from '#domain/location/location.ts'
import { Button } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { useReach } from './preferences/use-reach.ts'
import { chosenReach, type Reach } from './reach.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import classes from './wizard.module.css'

/** The step in which everything in the table was chosen. */
const PREFERENCES = 2

/** Step 3: what was chosen, indicator by indicator, as it was really published. */
export function TableStep({ catalogue, values, onStep }: StepProps) {
  const { indicators, reference } = { ...values, reference: catalogue.reference }
  const { reach, arrived, wanted } = useReach(indicators, catalogue)
  const chosen = useMemo(
    () => Map.groupBy(chosenReach(reach, values), ({ indicator }) => indicator),
    [reach, values],
  )
  const areas = Map.groupBy(indicators, (id) => reference.indicators.get(id)?.programArea ?? '')
  return (
    <>
      <StepHead
        title="Is this what you want to show?"
        lead="Each indicator with the sources, levels and years that have figures of it, among those you chose."
      >
        <Button onClick={() => onStep(PREFERENCES)}>
          <IconPencil size={16} aria-hidden="true" /> Edit
        </Button>
      </StepHead>
      {arrived < wanted && (
        <Text role="status" tone="soft" below={8}>
          {arrived} of {wanted} indicators are here.
        </Text>
      )}
      <TableFrame label="What was chosen" className={classes.table}>
        <thead>
          <tr>
            {['Program area', 'Indicator', 'Data sources', 'Levels', 'Years'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...areas].flatMap(([area, ids]) =>
            ids.map((id, at) => {
              const own = chosen.get(id) ?? []
              return (
                <tr key={id}>
                  {at === 0 && (
                    <th scope="rowgroup" rowSpan={ids.length}>
                      {area}
                    </th>
                  )}
                  <th scope="row">{reference.indicators.get(id)?.shortName ?? id}</th>
                  {own.length === 0 && arrived === wanted ? (
                    <td colSpan={3}>No figures among what you chose.</td>
                  ) : (
                    <>
                      <td>{namesOf(own, (source) => reference.sources.get(source)?.name)}</td>
                      <td>{levelsText(own)}</td>
                      <td>{yearsText(own.map(({ year }) => year))}</td>
                    </>
                  )}
                </tr>
              )
            }),
          )}
        </tbody>
      </TableFrame>
    </>
  )
}

function namesOf(own: readonly Reach[], nameOf: (source: number) => string | undefined): string {
  const sources = [...new Set(own.map(({ source }) => source))]
  return sources
    .flatMap((source) => nameOf(source) ?? [])
    .sort((a, b) => a.localeCompare(b))
    .join(', ')
}

const FROM_LARGE_TO_SMALL: readonly Level[] = [1, 2, 3, 5, 4]

function levelsText(own: readonly Reach[]): string {
  const there = new Set(own.map(({ level }) => level))
  return FROM_LARGE_TO_SMALL.filter((level) => there.has(level))
    .map((level) => LEVELS[level])
    .join(', ')
}

/** Years as ranges where they follow each other: `1990–1993, 2003`. */
export function yearsText(years: readonly number[]): string {
  const sorted = [...new Set(years)].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const year of sorted) {
    const last = runs.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else runs.push([year, year])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}
