import { useForm } from '@mantine/form'
import { lazy, Suspense, useState } from 'react'
import type { createNews, NewsRow, replaceNews } from '#contract/news/news.ts'
import { NEWS_CATEGORIES, type NewsCategory } from '#domain/news/news-category.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, SelectField, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { UpdateEntry } from './update-entry.tsx'
import classes from './updates.module.css'

const RichTextEditorField = lazy(() => import('#web/controls/rich-text-editor.tsx'))

const REQUIRED = 'This field is required'
const CHOICES = [
  { value: '', label: 'Choose a type' },
  ...Object.entries(NEWS_CATEGORIES).map(([value, label]) => ({ value, label })),
]

interface UpdateFormProps {
  /** Absent: a new one. */
  readonly update?: NewsRow | undefined
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Writes an update, or changes one. */
export function UpdateForm({ update, onSaved, onClose }: UpdateFormProps) {
  const [preview, setPreview] = useState(false)
  const form = useForm({
    initialValues: {
      title: update?.title ?? '',
      category: update ? String(update.category) : '',
      content: update?.content ?? '',
    },
    validate: {
      title: (title) => (title.trim() === '' ? REQUIRED : null),
      category: (category) => (category === '' ? REQUIRED : null),
      content: (content) => (content.trim() === '' ? REQUIRED : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ title, content, category }) => {
      const text = { title, content, category: categoryOf(category) ?? 1 }
      if (update) {
        const seen = { updated_at: update.updated_at ?? '' }
        await ask<typeof replaceNews>('PUT', `/news/updates/${update.id}/`, { ...text, ...seen })
      } else await ask<typeof createNews>('POST', '/news/updates/', text)
      await showToast({ kind: 'success', title: update ? 'Update saved' : 'Update published' })
      onSaved()
      onClose()
    },
  })
  const { title, content, category } = form.values
  const chosen = categoryOf(category)
  return (
    <Dialog form="centre" title={update ? 'Edit update' : 'Add update'} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <FormError>{failure}</FormError>
        <TextField label="Title" maxLength={200} required {...form.getInputProps('title')} />
        <SelectField
          label="Type"
          help="For a dashboard, give its title exactly: the update then leads to it."
          options={CHOICES}
          required
          {...form.getInputProps('category')}
        />
        <Suspense fallback={<Loading what="the editor" />}>
          <RichTextEditorField
            label="Content"
            value={content}
            error={form.errors.content}
            onChange={(html) => form.setFieldValue('content', html)}
          />
        </Suspense>
        {preview && (
          <section className={classes.preview} aria-label="As readers see it">
            <UpdateEntry
              level={3}
              update={{
                title: title || 'Without a title yet',
                content,
                category_name: NEWS_CATEGORIES[chosen ?? 1],
                created_at: update?.created_at ?? new Date().toISOString(),
              }}
            />
          </section>
        )}
        <div className={classes.foot}>
          <Button aria-pressed={preview} onClick={() => setPreview(!preview)} style={{ marginRight: 'auto' }}>
            Preview
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {update ? 'Save' : 'Publish'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function categoryOf(text: string): NewsCategory | null {
  return text === '1' || text === '2' || text === '3' ? (Number(text) as NewsCategory) : null
}
