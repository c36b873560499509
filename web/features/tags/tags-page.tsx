import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { deleteTag, listTags, TagRow } from '#contract/tags/tags.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordsHead, RecordTable, RowActions, SearchBox } from '#web/kit/records/records.tsx'
import { LoadFailureMessage, Loading, Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { TagForm } from './tag-form.tsx'
import classes from './tags.module.css'

const TITLE = 'Indicator Tags'

/** Indicator Tag Management. */
export default function TagsPage() {
  const catalogue = useResource(catalogueResource)
  const answer = useAnswer<typeof listTags>('/tags/')
  if (catalogue.status === 'ready' && answer.status === 'ready') {
    return <Tags tags={answer.value.data.results} catalogue={catalogue.value} reload={answer.reload} />
  }
  return (
    <>
      <RecordsHead title={TITLE} />
      {catalogue.status === 'failed' ? (
        <LoadFailureMessage
          what="The list of indicators"
          reason={catalogue.reason}
          onRetry={() => catalogueResource.load()}
        />
      ) : answer.status === 'failed' ? (
        <AnswerFailure title="The tags could not be loaded." error={answer.error} onRetry={answer.reload} />
      ) : (
        <Loading what="the tags" />
      )}
    </>
  )
}

interface TagsProps {
  readonly tags: readonly TagRow[]
  readonly catalogue: Catalogue
  readonly reload: () => Promise<void>
}

function Tags({ tags, catalogue, reload }: TagsProps) {
  const [query, setQuery] = useState('')
  const [edited, edit] = useState<TagRow | 'new' | null>(null)
  const [doomed, setDoomed] = useState<TagRow | null>(null)
  const wanted = query.trim().toLowerCase()
  const shown = tags.filter((tag) => `${tag.name} ${tag.category}`.toLowerCase().includes(wanted))
  return (
    <>
      <RecordsHead
        title={TITLE}
        lead="Words that belong to several indicators. Readers find the indicators by them in the search of dashboards."
        actions={
          <Button kind="primary" onClick={() => edit('new')}>
            <IconPlus size={16} aria-hidden="true" /> Create tag
          </Button>
        }
      />
      <SearchBox label="Search tags" value={query} onChange={setQuery} />
      {shown.length === 0 ? (
        <Message title={wanted ? `No tag is called “${query.trim()}”.` : 'No tags yet.'} />
      ) : (
        <RecordTable
          label="Tags"
          columns={['Name', 'Program area', 'Description', 'Indicators', 'Created', 'Actions']}
        >
          {shown.map((tag) => (
            <tr key={tag.id}>
              <th scope="row">{tag.name}</th>
              <td>{tag.category || 'Several areas'}</td>
              <td>{tag.description || '–'}</td>
              <td>
                <Members tag={tag} catalogue={catalogue} />
              </td>
              <td>{dayText(tag.created_at)}</td>
              <td>
                <RowActions>
                  <IconButton label={`Edit ${tag.name}`} onClick={() => edit(tag)}>
                    <IconEdit size={18} aria-hidden="true" />
                  </IconButton>
                  <IconButton label={`Delete ${tag.name}`} onClick={() => setDoomed(tag)}>
                    <IconTrash size={18} aria-hidden="true" />
                  </IconButton>
                </RowActions>
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
      {edited && (
        <TagForm
          tag={edited === 'new' ? undefined : edited}
          catalogue={catalogue}
          onSaved={() => void reload()}
          onClose={() => edit(null)}
        />
      )}
      {doomed && <DeleteTag tag={doomed} reload={reload} onClose={() => setDoomed(null)} />}
    </>
  )
}

function Members({ tag, catalogue }: { readonly tag: TagRow; readonly catalogue: Catalogue }) {
  return (
    <details className={classes.members}>
      <summary>{tag.indicators.length}</summary>
      <ul>
        {tag.indicators.map((id) => (
          <li key={id}>{catalogue.reference.indicators.get(id)?.fullName ?? `No. ${id}`}</li>
        ))}
      </ul>
    </details>
  )
}

interface DeleteTagProps {
  readonly tag: TagRow
  readonly reload: () => Promise<void>
  readonly onClose: () => void
}

function DeleteTag({ tag, reload, onClose }: DeleteTagProps) {
  const remove = async () => {
    await ask<typeof deleteTag>('DELETE', `/tags/${tag.id}/`)
    await reload()
    await showToast({ kind: 'success', title: 'Tag deleted' })
  }
  return (
    <ConfirmDialog title="Delete tag" action="Delete" onConfirm={remove} onClose={onClose}>
      The tag “{tag.name}” is taken off its {tag.indicators.length} indicators; the indicators stay. This
      action cannot be undone.
    </ConfirmDialog>
  )
}
