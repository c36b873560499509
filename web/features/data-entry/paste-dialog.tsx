import { useForm } from '@mantine/form'
import { pasteBlock, pastedBlock } from '#domain/data-entry/pasted-block.ts'
import { message } from '#domain/message/message.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { EntrySession } from './entry-session.ts'
import { pasteTargets, type Sheet } from './sheet-lines.ts'

interface PasteDialogProps {
  readonly sheet: Sheet
  readonly session: EntrySession
  readonly onClose: () => void
}

/** A box for copied cells, for whoever has no keys for pasting: the same as pasting into the first line. */
export function PasteDialog({ sheet, session, onClose }: PasteDialogProps) {
  const language = useLanguage()
  const { text } = language
  const form = useForm({ initialValues: { copied: '' } })
  const submission = useSubmission(form, {
    send: async ({ copied }) => {
      const targets = pasteTargets(sheet, language)
      const { filled, left, isByName } = pasteBlock(pastedBlock(copied), targets, targets[0]?.cell ?? '')
      session.fill(filled)
      const how = isByName ? 'name' : 'order'
      onClose()
      await showToast({
        kind: filled.size > 0 ? 'success' : 'notice',
        title: text(message('entry.pasted', { count: filled.size, left, how })),
      })
    },
  })
  return (
    <FormDialog
      title={text(message('entry.paste-title'))}
      action={text(message('entry.paste-do'))}
      {...{ submission, onClose }}
    >
      <TextArea
        label={text(message('entry.paste-box'))}
        help={text(message('entry.paste-help'))}
        rows={8}
        data-autofocus=""
        {...form.getInputProps('copied')}
      />
    </FormDialog>
  )
}
