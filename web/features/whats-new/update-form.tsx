import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { NewsRow } from '#contract/news/news.ts'
import { REQUIRED } from '#domain/form/administered-text.ts'
import { NEWS_FIELDS } from '#domain/form/news-fields.ts'
import { message } from '#domain/message/message.ts'
import { NEWS_CATEGORIES, type NewsCategory } from '#domain/news/news-category.ts'
import { RichTextField } from '#web/account/rich-text-field.tsx'
import { Button } from '#web/kit/button.tsx'
import { SelectField, TextField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { haveSeenUpdates } from '#web/queries/unseen-updates.ts'
import { change } from '#web/queries/change.ts'
import { DashboardChoice } from './dashboard-choice.tsx'
import { UpdateEntry } from './update-entry.tsx'
import classes from './updates.module.css'

const CATEGORIES = Object.entries(NEWS_CATEGORIES).map(([value, label]) => ({ value, label }))

interface UpdateFormProps {
  /** Absent: a new one. */
  readonly update?: NewsRow | undefined
  readonly onClose: () => void
}

/** Writes an update, or changes one. */
export function UpdateForm({ update, onClose }: UpdateFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const [preview, setPreview] = useState(false)
  const form = useForm({
    initialValues: {
      title: update?.title ?? '',
      category: update ? String(update.category) : '',
      content: update?.content ?? '',
      link: update?.link ?? '',
    },
    validate: {
      title: checks.text(NEWS_FIELDS.title),
      category: (category) => checks.words(category === '' ? REQUIRED : null),
      content: checks.text(NEWS_FIELDS.content),
    },
  })
  const submission = useSubmission(form, {
    send: async ({ title, content, category, link }) => {
      const written = { title, content, category: categoryOf(category) ?? 1, link }
      if (update) {
        const seen = { updated_at: update.updated_at ?? '' }
        await change('PUT /news/updates/{id}', { path: { id: update.id }, body: { ...written, ...seen } })
      } else haveSeenUpdates([await change('POST /news/updates', { body: written })])
      await showToast({
        kind: 'success',
        title: update ? text(message('updates.saved')) : text(message('updates.published-toast')),
      })
      onClose()
    },
  })
  const { title, content, category, link } = form.values
  const chosen = categoryOf(category)
  return (
    <FormDialog
      title={update ? text(message('updates.edit')) : text(message('updates.add'))}
      action={update ? text(message('help-topics.save')) : text(message('updates.publish'))}
      submission={submission}
      aside={
        <Button aria-pressed={preview} onClick={() => setPreview(!preview)}>
          {text(message('updates.preview'))}
        </Button>
      }
      onClose={onClose}
    >
      <TextField
        label={text(message('help-topics.title'))}
        {...limitsOf(NEWS_FIELDS.title)}
        {...form.getInputProps('title')}
      />
      <SelectField
        label={text(message('updates.type'))}
        options={[{ value: '', label: text(message('updates.choose-type')) }, ...CATEGORIES]}
        required
        {...form.getInputProps('category')}
      />
      {chosen === 2 && (
        <DashboardChoice
          value={link}
          onChoose={(address, name) => {
            form.setFieldValue('link', address)
            if (title.trim() === '') form.setFieldValue('title', name)
          }}
        />
      )}
      <RichTextField
        label={text(message('updates.content'))}
        value={content}
        error={form.errors.content}
        onChange={(html) => form.setFieldValue('content', html)}
      />
      {preview && (
        <section className={classes.preview} aria-label={text(message('updates.as-readers'))}>
          <UpdateEntry
            level={3}
            update={{
              title: title || text(message('updates.untitled')),
              content,
              link,
              category_name: NEWS_CATEGORIES[chosen ?? 1],
              created_at: update?.created_at ?? new Date().toISOString(),
            }}
          />
        </section>
      )}
    </FormDialog>
  )
}

function categoryOf(text: string): NewsCategory | null {
  return text === '1' || text === '2' || text === '3' ? (Number(text) as NewsCategory) : null
}
