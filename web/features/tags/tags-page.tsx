import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { TagRow } from '#contract/tags/tags.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import { showToast } from '#web/kit/toast.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { TagForm } from './tag-form.tsx'
import classes from './tags.module.css'

/** Indicator Tag Management. */
export default function TagsPage() {
  const answer = useAnswer('GET /tags')
  const [edited, edit] = useState<TagRow | 'new' | null>(null)
  const [doomed, setDoomed] = useState<TagRow | null>(null)
  return (
    <>
      <RecordsHead
        title="Indicator Tags"
        lead="Words that belong to several indicators. Readers find the indicators by them in the search of dashboards."
        actions={
          <Button kind="primary" onClick={() => edit('new')}>
            <IconPlus size={16} aria-hidden="true" /> Create tag
          </Button>
        }
      />
      <WithCatalogue what="the list of indicators">
        {(catalogue) => (
          <>
            <WhenAnswered answer={answer} what="the tags">
              {({ data }) => (
                <SearchedRecords
                  label="Search tags"
                  what="tag"
                  rows={data.results}
                  textOf={(tag) => `${tag.name} ${tag.category}`}
                >
                  {(rows) => (
                    <RecordTable
                      label="Tags"
                      rows={rows}
                      columns={columnsOf(catalogue)}
                      actions={(tag) => (
                        <>
                          <IconButton label={`Edit ${tag.name}`} onClick={() => edit(tag)}>
                            <IconEdit size={18} aria-hidden="true" />
                          </IconButton>
                          <IconButton label={`Delete ${tag.name}`} onClick={() => setDoomed(tag)}>
                            <IconTrash size={18} aria-hidden="true" />
                          </IconButton>
                        </>
                      )}
                    />
                  )}
                </SearchedRecords>
              )}
            </WhenAnswered>
            {edited && (
              <TagForm
                tag={edited === 'new' ? undefined : edited}
                catalogue={catalogue}
                onClose={() => edit(null)}
              />
            )}
          </>
        )}
      </WithCatalogue>
      {doomed && <DeleteTag tag={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function columnsOf({ reference }: Catalogue): readonly Column<TagRow>[] {
  return [
    { title: 'Name', names: true, cell: ({ name }) => name },
    { title: 'Program area', cell: ({ category }) => category || 'Several areas' },
    { title: 'Description', cell: ({ description }) => description || '–' },
    {
      title: 'Indicators',
      cell: ({ indicators }) => (
        <details className={classes.members}>
          <summary>{indicators.length}</summary>
          <ul>
            {indicators.map((id) => (
              <li key={id}>{reference.indicators.get(id)?.fullName ?? `No. ${id}`}</li>
            ))}
          </ul>
        </details>
      ),
    },
    { title: 'Created', cell: ({ created_at }) => dayText(created_at) },
  ]
}

function DeleteTag({ tag, onClose }: { readonly tag: TagRow; readonly onClose: () => void }) {
  const remove = async () => {
    await change('DELETE /tags/{id}', { path: { id: tag.id } })
    await showToast({ kind: 'success', title: 'Tag deleted' })
  }
  return (
    <ConfirmDialog title="Delete tag" action="Delete" onConfirm={remove} onClose={onClose}>
      The tag “{tag.name}” is taken off its {tag.indicators.length} indicators; the indicators stay. This
      action cannot be undone.
    </ConfirmDialog>
  )
}
