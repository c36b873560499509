import type { SystemState } from '#contract/system/system.ts'
import { message } from '#domain/message/message.ts'
import { formatNumber } from '#domain/number/format.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { megabytes } from './megabytes.ts'

/** Version, memory, disk and size, and how the store grew with the last releases. */
export function ServerAndStore({ state }: { readonly state: SystemState }) {
  const { text } = useLanguage()
  const { store, mail } = state
  const facts = [
    [text(message('system.version')), state.version],
    [text(message('system.node')), state.node],
    [text(message('system.since')), momentText(state.started_at)],
    [text(message('system.memory')), text(megabytes(state.memory))],
    [text(message('system.store')), text(message('system.store-kind', { kind: store.kind }))],
    [text(message('system.size')), text(megabytes(store.bytes))],
    [
      text(message('system.disk')),
      text(
        message('system.disk-state', {
          state: state.writing === 'read-only' ? 'read_only' : state.writing,
        }),
      ),
    ],
    [
      text(message('system.letters')),
      text(message('system.letters-state', { waiting: mail.waiting, lost: mail.given_up })),
    ],
  ] as const
  return (
    <Stack gap={16}>
      <Text as="h2">{text(message('system.server'))}</Text>
      <Table
        dense
        label={text(message('system.server'))}
        rows={facts}
        keyOf={([name]) => name}
        columns={[
          { title: text(message('system.fact')), cell: ([name]) => name },
          { title: text(message('system.value')), cell: ([, value]) => value },
        ]}
      />
      <Text as="h3">{text(message('system.growth'))}</Text>
      <Table
        dense
        label={text(message('system.growth'))}
        rows={store.releases}
        keyOf={({ number }) => number}
        columns={[
          { title: text(message('system.release')), cell: ({ number }) => number },
          { title: text(message('system.published')), cell: ({ published_at }) => momentText(published_at) },
          {
            title: text(message('system.figures')),
            cell: ({ observations }) => formatNumber(observations, 0),
          },
        ]}
      />
      <Text as="h3">{text(message('system.tables'))}</Text>
      <Table
        dense
        label={text(message('system.tables'))}
        rows={store.tables}
        keyOf={({ name }) => name}
        columns={[
          { title: text(message('system.table')), cell: ({ name }) => name },
          {
            title: text(message('system.rows')),
            cell: ({ rows }) => (rows === null ? '–' : formatNumber(rows, 0)),
          },
          { title: text(message('system.size')), cell: ({ bytes }) => text(megabytes(bytes)) },
        ]}
      />
    </Stack>
  )
}
