import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconArrowRight } from '#web/kit/icons.ts'
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
      <WhenAnswered answer={answer} what={message('own-dashboards.public-list')}>
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
  const { text } = useLanguage()
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
          <h2 id="public">{text(message('own-dashboards.public-title'))}</h2>
          <Text tone="soft">{text(message('own-dashboards.public-lead'))}</Text>
        </div>
        {rows.length > 0 && (
          <Row wrap gap={12} align="end">
            <TextField
              label={text(message('own-dashboards.find'))}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            {categories.length > 0 && (
              <SelectField
                label={text(message('own-dashboards.category'))}
                value={category}
                options={[
                  { value: '', label: text(message('own-dashboards.all-categories')) },
                  ...categories.map((each) => ({ value: each, label: each })),
                ]}
                onChange={({ target }) => setCategory(target.value)}
              />
            )}
            <SelectField
              label={text(message('own-dashboards.order'))}
              value={order}
              options={[
                { value: 'newest', label: text(message('own-dashboards.order-by', { order: 'newest' })) },
                { value: 'name', label: text(message('own-dashboards.order-by', { order: 'name' })) },
              ]}
              onChange={({ target }) => setOrder(target.value === 'name' ? 'name' : 'newest')}
            />
          </Row>
        )}
      </Row>
      {rows.length === 0 && <Text tone="soft">{text(message('own-dashboards.none-public'))}</Text>}
      {rows.length > 0 && found.length === 0 && (
        <Text tone="soft">{text(message('own-dashboards.none-found'))}</Text>
      )}
      <Grid as="ul" className={classes.cards}>
        {shown.map((row) => (
          <Card key={row.id} row={row} catalogue={catalogue} />
        ))}
      </Grid>
      {rows.length > 0 && (
        <Row gap={16} align="center" above={16}>
          <Text tone="soft" role="status">
            {text(message('own-dashboards.shown-of', { shown: shown.length, all: rows.length }))}
          </Text>
          {shown.length < found.length && (
            <Button onClick={() => setMost(most + AT_ONCE)}>{text(message('own-dashboards.more'))}</Button>
          )}
        </Row>
      )}
    </>
  )
}

function Card({ row, catalogue }: { readonly row: DocumentSummary; readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
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
        {text(
          message('own-dashboards.by', {
            kind: row.kind,
            author: row.author || message('document-list.nobody'),
            day: dayText(row.updated ?? row.created),
          }),
        )}
      </Text>
    </li>
  )
}
