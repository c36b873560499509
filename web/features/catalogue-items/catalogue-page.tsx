import { IconEdit, IconPlus } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { CatalogueItemLine } from '#contract/catalogue-items/catalogue-items.ts'
import { ITEM_KINDS, type ItemKind } from '#domain/catalogue-item/fields.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { NewItemDialog } from '#web/views/catalogue-item/new-item-dialog.tsx'
import { EditItem } from './edit-item.tsx'
import { FieldConflicts } from './field-conflicts.tsx'

/** Sources and indicators: all of them, and the form and history of the one that is opened. */
export default function CataloguePage() {
  const { text } = useLanguage()
  const [kind, setKind] = useState<ItemKind>('indicator')
  const [opened, open] = useState<number | null>(null)
  const [isNew, setIsNew] = useState(false)
  const [isOnDifferences, showDifferences] = useState(false)
  const answer = useAnswer('GET /catalogue-items/{kind}', { path: { kind } })
  return (
    <WhenAnswered answer={answer} what={text(message('catalogue-items.list'))}>
      {({ results }) =>
        opened === null ? (
          <>
            <RecordsHead
              title={text(message('catalogue-items.title'))}
              lead={text(message('catalogue-items.lead'))}
              actions={
                <Button kind="primary" onClick={() => setIsNew(true)}>
                  <IconPlus size={16} aria-hidden="true" /> {text(message('catalogue-items.new', { kind }))}
                </Button>
              }
            />
            <Row wrap gap={8} below={16} role="group" aria-label={text(message('catalogue-items.title'))}>
              {ITEM_KINDS.map((one) => (
                <Button
                  key={one}
                  aria-pressed={one === kind && !isOnDifferences}
                  onClick={() => {
                    setKind(one)
                    showDifferences(false)
                  }}
                >
                  {text(message('catalogue-items.kind', { kind: one }))}
                </Button>
              ))}
              <Button aria-pressed={isOnDifferences} onClick={() => showDifferences(true)}>
                {text(message('catalogue-items.differences'))}
              </Button>
            </Row>
            {isOnDifferences ? (
              <FieldConflicts onChanged={answer.reload} />
            ) : (
              <Items kind={kind} items={results} onOpen={open} />
            )}
            {isNew && (
              <NewItemDialog
                kind={kind}
                values={{}}
                onDone={() => void answer.reload()}
                onClose={() => setIsNew(false)}
              />
            )}
          </>
        ) : (
          <EditItem
            key={`${kind} ${opened}`}
            kind={kind}
            id={opened}
            others={results}
            onChanged={answer.reload}
            onBack={() => open(null)}
          />
        )
      }
    </WhenAnswered>
  )
}

interface ItemsProps {
  readonly kind: ItemKind
  readonly items: readonly CatalogueItemLine[]
  readonly onOpen: (id: number) => void
}

function Items({ kind, items, onOpen }: ItemsProps) {
  const { text } = useLanguage()
  return (
    <SearchedRecords
      label={text(message('catalogue-items.search', { kind }))}
      what={text(message('catalogue-items.one', { kind }))}
      rows={items}
      textOf={({ id, name, full_name: full, group }) => `${id} ${name} ${full} ${group}`}
    >
      {(rows) => (
        <RecordTable
          label={text(message('catalogue-items.kind', { kind }))}
          rows={rows}
          columns={columnsOf(kind, text)}
          actions={({ id, name, group }) => (
            <IconButton
              label={text(
                message('catalogue-items.open', { name: kind === 'measure' ? `${name}, ${group}` : name }),
              )}
              onClick={() => onOpen(id)}
            >
              <IconEdit size={18} aria-hidden="true" />
            </IconButton>
          )}
        />
      )}
    </SearchedRecords>
  )
}

function columnsOf(kind: ItemKind, text: Language['text']): readonly Column<CatalogueItemLine>[] {
  return [
    { title: text(message('catalogue-items.name', { kind })), names: true, cell: ({ name }) => name },
    { title: text(message('catalogue-items.full', { kind })), cell: ({ full_name: full }) => full },
    { title: text(message('catalogue-items.group', { kind })), cell: ({ group }) => group },
    ...(kind === 'measure'
      ? []
      : [
          {
            title: text(message('catalogue-items.id')),
            cell: ({ id }: CatalogueItemLine) => id,
            isNumeric: true,
          },
        ]),
    {
      title: text(message('catalogue-items.origin')),
      cell: ({ origin, conflicts }) => (
        <>
          {text(message('catalogue-items.origin-of', { origin }))}
          {conflicts > 0 && (
            <>
              {' '}
              <Badge kind="accent">{text(message('catalogue-items.conflicts', { count: conflicts }))}</Badge>
            </>
          )}
        </>
      ),
    },
  ]
}
