import type { readUser } from '#contract/accounts/user.ts'
import { PartLoading } from '#web/account/part-loading.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ProfileForm } from './profile-form.tsx'

/** The person's account, and the form that changes it. */
export function Information({ id }: { readonly id: number }) {
  const user = useAnswer<typeof readUser>(`/users/${id}`)
  if (user.status === 'loading') return <PartLoading what="your profile" />
  if (user.status === 'failed') {
    return <LoadFailureMessage what="Your profile" reason="broken" onRetry={user.reload} />
  }
  return (
    <ProfileForm
      key={user.value.updated_at}
      user={user.value}
      onChanged={user.replace}
      onReload={user.reload}
    />
  )
}
