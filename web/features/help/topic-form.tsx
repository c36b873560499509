import { useForm } from '@mantine/form'
import { HELP_FIELDS } from '#domain/form/help-fields.ts'
import { CheckField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { checkText, limitsOf } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import type { HelpTopic } from './topics.ts'

interface TopicFormProps {
  readonly topic: HelpTopic
  readonly onClose: () => void
}

/** Writes a topic of the help anew; whoever saves second is told. */
export function TopicForm({ topic, onClose }: TopicFormProps) {
  const form = useForm({
    initialValues: {
      title: topic.title,
      steps: topic.steps.join('\n'),
      second_method: (topic.secondMethod ?? []).join('\n'),
      shown: topic.shown,
    },
    validate: {
      title: checkText(HELP_FIELDS.title),
      steps: checkText(HELP_FIELDS.steps),
      second_method: checkText(HELP_FIELDS.second_method),
    },
  })
  const submission = useSubmission(form, {
    send: async ({ steps, second_method, ...text }) => {
      await change('PUT /help-topics/{slug}', {
        path: { slug: topic.slug },
        body: {
          ...text,
          steps: linesOf(steps),
          second_method: linesOf(second_method),
          version: topic.version,
        },
      })
      await showToast({ kind: 'success', title: 'Topic saved' })
      onClose()
    },
  })
  return (
    <FormDialog title="Edit help topic" action="Save" submission={submission} onClose={onClose}>
      <TextField label="Title" {...limitsOf(HELP_FIELDS.title)} {...form.getInputProps('title')} />
      <TextArea
        label="Steps"
        help="Each on a line of its own."
        rows={6}
        {...limitsOf(HELP_FIELDS.steps)}
        {...form.getInputProps('steps')}
      />
      <TextArea
        label="Second method"
        help="Another way to the same end, where there is one."
        optional
        rows={4}
        {...form.getInputProps('second_method')}
      />
      <CheckField label="Readers see this topic" {...form.getInputProps('shown', { type: 'checkbox' })} />
    </FormDialog>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
