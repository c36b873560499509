import { useState } from 'react'
import type { Take } from '#contract/data-import/data-set-conflicts.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'
import { message, type Value } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { Table } from '#web/kit/table/table.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** A difference from the data set that ships, in words. */
export interface ShownConflict<Key> {
  readonly key: Key
  readonly name: Value
  readonly ours: Value
  readonly theirs: Value
  readonly version: string
  readonly decided: 'ours' | 'theirs' | null
  readonly by: string | null
  readonly at: string | null
  readonly note: string
}

interface ConflictListProps<Key> {
  readonly rows: readonly ShownConflict<Key>[]
  /** How many are open, of which the first are listed. */
  readonly open: number
  /** Decides about some, or about all that are open; gives the release where one was made. */
  readonly onDecide: (take: Take, of: readonly Key[] | undefined, note: string) => Promise<number | null>
  /** Takes back what was taken, in another way than by deciding anew. */
  readonly onTakeBack?: (row: ShownConflict<Key>) => void
}

interface Asked<Key> {
  readonly take: Take
  readonly of: readonly Key[] | undefined
}

/** Differences from the data set that ships: ours kept or theirs taken, one by one or all, with a reason; decisions can be taken back. */
export function ConflictList<Key extends string | number>({
  rows,
  open,
  onDecide,
  onTakeBack,
}: ConflictListProps<Key>) {
  const { text } = useLanguage()
  const [asked, ask] = useState<Asked<Key> | null>(null)
  if (rows.length === 0) return <Text tone="soft">{text(message('catalogue-items.differences-none'))}</Text>
  const words = (take: Take) => text(message('catalogue-items.take', { take }))
  const takeBack = (row: ShownConflict<Key>) =>
    row.decided === 'theirs' && onTakeBack ? onTakeBack(row) : ask({ take: 'open', of: [row.key] })
  return (
    <Stack gap={16} shrinks>
      {open > 1 && (
        <Row wrap gap={8}>
          {(['ours', 'theirs'] as const).map((take) => (
            <Button key={take} onClick={() => ask({ take, of: undefined })}>
              {text(message('catalogue-items.take-all', { take, count: whole(open) }))}
            </Button>
          ))}
        </Row>
      )}
      <Table<ShownConflict<Key>>
        blocks
        label={text(message('catalogue-items.differences'))}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            title: text(message('catalogue-items.difference-of')),
            names: true,
            cell: ({ name }) => text(name),
          },
          { title: text(message('catalogue-items.ours')), cell: ({ ours }) => <bdi>{text(ours)}</bdi> },
          {
            title: text(message('catalogue-items.theirs')),
            cell: ({ theirs, version }) => (
              <>
                <bdi>{text(theirs)}</bdi>
                <Text as="span" line size={13} tone="soft">
                  {text(message('catalogue-items.of-version', { version }))}
                </Text>
              </>
            ),
          },
          {
            title: text(message('catalogue-items.decision')),
            cell: (row) =>
              row.decided === null ? (
                <Row wrap gap={8}>
                  {(['ours', 'theirs'] as const).map((take) => (
                    <Button key={take} onClick={() => ask({ take, of: [row.key] })}>
                      {words(take)}
                    </Button>
                  ))}
                </Row>
              ) : (
                <Stack gap={4}>
                  <Text size={13} breaks>
                    {text(
                      message('catalogue-items.decided-line', {
                        who: row.by ?? message('catalogue-items.nobody'),
                        when: momentText(row.at),
                        take: row.decided,
                        note: row.note,
                      }),
                    )}
                  </Text>
                  <Row>
                    <Button kind="quiet" onClick={() => takeBack(row)}>
                      {words('open')}
                    </Button>
                  </Row>
                </Stack>
              ),
          },
        ]}
      />
      {asked && (
        <ReasonDialog
          title={words(asked.take)}
          action={words(asked.take)}
          help={text(message('catalogue-items.decide-why', { take: asked.take }))}
          rule={CATALOGUE_FIELDS.note}
          onSend={async (note) => {
            const release = await onDecide(asked.take, asked.of, note)
            const title =
              release === null
                ? message('catalogue-items.decided')
                : message('catalogue-items.published', { release: String(release) })
            await showToast({ kind: 'success', title: text(title) })
          }}
          onClose={() => ask(null)}
        />
      )}
    </Stack>
  )
}
