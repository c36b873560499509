import { useState } from 'react'
import type { CatalogueItem, CatalogueItemLine } from '#contract/catalogue-items/catalogue-items.ts'
import { changedFields, type ItemFieldName, type ItemKind } from '#domain/catalogue-item/fields.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, WordButton } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { fieldWords } from '#web/views/catalogue-item/item-words.ts'
import { ItemFields } from '#web/views/catalogue-item/item-fields.tsx'
import { type FormValues, useItemForm, valuesOfForm } from '#web/views/catalogue-item/use-item-form.ts'
import { ItemHistory } from './item-history.tsx'

interface EditItemProps {
  readonly kind: ItemKind
  readonly id: number
  readonly others: readonly CatalogueItemLine[]
  readonly onChanged: () => Promise<void>
  readonly onBack: () => void
}

/** One indicator or source: its form, what the data set that ships says otherwise, and its history. */
export function EditItem({ kind, id, others, onChanged, onBack }: EditItemProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /catalogue-items/{kind}/{id}', { path: { kind, id } })
  const [round, setRound] = useState(0)
  const changed = async () => {
    await answer.reload()
    await onChanged()
    setRound(round + 1)
  }
  return (
    <Box widest={760}>
      <WordButton onClick={onBack}>← {text(message('catalogue-items.back'))}</WordButton>
      <WhenAnswered answer={answer} what={text(message('catalogue-items.one', { kind }))}>
        {(item) => <Form key={round} {...{ kind, item, others }} onChanged={changed} onGone={onBack} />}
      </WhenAnswered>
    </Box>
  )
}

interface FormProps {
  readonly kind: ItemKind
  readonly item: CatalogueItem
  readonly others: readonly CatalogueItemLine[]
  readonly onChanged: () => Promise<void>
  /** It was undone, so that it is no longer there. */
  readonly onGone: () => void
}

function Form({ kind, item, others, onChanged, onGone }: FormProps) {
  const { text } = useLanguage()
  const { id, values: held, updated_at, stays, history, conflicts } = item
  const form = useItemForm({ kind, values: held, held, others, id })
  const fill = (values: FormValues) => form.setValues(values)
  const submission = useSubmission(form, {
    send: async (typed) => {
      const { release } = await change('PUT /catalogue-items/{kind}/{id}', {
        path: { kind, id },
        body: { values: valuesOfForm(typed), note: typed.note ?? '', updated_at: updated_at ?? '' },
      })
      const title = text(message('catalogue-items.published', { release: String(release) }))
      await showToast({ kind: 'success', title })
      await onChanged()
    },
  })
  const isSame = changedFields(kind, held, form.values).length === 0
  return (
    <>
      <Text as="h1" above={8} below={16}>
        {text(message('catalogue-items.edit', { kind, id: String(id) }))}: <bdi>{nameOf(others, item)}</bdi>
      </Text>
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} onTake={fill} />}
      <Stack as="form" gap={16} noValidate onSubmit={submission.onSubmit}>
        <FormError>{submission.failure}</FormError>
        <ItemFields kind={kind} form={form} stays={stays} />
        <TextField
          label={text(message('catalogue-items.note'))}
          help={text(message('catalogue-items.note-help'))}
          {...limitsOf(CATALOGUE_FIELDS.note)}
          {...form.getInputProps('note')}
        />
        {isSame && <Text tone="soft">{text(message('catalogue-items.no-change'))}</Text>}
        <Row>
          <Button type="submit" kind="primary" disabled={submission.busy || isSame}>
            {text(message('catalogue-items.publish'))}
          </Button>
        </Row>
      </Stack>
      <ItemHistory {...{ kind, history, onChanged, onGone }} onFill={fill} />
    </>
  )
}

/** Its name; of a measure those of indicator and source. */
function nameOf(others: readonly CatalogueItemLine[], { id, values }: CatalogueItem): string {
  const line = others.find((other) => other.id === id)
  if (values.datasource_indicator !== undefined && line) return `${line.name}, ${line.group}`
  return values.short_name ?? values.datasource ?? ''
}

interface ConflictsProps {
  readonly conflicts: CatalogueItem['conflicts']
  readonly onTake: (values: FormValues) => void
}

function Conflicts({ conflicts, onTake }: ConflictsProps) {
  const { text } = useLanguage()
  const [first] = conflicts
  return (
    <Box as="section" card="warning" below={16} aria-labelledby="conflicts">
      <Text as="h2" size={16} id="conflicts">
        {text(message('catalogue-items.conflict-title'))}
      </Text>
      <Text tone="soft">
        {text(message('catalogue-items.conflict-lead', { version: first?.version ?? '' }))}
      </Text>
      <ul>
        {conflicts.map(({ field, shipped }) => (
          <li key={field}>
            {text(fieldWords(field as ItemFieldName))}: <bdi>{shipped || '–'}</bdi>{' '}
            <WordButton onClick={() => onTake({ [field]: shipped })}>
              {text(message('catalogue-items.conflict-take'))}
            </WordButton>
          </li>
        ))}
      </ul>
    </Box>
  )
}
