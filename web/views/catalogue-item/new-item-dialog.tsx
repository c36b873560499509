import type { ItemKind, ItemValues } from '#domain/catalogue-item/fields.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'
import { message } from '#domain/message/message.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { may } from '#domain/account/capability.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { ItemFields } from './item-fields.tsx'
import { NEW_VALUES, useItemForm, valuesOfForm } from './use-item-form.ts'

/** The id of what was published, or of its proposal. */
export type MadeItem = { readonly item: number } | { readonly item: null; readonly proposal: number }

interface NewItemDialogProps {
  readonly kind: ItemKind
  /** What is known of it already: its name in a file, a proposal. */
  readonly values: ItemValues
  /** The proposal by which it is made. */
  readonly proposal?: number
  readonly onDone?: (made: MadeItem) => void
  readonly onClose: () => void
}

/** A new indicator or source: published as a release by whoever may, proposed by others. */
export function NewItemDialog({ kind, values, proposal, onDone, onClose }: NewItemDialogProps) {
  const { text } = useLanguage()
  const mayPublish = may(useHolder(), 'catalogue.change')
  const form = useItemForm({
    ...{ kind, values: { ...NEW_VALUES[kind], ...values }, held: null, others: null, id: null },
  })
  const submission = useSubmission(form, {
    send: async (typed) => {
      const body = { values: valuesOfForm(typed), note: typed.note ?? '' }
      if (mayPublish) {
        const made = await change('POST /catalogue-items/{kind}', {
          ...{ path: { kind }, body: { ...body, ...(proposal !== undefined && { proposal }) } },
        })
        const title = text(message('catalogue-items.published', { release: String(made.release) }))
        await showToast({ kind: 'success', title })
        onDone?.({ item: made.id })
      } else {
        const { id } = await change('POST /catalogue-proposals', { body: { kind, ...body } })
        await showToast({ kind: 'success', title: text(message('catalogue-items.proposed')) })
        onDone?.({ item: null, proposal: id })
      }
      onClose()
    },
  })
  return (
    <FormDialog
      title={text(message('catalogue-items.new', { kind }))}
      action={text(message(mayPublish ? 'catalogue-items.publish' : 'catalogue-items.propose'))}
      submission={submission}
      onClose={onClose}
    >
      <ItemFields kind={kind} form={form} />
      <TextField
        label={text(message('catalogue-items.note'))}
        help={text(message('catalogue-items.note-help'))}
        {...limitsOf(CATALOGUE_FIELDS.note)}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}
