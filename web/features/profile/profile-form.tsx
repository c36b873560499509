import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { User } from '#contract/account/user.ts'
import { ACCOUNT_FIELDS } from '#domain/account/account-fields.ts'
import { type Message, message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { PersonField } from '#web/account/person-field.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import { EmailState } from './email-state.tsx'

interface ProfileFormProps {
  readonly user: User
  /** Asks what the account is now. */
  readonly onReload: () => Promise<void>
}

/** The fields that people fill in about themselves, as the account has them. */
function valuesOf(user: User) {
  const { first_name, last_name, username, organization, job_title, location, profession } = user
  const email = user.pending_email ?? user.email
  return { first_name, last_name, email, username, organization, job_title, location, profession }
}

/** What a change did to the request for another address; null: nothing. */
function saidOfEmail(before: string | null, { email, pending_email: pending }: User): Message | null {
  if (pending === before) return null
  if (pending !== null) return message('profile.letter-sent', { email: pending })
  return before === null ? null : message('profile.old-kept', { email, other: before })
}

/**
 * Names, address and work. A new e-mail address counts once the letter that is sent to it was answered. Made anew for each
 * version of the account.
 */
export function ProfileForm({ user, onReload }: ProfileFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const [isOlder, setOlder] = useState(false)
  const form = useForm({
    initialValues: valuesOf(user),
    validate: {
      first_name: checks.text(ACCOUNT_FIELDS.first_name),
      last_name: checks.text(ACCOUNT_FIELDS.last_name),
      email: checks.email,
      username: checks.username,
      organization: checks.text(ACCOUNT_FIELDS.organization),
      job_title: checks.text(ACCOUNT_FIELDS.job_title),
      location: checks.text(ACCOUNT_FIELDS.location),
      profession: checks.text(ACCOUNT_FIELDS.profession),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      try {
        const seen = user.updated_at === null ? {} : { updated_at: user.updated_at }
        const { email, ...others } = values
        const body = { ...others, ...seen, ...(form.isDirty('email') && { email }) }
        const after = await change('PUT /users/{id}', { path: { id: user.id }, body })
        const said = saidOfEmail(user.pending_email, after)
        void showToast({
          kind: 'success',
          title: text(message('profile.updated')),
          ...(said && { text: text(said) }),
        })
        form.resetDirty()
        await refreshOwnAccount()
      } catch (error) {
        setOlder(error instanceof AskError && error.code === 'changed-meanwhile')
        throw error
      }
    },
    describe: ({ message: reason, errors }) =>
      text(
        Object.keys(errors).length > 0
          ? message('profile.not-updated')
          : message('profile.not-updated-why', { reason }),
      ),
  })
  const keepOld = async () => {
    const { email } = user
    const after = await change('PUT /users/{id}', { path: { id: user.id }, body: { email } })
    // What was typed into the other fields is still to be saved.
    form.setFieldValue('email', email)
    form.resetDirty({ ...valuesOf(user), email })
    const said = saidOfEmail(user.pending_email, after)
    void showToast({ kind: 'success', title: text(said ?? message('profile.updated')) })
    await refreshOwnAccount()
  }
  return (
    <Stack as="form" gap={16} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      {isOlder && (
        <div>
          <Button onClick={() => void onReload()}>{text(message('profile.show-now'))}</Button>
        </div>
      )}
      <Grid columns={2} gap={20} rows={16} narrow={560}>
        <PersonField fact="first-name" optional {...form.getInputProps('first_name')} />
        <PersonField fact="last-name" optional {...form.getInputProps('last_name')} />
        <PersonField
          fact="email"
          called={message('security.email')}
          required
          help={<EmailState user={user} onKeep={keepOld} />}
          {...form.getInputProps('email')}
        />
        <PersonField fact="username" required {...form.getInputProps('username')} />
        <PersonField
          fact="organisation"
          called={message('profile.organization')}
          optional
          {...form.getInputProps('organization')}
        />
        <PersonField fact="job-title" optional {...form.getInputProps('job_title')} />
        <PersonField fact="location" optional {...form.getInputProps('location')} />
        <PersonField fact="profession" optional {...form.getInputProps('profession')} />
      </Grid>
      <Row wrap gap={8} align="center">
        <Button type="submit" kind="primary" disabled={busy || !form.isDirty()}>
          {busy ? text(message('profile.saving')) : text(message('profile.update'))}
        </Button>
        {!form.isDirty() && (
          <Text as="span" tone="faint" size={13}>
            {text(message('profile.unchanged'))}
          </Text>
        )}
      </Row>
    </Stack>
  )
}
