import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { type FoundIndicator, findIndicators } from './found-indicators.ts'
import classes from './indicator-search.module.css'

const ROWS = 5

/** Finds indicators by words: a table of five rows a page, each a way to the figures. */
export function IndicatorSearch() {
  const catalogue = useResource(catalogueResource)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const found = useMemo(
    () => (asked === null || catalogue.status !== 'ready' ? null : findIndicators(asked, catalogue.value)),
    [asked, catalogue],
  )
  if (catalogue.status === 'failed') {
    return (
      <LoadFailureMessage
        what="The list of indicators"
        reason={catalogue.reason}
        onRetry={() => catalogueResource.load()}
      />
    )
  }
  return (
    <>
      <Row
        as="form"
        gap={8}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed)
        }}
      >
        <input
          type="search"
          aria-label="Search for an indicator"
          placeholder="Search For..."
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button kind="primary" type="submit">
          <IconSearch size={18} aria-hidden="true" /> Search
        </Button>
      </Row>
      {asked !== null && !found && <p role="status">Loading the list of indicators…</p>}
      {found && <Results key={asked} found={found} />}
    </>
  )
}

function Results({ found }: { readonly found: readonly FoundIndicator[] }) {
  const [page, setPage] = useState(0)
  const pages = Math.ceil(found.length / ROWS)
  if (found.length === 0) return <p role="status">No Results Found</p>
  const first = page * ROWS
  const shown = found.slice(first, first + ROWS)
  return (
    <>
      <Text role="status" below={8} tone="soft">
        {first + 1} to {first + shown.length} of {found.length}
      </Text>
      <ScrollRegion label="Indicators found" className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {[
                'Indicator Name',
                'Indicator Full Name',
                'Type',
                'Dashboard',
                'Program area',
                'Data sources',
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.href ? <Link href={row.href}>{row.shortName}</Link> : row.shortName}</th>
                <td>{row.fullName}</td>
                <td>{row.type}</td>
                <td>{row.dashboards.join(', ')}</td>
                <td>{row.programArea}</td>
                <td>{row.sources.join(', ') || 'no figures in this release'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Row as="nav" gap={12} align="center" above={12} aria-label="Pages of the answer">
        <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        <span>
          Page {page + 1} of {pages}
        </span>
        <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </Row>
    </>
  )
}
