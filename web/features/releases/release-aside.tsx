import type { AnswerOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { sourceName, whole } from '#domain/message/value.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

type Differences = AnswerOf<'GET /releases/{hash}/changes'>

interface NewSourcesProps {
  readonly catalogue: Catalogue
  readonly series: Differences['series']
  /** Of the first release every source is new. */
  readonly isFirst: boolean
}

/** Sources that had no figure before, with how many came. */
export function NewSources({ catalogue, series, isFirst }: NewSourcesProps) {
  const { text } = useLanguage()
  const added = new Map<number, number>()
  for (const { datasource, is_new_source, added: count } of series) {
    if (is_new_source) added.set(datasource, (added.get(datasource) ?? 0) + count)
  }
  if (isFirst || added.size === 0) return null
  const rows = [...added].toSorted(([, a], [, b]) => b - a)
  return (
    <section aria-labelledby="new-sources">
      <h2 id="new-sources">
        {text(message('releases.new-sources', { count: added.size, all: whole(added.size) }))}
      </h2>
      <Stack as="ul" gap={2}>
        {rows.map(([id, count]) => {
          const source = catalogue.reference.sources.get(id)
          return (
            <Row as="li" key={id} justify="between" gap={12} entry={8}>
              <span>{source ? text(sourceName(source)) : id}</span>
              <Text as="span" figures tone="soft">
                {text(whole(count))}
              </Text>
            </Row>
          )
        })}
      </Stack>
    </section>
  )
}

/** How many indicators, sources and figures there were and are. */
export function ReleaseSizes({ found: { release, since, before, after } }: { readonly found: Differences }) {
  const { text } = useLanguage()
  const rows = (['indicators', 'sources', 'figures'] as const).map((what) => ({
    what,
    was: before[what],
    is: after[what],
  }))
  const nameOf = ({ number }: { readonly number: number }) =>
    text(message('releases.name', { number: whole(number) }))
  return (
    <section aria-labelledby="release-sizes">
      <h2 id="release-sizes">{text(message('releases.in-numbers'))}</h2>
      <Table
        dense
        rows={rows}
        keyOf={({ what }) => what}
        columns={[
          {
            title: text(message('releases.held')),
            names: true,
            cell: ({ what }) => text(message('releases.size-of', { what })),
          },
          ...(since
            ? [
                {
                  title: nameOf(since),
                  isNumeric: true,
                  cell: ({ was }: (typeof rows)[number]) => text(whole(was)),
                },
              ]
            : []),
          { title: nameOf(release), isNumeric: true, cell: ({ is }) => <b>{text(whole(is))}</b> },
        ]}
      />
    </section>
  )
}
