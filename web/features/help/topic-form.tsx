import { useForm } from '@mantine/form'
import { FAQ } from '#catalogue/faq.ts'
import { HELP_FIELDS } from '#domain/form/help-fields.ts'
import { message } from '#domain/message/message.ts'
import { CheckField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import type { HelpTopic } from './topics.ts'

interface TopicFormProps {
  /** Absent: a new one. */
  readonly topic?: HelpTopic
  readonly onClose: () => void
}

/** The headings that ship, to choose from. */
const GROUPS = [...new Set(FAQ.map(({ group }) => group as string))]

/** Writes a topic of the help anew or adds one; whoever saves second is told. */
export function TopicForm({ topic, onClose }: TopicFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm({
    initialValues: {
      group: topic?.group ?? '',
      title: topic?.title ?? '',
      steps: (topic?.steps ?? []).join('\n'),
      second_method: (topic?.secondMethod ?? []).join('\n'),
      shown: topic?.shown ?? true,
    },
    validate: {
      group: checks.text(HELP_FIELDS.group),
      title: checks.text(HELP_FIELDS.title),
      steps: checks.text(HELP_FIELDS.steps),
      second_method: checks.text(HELP_FIELDS.second_method),
    },
  })
  const submission = useSubmission(form, {
    send: async ({ steps, second_method, ...others }) => {
      const body = { ...others, steps: linesOf(steps), second_method: linesOf(second_method) }
      await (topic
        ? change('PUT /help-topics/{slug}', {
            path: { slug: topic.slug },
            body: { ...body, version: topic.version },
          })
        : change('POST /help-topics', { body }))
      await showToast({ kind: 'success', title: text(message('help-topics.saved')) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={topic ? text(message('help-topics.edit-title')) : text(message('help-topics.add-title'))}
      action={text(message('help-topics.save'))}
      submission={submission}
      onClose={onClose}
    >
      <TextField
        label={text(message('help-topics.heading-field'))}
        help={text(message('help-topics.heading-help'))}
        list="help-headings"
        {...limitsOf(HELP_FIELDS.group)}
        {...form.getInputProps('group')}
      />
      <datalist id="help-headings">
        {GROUPS.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <TextField
        label={text(message('help-topics.title'))}
        {...limitsOf(HELP_FIELDS.title)}
        {...form.getInputProps('title')}
      />
      <TextArea
        label={text(message('help-topics.steps'))}
        help={text(message('help-topics.steps-help'))}
        rows={6}
        {...limitsOf(HELP_FIELDS.steps)}
        {...form.getInputProps('steps')}
      />
      <TextArea
        label={text(message('help.second-method-head'))}
        help={text(message('help-topics.second-help'))}
        optional
        rows={4}
        {...form.getInputProps('second_method')}
      />
      <CheckField
        label={text(message('help-topics.readers-see'))}
        {...form.getInputProps('shown', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
