import { IconCheck } from '#web/kit/icons.ts'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { CLASSIFICATIONS, type DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import type { AboutProps } from './about-props.ts'
import classes from './available-data.module.css'
import { FIRST_ROWS, ShowMore } from './show-more.tsx'
import { message } from '#domain/message/message.ts'
import { indicatorName, whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The sources that hold figures for each indicator; a mark opens that view. */
export function AvailableData({ catalogue, addressOf }: AboutProps) {
  const { text } = useLanguage()
  const [all, setAll] = useState(false)
  const { reference, coverage } = catalogue
  const sources = useMemo(
    () =>
      CLASSIFICATIONS.map((name) =>
        [...reference.sources.values()].filter((s) => s.classification === name && s.hasData),
      ),
    [reference],
  )
  // Indicators with the most sources come first: they are what the product is about.
  const indicators = useMemo(
    () =>
      [...reference.indicators.values()].toSorted(
        (a, b) => (coverage.get(b.id)?.size ?? 0) - (coverage.get(a.id)?.size ?? 0),
      ),
    [reference, coverage],
  )
  const shown = all ? indicators : indicators.slice(0, FIRST_ROWS)
  // A source without a mark in these rows would push others out of sight.
  const groups = sources.map((group) =>
    group.filter(({ id }) => shown.some((indicator) => coverage.get(indicator.id)?.has(id))),
  )
  const columns = groups.flat()
  return (
    <Box as="section" above={32} ruled={24} id="available-data" aria-labelledby="available-data-title">
      <h2 id="available-data-title">{text(message('about.data'))}</h2>
      <Text above={2} tone="soft">
        {text(message('about.data-about'))}
      </Text>
      <Box above={16}>
        <Table
          dense
          pinned
          className={classes.table}
          label={text(message('about.data-table'))}
          headGroups={
            <>
              <td colSpan={2} />
              {groups.map((group, index) => (
                <ClassHead key={CLASSIFICATIONS[index]} sources={group} />
              ))}
            </>
          }
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            { title: text(message('about.number')), cell: (_, index) => index + 1 },
            {
              title: text(message('about.head')),
              names: true,
              cell: (indicator) => text(indicatorName(indicator), 'name'),
            },
            ...columns.map((source) => ({
              title: source.name,
              head: <span title={source.fullName}>{source.name}</span>,
              cell: (indicator: Indicator) => (
                <Mark
                  {...{ indicator, source }}
                  address={
                    coverage.get(indicator.id)?.has(source.id) ? addressOf(indicator.id, source.id) : null
                  }
                />
              ),
            })),
          ]}
        />
      </Box>
      <ShowMore
        all={all}
        onChange={setAll}
        count={text(
          message('about.count', {
            shown: whole(shown.length),
            all: whole(indicators.length),
            columns: whole(columns.length),
            sources: whole(sources.flat().length),
          }),
        )}
      />
    </Box>
  )
}

function ClassHead({ sources }: { readonly sources: readonly DataSource[] }) {
  const { text } = useLanguage()
  const [first] = sources
  if (!first) return null
  return (
    <th scope="colgroup" colSpan={sources.length}>
      <span className={classes.class} style={{ color: `var(--${first.classification.toLowerCase()})` }}>
        {text(message('chart.class', { class: first.classification }))}
      </span>
    </th>
  )
}

function Mark(props: { indicator: Indicator; source: DataSource; address: string | null }) {
  const { text } = useLanguage()
  const { indicator, source, address } = props
  if (!address) {
    return (
      <>
        <span aria-hidden="true">·</span>
        <span className="sr-only">{text(message('about.no-data'))}</span>
      </>
    )
  }
  return (
    <Row
      as={Link}
      inline
      align="center"
      justify="center"
      href={address}
      className={classes.mark}
      style={{ color: `var(--${source.classification.toLowerCase()})` }}
      aria-label={`${indicator.shortName}, ${source.name}`}
    >
      <IconCheck size={16} aria-hidden="true" />
    </Row>
  )
}
