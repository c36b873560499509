import { IconSearch } from '#web/kit/icons.ts'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { type FoundIndicator, findIndicators } from './found-indicators.ts'
import classes from './indicator-search.module.css'

const ROWS = 5

/** Finds indicators by words: a table of five rows a page, each a way to the figures. */
export function IndicatorSearch() {
  const { text } = useLanguage()
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
        what={message('widgets.indicator-list')}
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
          aria-label={text(message('widgets.search-indicator'))}
          placeholder={text(message('widgets.search-for'))}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button kind="primary" type="submit">
          <IconSearch size={18} aria-hidden="true" /> {text(message('widgets.search'))}
        </Button>
      </Row>
      {asked !== null && !found && <p role="status">{text(message('widgets.list-loading'))}</p>}
      {found && <Results key={asked} found={found} />}
    </>
  )
}

function Results({ found }: { readonly found: readonly FoundIndicator[] }) {
  const { text } = useLanguage()
  const [page, setPage] = useState(0)
  const pages = Math.ceil(found.length / ROWS)
  if (found.length === 0) return <p role="status">{text(message('widgets.no-result'))}</p>
  const first = page * ROWS
  const shown = found.slice(first, first + ROWS)
  const titleOf = (column: 'name' | 'full' | 'type' | 'dashboard' | 'area' | 'sources') =>
    text(message('widgets.column', { column }))
  return (
    <>
      <Text role="status" below={8} tone="soft">
        {text(
          message('widgets.rows-of', {
            first: String(first + 1),
            last: String(first + shown.length),
            all: String(found.length),
          }),
        )}
      </Text>
      <Table
        dense
        className={classes.table}
        label={text(message('widgets.found'))}
        rows={shown}
        keyOf={({ id }) => id}
        columns={[
          {
            title: titleOf('name'),
            names: true,
            cell: ({ href, shortName }) => (href ? <Link href={href}>{shortName}</Link> : shortName),
          },
          { title: titleOf('full'), cell: ({ fullName }) => fullName },
          { title: titleOf('type'), cell: ({ type }) => type },
          { title: titleOf('dashboard'), cell: ({ dashboards }) => dashboards.join(', ') },
          { title: titleOf('area'), cell: ({ programArea }) => programArea },
          {
            title: titleOf('sources'),
            cell: ({ sources }) => sources.join(', ') || text(message('widgets.no-figures')),
          },
        ]}
      />
      <Row as="nav" gap={12} align="center" above={12} aria-label={text(message('widgets.pages'))}>
        <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
          {text(message('widgets.previous'))}
        </Button>
        <span>{text(message('widgets.page-of', { page: String(page + 1), pages: String(pages) }))}</span>
        <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
          {text(message('widgets.next'))}
        </Button>
      </Row>
    </>
  )
}
