import { IconEdit, IconPlus, IconTrash } from '#web/kit/icons.ts'
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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

/** Indicator Tag Management. */
export default function TagsPage() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /tags')
  const [edited, edit] = useState<TagRow | 'new' | null>(null)
  const [doomed, setDoomed] = useState<TagRow | null>(null)
  return (
    <>
      <RecordsHead
        title={text(message('tags.title'))}
        lead={text(message('tags.lead'))}
        actions={
          <Button kind="primary" onClick={() => edit('new')}>
            <IconPlus size={16} aria-hidden="true" /> {text(message('tags.create'))}
          </Button>
        }
      />
      <WithCatalogue what={text(message('tags.indicator-list'))}>
        {(catalogue) => (
          <>
            <WhenAnswered answer={answer} what={text(message('tags.list'))}>
              {({ data }) => (
                <SearchedRecords
                  label={text(message('tags.search'))}
                  what={text(message('tags.tag-inside'))}
                  rows={data.results}
                  textOf={(tag) => `${tag.name} ${tag.category}`}
                >
                  {(rows) => (
                    <RecordTable
                      label={text(message('tags.label'))}
                      rows={rows}
                      columns={columnsOf(catalogue, text)}
                      actions={(tag) => (
                        <>
                          <IconButton
                            label={text(message('manage.edit-named', { name: tag.name }))}
                            onClick={() => edit(tag)}
                          >
                            <IconEdit size={18} aria-hidden="true" />
                          </IconButton>
                          <IconButton
                            label={text(message('manage.delete-named', { name: tag.name }))}
                            onClick={() => setDoomed(tag)}
                          >
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

function columnsOf({ reference }: Catalogue, text: Language['text']): readonly Column<TagRow>[] {
  return [
    { title: text(message('manage.name')), names: true, cell: ({ name }) => name },
    {
      title: text(message('manage.program-area')),
      cell: ({ category }) => category || text(message('manage.several-areas')),
    },
    { title: text(message('manage.description')), cell: ({ description }) => description || '–' },
    {
      title: text(message('manage.indicators')),
      cell: ({ indicators }) => (
        <details className={classes.members}>
          <summary>{indicators.length}</summary>
          <ul>
            {indicators.map((id) => (
              <li key={id}>
                {reference.indicators.get(id)?.fullName ??
                  text(message('manage.numbered', { number: String(id) }))}
              </li>
            ))}
          </ul>
        </details>
      ),
    },
    { title: text(message('manage.created')), cell: ({ created_at }) => dayText(created_at) },
  ]
}

function DeleteTag({ tag, onClose }: { readonly tag: TagRow; readonly onClose: () => void }) {
  const { text } = useLanguage()
  const remove = async () => {
    await change('DELETE /tags/{id}', { path: { id: tag.id } })
    await showToast({ kind: 'success', title: text(message('tags.deleted')) })
  }
  return (
    <ConfirmDialog
      title={text(message('tags.delete'))}
      action={text(message('manage.delete'))}
      onConfirm={remove}
      onClose={onClose}
    >
      {text(message('tags.delete-about', { name: tag.name, count: tag.indicators.length }))}
    </ConfirmDialog>
  )
}
