import type { Answer, SourceEntry } from './answer-parts.ts'
import classes from './plain-table.module.css'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'

type Adds = SourceEntry['adds']

/** More names than this are counted, not listed. */
const MOST_NAMES = 6

const ROWS: readonly (readonly [string, (adds: Adds) => string])[] = [
  ['Years only here', ({ unique_years }) => listText(yearRanges(unique_years))],
  ['Gaps of the others that it fills', ({ gap_years_filled }) => listText(yearRanges(gap_years_filled))],
  ['Latest year', ({ latest_year }) => (latest_year === null ? 'none' : `${latest_year}`)],
  ['Against the latest of the others', ({ timeliness_gain_years }) => gainText(timeliness_gain_years)],
  [
    'Places only here',
    ({ unique_locations_by_level }) =>
      listText(unique_locations_by_level.map(({ name, n }) => `${name}: ${n.toLocaleString('en-GB')}`)),
  ],
  ['Indicators only here', ({ unique_indicators }) => listText(unique_indicators.map(({ name }) => name))],
  ['Features only here', ({ unique_features }) => listText(unique_features)],
]

/** What each source has that the other chosen ones have not. */
export function AddsTable({ answer: { sources } }: { readonly answer: Answer }) {
  return (
    <div>
      <h2>What each source adds</h2>
      <ScrollRegion label="What each source adds" className={classes.scroll}>
        <table className={classes.table} data-words>
          <thead>
            <tr>
              <th scope="col">Beside the others</th>
              {sources.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {sources.map(({ id, adds }) => (
                  <td key={id}>{text(adds)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

function listText(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  const more = names.length - MOST_NAMES
  return more > 1 ? `${names.slice(0, MOST_NAMES).join('; ')} and ${more} more` : names.join('; ')
}

function gainText(years: number | null): string {
  if (years === null) return 'cannot be said'
  if (years === 0) return 'the same year'
  const count = Math.abs(years) === 1 ? '1 year' : `${Math.abs(years)} years`
  return years > 0 ? `${count} newer` : `${count} older`
}

/** Years in a row as ranges: `1984–1998`, `2000`. */
function yearRanges(years: readonly number[]): string[] {
  const ranges: [number, number][] = []
  for (const year of years) {
    const last = ranges.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else ranges.push([year, year])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
}
