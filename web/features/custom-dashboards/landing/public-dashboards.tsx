import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { SelectField, TextField } from '#web/kit/form/field.tsx'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { foundDashboards, type PublicOrder } from '../own-dashboards.ts'
import { CardFigure } from './card-figure.tsx'
import classes from './landing.module.css'

/** Cards that stand there before somebody asks for more: each draws a figure. */
const AT_ONCE = 6

/** The dashboards and reports of people that were approved for everybody, each with a real figure. */
export function PublicDashboards({ catalogue }: { readonly catalogue: Catalogue }) {
  const answer = useAnswer('GET /document')
  return (
    <section aria-labelledby="public">
      <WhenAnswered answer={answer} what="the public dashboards and reports">
        {({ data }) => (
          <Found
            rows={data.results.filter(
              ({ kind, visibility, state }) =>
                (kind === 'dashboard' || kind === 'report') &&
                visibility === 'public' &&
                state === 'approved',
            )}
            catalogue={catalogue}
          />
        )}
      </WhenAnswered>
    </section>
  )
}

interface FoundProps {
  readonly rows: readonly DocumentSummary[]
  readonly catalogue: Catalogue
}

function Found({ rows, catalogue }: FoundProps) {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState('')
  const [order, setOrder] = useState<PublicOrder>('newest')
  const [most, setMost] = useState(AT_ONCE)
  const categories = [...new Set(rows.flatMap((row) => row.category || []))].sort()
  const found = foundDashboards(rows, { search, category, order })
  const shown = found.slice(0, most)
  return (
    <>
      <Row wrap gap={24} rows={12} align="end" justify="between" below={16}>
        <div>
          <h2 id="public">Public dashboards and reports</h2>
          <Text tone="soft">Made by users, approved by an administrator. Everybody may open them.</Text>
        </div>
        {rows.length > 0 && (
          <Row wrap gap={12} align="end">
            <TextField
              label="Find by name or words"
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            {categories.length > 0 && (
              <SelectField
                label="Category"
                value={category}
                options={[
                  { value: '', label: 'All categories' },
                  ...categories.map((each) => ({ value: each, label: each })),
                ]}
                onChange={({ target }) => setCategory(target.value)}
              />
            )}
            <SelectField
              label="Order"
              value={order}
              options={[
                { value: 'newest', label: 'Newest first' },
                { value: 'name', label: 'By name' },
              ]}
              onChange={({ target }) => setOrder(target.value === 'name' ? 'name' : 'newest')}
            />
          </Row>
        )}
      </Row>
      {rows.length === 0 && <Text tone="soft">Nobody has made one public yet.</Text>}
      {rows.length > 0 && found.length === 0 && (
        <Text tone="soft">No public dashboard or report is like that.</Text>
      )}
      <Grid as="ul" className={classes.cards}>
        {shown.map((row) => (
          <Card key={row.id} row={row} catalogue={catalogue} />
        ))}
      </Grid>
      {rows.length > 0 && (
        <Row gap={16} align="center" above={16}>
          <Text tone="soft" role="status">
            {shown.length} of {rows.length} public dashboards and reports
          </Text>
          {shown.length < found.length && <Button onClick={() => setMost(most + AT_ONCE)}>Show more</Button>}
        </Row>
      )}
    </>
  )
}

function Card({ row, catalogue }: { readonly row: DocumentSummary; readonly catalogue: Catalogue }) {
  return (
    <li className={classes.card}>
      <Row as={Link} href={addressOf(row)} gap={12} justify="between" align="start" className={classes.name}>
        <Text as="h3" breaks>
          {row.title}
        </Text>
        <IconArrowRight size={18} aria-hidden="true" />
      </Row>
      {row.description && (
        <Text tone="soft" size={13}>
          {row.description}
        </Text>
      )}
      <Box above={8} className={classes.figure}>
        <CardFigure id={row.id} catalogue={catalogue} />
      </Box>
      <Text tone="faint" size={13} above={8}>
        {row.kind === 'report' && 'Report, '}
        {row.author || 'somebody without an account now'} · changed {dayText(row.updated ?? row.created)}
      </Text>
    </li>
  )
}
