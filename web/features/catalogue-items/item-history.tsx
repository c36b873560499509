import { useState } from 'react'
import type { CatalogueChangeRow } from '#contract/catalogue-items/catalogue-items.ts'
import { changedFields, type ItemKind } from '#domain/catalogue-item/fields.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { fieldWords, optionWords } from '#web/views/catalogue-item/item-words.ts'
import type { FormValues } from '#web/views/catalogue-item/use-item-form.ts'

interface ItemHistoryProps {
  readonly kind: ItemKind
  readonly history: readonly CatalogueChangeRow[]
  /** Puts values into the form. */
  readonly onFill: (values: FormValues) => void
  readonly onChanged: () => Promise<void>
  readonly onGone: () => void
}

/** Who changed it when, from what to what; the newest change can be undone, and what was can be put into the form again. */
export function ItemHistory({ kind, history, onFill, onChanged, onGone }: ItemHistoryProps) {
  const { text } = useLanguage()
  const [undone, setUndone] = useState<CatalogueChangeRow | null>(null)
  const [newest] = history
  return (
    <Box as="section" above={24} aria-labelledby="item-history">
      <Text as="h2" size={16} id="item-history" below={8}>
        {text(message('catalogue-items.history'))}
      </Text>
      {history.length === 0 && <Text tone="soft">{text(message('catalogue-items.history-none'))}</Text>}
      <Stack as="ol" gap={16}>
        {history.map((entry) => (
          <li key={entry.id}>
            <Text>
              {text(
                message('catalogue-items.history-line', {
                  who: entry.by ?? message('catalogue-items.nobody'),
                  when: momentText(entry.at),
                  release: String(entry.release),
                  note: entry.note,
                }),
              )}
              {entry.undone && ` (${text(message('catalogue-items.history-undid'))})`}
            </Text>
            <Differences kind={kind} entry={entry} />
            <Row wrap gap={8} above={4}>
              {entry === newest && !entry.undone && (
                <Button onClick={() => setUndone(entry)}>{text(message('catalogue-items.undo'))}</Button>
              )}
              {entry !== newest && entry.after && (
                <Button onClick={() => onFill({ ...entry.after })}>
                  {text(message('catalogue-items.restore'))}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Stack>
      {undone && (
        <ReasonDialog
          title={text(message('catalogue-items.undo-title', { release: String(undone.release) }))}
          action={text(message('catalogue-items.undo'))}
          help={text(message('catalogue-items.undo-about'))}
          rule={CATALOGUE_FIELDS.note}
          onSend={async (note) => {
            const { release } = await change('POST /catalogue-changes/{id}/undo', {
              ...{ path: { id: undone.id }, body: { note } },
            })
            const title = text(message('catalogue-items.published', { release: String(release) }))
            await showToast({ kind: 'success', title })
            if (undone.before === null) onGone()
            await onChanged()
          }}
          onClose={() => setUndone(null)}
        />
      )}
    </Box>
  )
}

function Differences({ kind, entry }: { readonly kind: ItemKind; readonly entry: CatalogueChangeRow }) {
  const { text } = useLanguage()
  return (
    <ul>
      {changedFields(kind, entry.before, entry.after).map(({ name, before, after }) => {
        const shown = (value: string) =>
          value === '' ? message('catalogue-items.empty') : optionWords(name, value)
        return (
          <Text as="li" key={name} size={13} tone="soft" breaks>
            {text(
              message('catalogue-items.value-change', {
                field: fieldWords(name),
                before: shown(before),
                after: shown(after),
              }),
            )}
          </Text>
        )
      })}
    </ul>
  )
}
