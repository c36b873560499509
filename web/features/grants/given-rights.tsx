import { IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { GrantRow } from '#contract/admin/grants.ts'
import { IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

interface GivenRightsProps {
  readonly rows: readonly GrantRow[]
  /** Stands before the others. */
  readonly first?: Column<GrantRow>
}

const columnsIn = (text: Language['text']): readonly Column<GrantRow>[] => [
  { title: text(message('rights.for')), cell: ({ scope_text }) => scope_text },
  {
    title: text(message('rights.given-by')),
    cell: ({ granted_by }) => <bdi>{granted_by?.name ?? text(message('rights.deleted-account'))}</bdi>,
  },
  {
    title: text(message('rights.given-on')),
    cell: ({ granted_at }) => (granted_at === null ? '–' : dayText(granted_at)),
  },
]

/** Rights that were given, each with the way to take it away. */
export function GivenRights({ rows, first }: GivenRightsProps) {
  const { text } = useLanguage()
  const [doomed, setDoomed] = useState<GrantRow | null>(null)
  const take = async ({ id, title }: GrantRow) => {
    await change('DELETE /grants/{id}', { path: { id } })
    await showToast({ kind: 'success', title: text(message('rights.taken', { right: title })) })
  }
  const right: Column<GrantRow> = {
    title: text(message('rights.right')),
    names: !first,
    cell: ({ title }) => title,
  }
  return (
    <>
      <RecordTable
        label={text(message('rights.given'))}
        rows={rows}
        columns={[...(first ? [first] : []), right, ...columnsIn(text)]}
        actions={(row) => (
          <IconButton
            label={text(
              message('rights.take-named', {
                right: row.title,
                scope: row.scope_text,
                name: row.account.name,
              }),
            )}
            onClick={() => setDoomed(row)}
          >
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        )}
      />
      {doomed && (
        <ConfirmDialog
          title={text(message('rights.take-sure'))}
          action={text(message('rights.take'))}
          onConfirm={() => take(doomed)}
          onClose={() => setDoomed(null)}
        >
          {text(
            message('rights.take-about', {
              name: doomed.account.name,
              right: doomed.title,
              scope: doomed.scope_text,
            }),
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
