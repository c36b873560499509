import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { changeAccount } from '#contract/accounts/profile.ts'
import type { OwnAccount } from '#contract/accounts/sign-in.ts'
import {
  EMAIL_SENTENCE,
  isEmail,
  isUsername,
  LONGEST,
  USERNAME_SENTENCE,
} from '#domain/account/account-fields.ts'
import parts from '#web/account/settings-part.module.css'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'

/** The fields that people fill in about themselves, as the account has them. */
function valuesOf(account: OwnAccount) {
  const { first_name, last_name, email, username, organization, job_title, location, profession } = account
  return { first_name, last_name, email, username, organization, job_title, location, profession }
}

/** Names, address and work. A new e-mail address counts once the letter that is sent to it was answered. */
export function ProfileForm({ account }: { readonly account: OwnAccount }) {
  const [seen, setSeen] = useState(account)
  const [isOlder, setOlder] = useState(false)
  const form = useForm({
    initialValues: valuesOf(account),
    validate: {
      email: (value) => (isEmail(value.trim()) ? null : EMAIL_SENTENCE),
      username: (value) => (isUsername(value.trim()) ? null : USERNAME_SENTENCE),
    },
  })
  const showNewest = async () => {
    const own = await refreshOwnAccount()
    if (own.status !== 'signed-in') return
    setSeen(own.account)
    setOlder(false)
    form.setInitialValues(valuesOf(own.account))
  }
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const email = values.email.trim()
      try {
        await ask<typeof changeAccount>('PUT', `/users/${seen.id}`, {
          ...values,
          updated_at: seen.updated_at,
        })
      } catch (error) {
        setOlder(error instanceof AskError && error.code === 'changed-meanwhile')
        throw error
      }
      await showNewest()
      form.reset()
      const isMoving = email.toLowerCase() !== seen.email.toLowerCase()
      void showToast({
        kind: 'success',
        title: 'Your information was updated.',
        ...(isMoving && {
          text: `A letter was sent to ${email}. The new address counts once you open its link.`,
        }),
      })
    },
    describe: ({ message, errors }) =>
      Object.keys(errors).length > 0 ? 'Failed to update user' : `Failed to update user. ${message}`,
  })
  return (
    <form className={parts.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      {isOlder && (
        <div>
          <Button
            onClick={async () => {
              await showNewest()
              form.reset()
            }}
          >
            Show what it is now
          </Button>
        </div>
      )}
      <div className={parts.pair}>
        <TextField
          label="First name"
          optional
          maxLength={LONGEST.first_name}
          autoComplete="given-name"
          {...form.getInputProps('first_name')}
        />
        <TextField
          label="Last name"
          optional
          maxLength={LONGEST.last_name}
          autoComplete="family-name"
          {...form.getInputProps('last_name')}
        />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          help={
            seen.email_verified ? undefined : 'Not confirmed yet: open the link in the letter that we sent.'
          }
          {...form.getInputProps('email')}
        />
        <TextField
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <TextField
          label="Organization"
          optional
          maxLength={LONGEST.organization}
          autoComplete="organization"
          {...form.getInputProps('organization')}
        />
        <TextField
          label="Job title"
          optional
          maxLength={LONGEST.profession}
          autoComplete="organization-title"
          {...form.getInputProps('job_title')}
        />
        <TextField
          label="Location"
          optional
          maxLength={LONGEST.organization}
          autoComplete="address-level1"
          {...form.getInputProps('location')}
        />
        <TextField
          label="Profession"
          optional
          maxLength={LONGEST.profession}
          {...form.getInputProps('profession')}
        />
      </div>
      <div className={parts.actions}>
        <Button type="submit" kind="primary" disabled={busy || !form.isDirty()}>
          {busy ? 'Saving …' : 'UPDATE INFORMATION'}
        </Button>
        {!form.isDirty() && <span className={parts.note}>Nothing is changed.</span>}
      </div>
    </form>
  )
}
